-- handled_webhooks_once locked the table for too long
DROP INDEX handled_webhooks_once;
CREATE UNIQUE INDEX CONCURRENTLY replayed_mails_once ON replayed_mails (mail_id);
