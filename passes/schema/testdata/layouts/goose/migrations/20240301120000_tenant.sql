-- +goose Up
-- +goose StatementBegin
DROP INDEX receipts_once;
-- +goose StatementEnd
ALTER TABLE receipts ALTER COLUMN event_key SET NOT NULL;
CREATE UNIQUE INDEX receipts_once ON receipts (tenant, event_key);

-- +goose Down
DROP INDEX receipts_once;
ALTER TABLE receipts ALTER COLUMN event_key DROP NOT NULL;
