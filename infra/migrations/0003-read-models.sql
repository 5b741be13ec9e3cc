-- What is shown. Read models hold no words: they point (position) at the event that has them sealed.
-- A rebuild fills tables of the same shape in read_models_next and then switches.
create schema read_models;
create schema read_models_next;

-- Where each projection stands. The row is its lease too: whoever has it locked projects that shard.
create table checkpoints (
  projection text not null,
  version integer not null,
  shard smallint not null,
  position bigint not null default 0,
  moved_at timestamptz not null default now(),
  primary key (projection, shard)
);

-- People whose events a projection could not take. Their later events wait; everyone else flows on.
create table parked (
  projection text not null,
  subject_id uuid not null,
  position bigint not null,
  reason text not null,
  parked_at timestamptz not null default now(),
  primary key (projection, subject_id)
);

create table read_models.sessions (
  subject_id uuid not null,
  session_id text not null,
  started_at timestamptz not null,
  last_active_at timestamptz not null,
  primary key (subject_id, session_id)
);

create table read_models.messages (
  subject_id uuid not null,
  message_id text not null,
  session_id text not null,
  position bigint not null,
  role text not null,
  sent_at timestamptz not null,
  -- of a person's message
  reply text,
  tier text,
  -- of a reply
  rating smallint,
  is_stopped boolean,
  primary key (subject_id, message_id)
);
create index on read_models.messages (subject_id, session_id, position);

create table read_models.moods (
  subject_id uuid not null,
  mood_id text not null,
  session_id text,
  level smallint not null,
  logged_at timestamptz not null,
  position bigint not null,
  primary key (subject_id, mood_id)
);
create index on read_models.moods (subject_id, position);

-- What belongs to a conversation when its owner takes it along.
create table read_models.export_items (
  subject_id uuid not null,
  session_id text not null,
  position bigint not null,
  kind text not null,
  primary key (subject_id, session_id, position)
);

-- How often a person did what counts, day by day; points and streaks are arithmetic on it.
create table read_models.activity_days (
  subject_id uuid not null,
  day date not null,
  first_messages integer not null default 0,
  moods integer not null default 0,
  entries integer not null default 0,
  exercises integer not null default 0,
  primary key (subject_id, day)
);
