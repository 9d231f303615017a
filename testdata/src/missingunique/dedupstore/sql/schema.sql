CREATE TABLE "idempotency_keys" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"tenant" text NOT NULL,
	"key" text NOT NULL
);
CREATE TABLE public.idempotency_records (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	tenant text NOT NULL,
	key text NOT NULL
);
CREATE UNIQUE INDEX ON public.idempotency_records USING btree (tenant, key);
