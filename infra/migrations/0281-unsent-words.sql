-- What stands in the box of the chat and was not sent, one row for each person, sealed with the key of the conversation it
-- was written in. Unlogged: it is in no backup, and a crash may empty it.
create unlogged table unsent_words (
  subject_id uuid primary key,
  session_id text not null,
  key_id uuid not null,
  sealed bytea not null,
  kept_at timestamptz not null default now()
);
create index on unsent_words (kept_at);
grant select, delete on unsent_words to leeward_app;
