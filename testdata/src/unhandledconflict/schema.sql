CREATE TABLE receipts (
	id       bigserial PRIMARY KEY,
	event_id text NOT NULL UNIQUE,
	cents    bigint NOT NULL
);
CREATE TABLE lines (
	id       bigserial PRIMARY KEY,
	order_id text NOT NULL
);
CREATE TABLE deliveries (
	provider text NOT NULL,
	delivery_id text NOT NULL,
	body     bytea,
	PRIMARY KEY (provider, delivery_id)
);
