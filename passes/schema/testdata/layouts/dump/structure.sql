--
-- PostgreSQL database dump
--

\restrict x

SET statement_timeout = 0;

CREATE FUNCTION public.touch() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    DROP TABLE receipts;
    RETURN NEW;
END;
$$;

CREATE TABLE public.receipts (
    id bigint NOT NULL,
    tenant text NOT NULL,
    event_key text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE public.receipts_id_seq START WITH 1;

ALTER TABLE ONLY public.receipts ALTER COLUMN id SET DEFAULT nextval('public.receipts_id_seq'::regclass);

COPY public.receipts (id, tenant, event_key, created_at) FROM stdin;
1	it's	k	now
\.

INSERT INTO public.receipts VALUES (2, 't;', 'it''s', now());

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX receipts_once ON public.receipts USING btree (tenant, event_key);
