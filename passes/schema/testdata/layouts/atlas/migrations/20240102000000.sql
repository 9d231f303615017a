-- Drop index "receipts_once"
DROP INDEX "receipts_once";
-- Modify "receipts" table
ALTER TABLE "receipts" ALTER COLUMN "event_key" SET NOT NULL, ADD CONSTRAINT "receipts_once" UNIQUE ("tenant", "event_key");
