-- Create "receipts" table
CREATE TABLE "receipts" (
	id         bigserial PRIMARY KEY,
	tenant     text NOT NULL,
	"event_key"  text,
	created_at timestamptz NOT NULL DEFAULT now()
);
-- Create index "receipts_once"
CREATE UNIQUE INDEX receipts_once ON receipts (event_key);
