CREATE TABLE receipts_new (id INTEGER PRIMARY KEY, tenant TEXT NOT NULL, event_key TEXT NOT NULL, created_at DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP, UNIQUE (tenant, event_key));
INSERT INTO receipts_new SELECT * FROM receipts;
DROP TABLE receipts;
ALTER TABLE receipts_new RENAME TO receipts;
