DROP INDEX receipts_once;
ALTER TABLE receipts ALTER COLUMN event_key DROP NOT NULL;
