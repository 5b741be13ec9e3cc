-- The log: everything that happened, once, in order. Every unique key holds the subject, so the log can be
-- partitioned by person later without a change of shape.
create table events (
  position bigint generated always as identity,
  subject_id uuid not null,
  -- A subject id is random, so its last half-byte spreads people evenly.
  shard smallint not null generated always as (get_byte(uuid_send(subject_id), 15) & 15) stored,
  stream_id text not null,
  version integer not null,
  event_id uuid not null,
  type text not null,
  schema_version smallint not null,
  data jsonb not null,
  sealed bytea,
  key_id uuid,
  correlation_id uuid,
  causation_id uuid,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp(),
  time_zone text not null,
  primary key (subject_id, position),
  unique (subject_id, stream_id, version),
  unique (subject_id, event_id),
  check (sealed is null or key_id is not null)
);
create index events_by_shard on events (shard, position);

-- One data key a stream, wrapped by the master key. A destroyed key leaves its row as the tombstone:
-- what it sealed reads as erased, while a key that is simply absent is an error.
create table keys (
  key_id uuid primary key,
  subject_id uuid not null,
  stream_id text not null,
  wrapped bytea,
  master_fingerprint text,
  created_at timestamptz not null default now(),
  destroyed_at timestamptz,
  unique (subject_id, stream_id),
  check ((wrapped is null) = (destroyed_at is not null))
);
