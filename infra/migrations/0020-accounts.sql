-- Who may enter as whom: issuer and subject, never an e-mail address. Digests are keyed, so the table tells nothing.
create table identities (
  issuer text not null,
  subject_digest bytea not null,
  subject_id uuid not null,
  linked_at timestamptz not null default now(),
  primary key (issuer, subject_digest)
);
create index on identities (subject_id);

-- A browser that is signed in names its account, so that a person can see and end it from elsewhere.
alter table browser_sessions
  add column session_id uuid not null default gen_random_uuid() unique,
  add column subject_id uuid,
  add column label text,
  add column created_at timestamptz not null default now(),
  add column seen_at timestamptz not null default now();
create index on browser_sessions (subject_id) where subject_id is not null;

-- A sign-in by mail under way; it goes once it has led in. Link and code are made from the id and the master key, so neither is kept.
create table email_sign_ins (
  sign_in_id uuid primary key,
  -- The same as in identities: what is under way goes with the account.
  address_digest bytea not null,
  -- The address, sealed: the worker that sends the mail opens it.
  address bytea not null,
  -- The browser that asked; only there the code and the link work.
  browser_digest bytea not null,
  attempts integer not null default 0,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on email_sign_ins (address_digest);
create index on email_sign_ins (expires_at);
grant select, insert, update, delete on identities, email_sign_ins to leeward_app;
