-- Journal entries that stand; their words are in the log, at `position`.
create table read_models.entries (
  subject_id uuid not null,
  entry_id text not null,
  written_at timestamptz not null,
  edited_at timestamptz,
  day date not null,
  position bigint not null,
  reflection_id text,
  reflection text,
  asked_at timestamptz,
  primary key (subject_id, entry_id)
);
create index on read_models.entries (subject_id, written_at);
-- What the sweep looks for: reflections that are still owed.
create index entries_waiting on read_models.entries (asked_at) where reflection = 'pending';
grant select, insert, update, delete on all tables in schema read_models to leeward_app;
