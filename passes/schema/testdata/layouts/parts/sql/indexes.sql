CREATE UNIQUE INDEX receipts_once ON receipts (tenant, event_key);
