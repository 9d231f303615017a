CREATE TABLE handled_webhooks (
	id          bigserial PRIMARY KEY,
	delivery_id text NOT NULL,
	received_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE replayed_mails (
	id      bigserial PRIMARY KEY,
	mail_id text NOT NULL
);

CREATE TABLE bookings (
	id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	dedup_key    text NOT NULL,
	seat         int NOT NULL,
	state        text NOT NULL DEFAULT 'held'
);

CREATE TABLE reservations (
	id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	dedup_key    text NOT NULL,
	seat         int NOT NULL,
	state        text NOT NULL DEFAULT 'held'
);
CREATE UNIQUE INDEX bookings_final ON bookings (dedup_key) WHERE state = 'final';
CREATE UNIQUE INDEX reservations_held ON reservations (dedup_key) WHERE state = 'held';
CREATE UNIQUE INDEX handled_webhooks_once ON handled_webhooks (delivery_id);
