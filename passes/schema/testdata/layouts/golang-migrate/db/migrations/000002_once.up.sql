CREATE UNIQUE INDEX receipts_once ON receipts (event_key);
