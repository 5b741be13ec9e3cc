-- Keys of the whole installation, wrapped by the master key like those of streams: rotating it wraps them anew.
create table system_keys (
  purpose text primary key,
  key_id uuid not null,
  wrapped bytea not null,
  master_fingerprint text not null,
  created_at timestamptz not null default now()
);
grant select, insert on system_keys to leeward_app;

-- What operators did and what they looked at. It says nothing of whose data it was to whoever has not the subject's id:
-- the fingerprint is the SHA-256 of that random id.
create table operator_actions (
  action_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  command text not null,
  subject_fingerprint bytea,
  receipt uuid,
  counts jsonb not null default '{}'
);
