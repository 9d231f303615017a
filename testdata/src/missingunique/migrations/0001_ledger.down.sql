DROP TABLE handled_webhooks;
DROP TABLE replayed_mails;
