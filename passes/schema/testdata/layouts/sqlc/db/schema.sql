CREATE TABLE receipts (
	id         bigint GENERATED ALWAYS AS IDENTITY,
	tenant     text NOT NULL,
	event_key  text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (id),
	UNIQUE (tenant, event_key)
);
