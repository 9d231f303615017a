CREATE UNIQUE INDEX handled_webhooks_once ON handled_webhooks (delivery_id);
DROP INDEX replayed_mails_once;
