DROP INDEX receipts_once;
