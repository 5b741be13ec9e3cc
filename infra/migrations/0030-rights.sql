-- A row of a conversation's export is named by what it stands for, so that it can go with it.
drop table read_models.export_items;
create table read_models.export_items (
  subject_id uuid not null,
  session_id text not null,
  item_id text not null,
  kind text not null,
  primary key (subject_id, session_id, item_id)
);
create index on read_models.export_items (subject_id, item_id);
delete from checkpoints where projection = 'export-items';

-- Moods are listed by when they were: one can be of another day than the one on which it was written down.
create index on read_models.moods (subject_id, logged_at);

create table read_models.completions (
  subject_id uuid not null,
  completion_id text not null,
  exercise_id text not null,
  session_id text,
  day date not null,
  completed_at timestamptz not null,
  primary key (subject_id, completion_id)
);
create index on read_models.completions (subject_id, completed_at);

create table read_models.accounts (
  subject_id uuid primary key,
  opened_at timestamptz not null,
  status text not null,
  due_at timestamptz
);
create index on read_models.accounts (due_at) where due_at is not null;
grant select, insert, update, delete on all tables in schema read_models to leeward_app;

-- Browsers of visitors are known until nothing of the visitor is kept any more.
create index on browser_sessions ((data ->> 'subjectId'));

-- When a person last did something, so that a visitor who stays away is found.
create table read_models.last_active (
  subject_id uuid primary key,
  at timestamptz not null
);
create index on read_models.last_active (at);
grant select, insert, update, delete on all tables in schema read_models to leeward_app;
