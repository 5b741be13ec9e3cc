-- What stands in the box of the chat and was not sent, one row for each person, sealed under the key of an epoch, with
-- which what it was before goes. Unlogged: it is in no backup, and a crash may empty it.
create unlogged table unsent_words (
  subject_id uuid primary key,
  session_id text not null,
  sealed bytea not null,
  epoch_id uuid,
  kept_at timestamptz not null default now()
);
create index on unsent_words (kept_at);
grant select, delete on unsent_words to leeward_app;
grant update (sealed, epoch_id) on unsent_words to leeward_worker;
