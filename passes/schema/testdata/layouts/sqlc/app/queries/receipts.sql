-- name: Add :execrows
INSERT INTO receipts (tenant, event_key) VALUES ($1, $2) ON CONFLICT DO NOTHING;
