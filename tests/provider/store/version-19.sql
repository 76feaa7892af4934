-- A database of the provider from before versions were recorded, by pg_dump.
CREATE TABLE public.drafts (
    application_hash text NOT NULL,
    draft text NOT NULL,
    saved_at timestamp with time zone NOT NULL
);
CREATE TABLE public.files (
    id text NOT NULL,
    call text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    size bigint NOT NULL,
    content bytea NOT NULL,
    stored_at timestamp with time zone NOT NULL,
    application_hash text
);
CREATE TABLE public.invitations (
    token_hash text NOT NULL,
    request json NOT NULL,
    made_at timestamp with time zone NOT NULL,
    application_hash text
);
CREATE TABLE public.mails (
    id bigint NOT NULL,
    mail json NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    next_try timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    delivered_at timestamp with time zone,
    failure text
);
ALTER TABLE public.mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.replies (
    call text NOT NULL,
    key_hash text NOT NULL,
    body_hash text NOT NULL,
    reply json,
    made_at timestamp with time zone NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.submissions (
    id bigint NOT NULL,
    call text NOT NULL,
    body json NOT NULL,
    secrets json NOT NULL,
    unique_hash text,
    stored_at timestamp with time zone NOT NULL,
    application_hash text
);
ALTER TABLE public.submissions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.submissions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
INSERT INTO public.submissions OVERRIDING SYSTEM VALUE VALUES (1, 'save', '{"login_name": "ada"}', '{}', NULL, '2026-11-20 10:00:00+00', NULL);
SELECT pg_catalog.setval('public.mails_id_seq', 1, false);
SELECT pg_catalog.setval('public.submissions_id_seq', 1, true);
ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT drafts_pkey PRIMARY KEY (application_hash);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_pkey PRIMARY KEY (call, key_hash, body_hash);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (id);
CREATE INDEX files_application ON public.files USING btree (application_hash);
CREATE UNIQUE INDEX invitations_application ON public.invitations USING btree (application_hash);
CREATE INDEX mails_due ON public.mails USING btree (next_try) WHERE (next_try IS NOT NULL);
CREATE UNIQUE INDEX replies_key ON public.replies USING btree (call, key_hash);
CREATE UNIQUE INDEX submissions_application ON public.submissions USING btree (call, application_hash);
CREATE UNIQUE INDEX submissions_unique ON public.submissions USING btree (call, unique_hash);
