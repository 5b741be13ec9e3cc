-- What the sweep looks for: messages whose reply is still owed.
create index messages_waiting on read_models.messages (sent_at) where reply = 'pending';

-- Who works: each worker says so every few seconds.
create table heartbeats (
  worker_id uuid primary key,
  beat_at timestamptz not null default now()
);
grant select, insert, update, delete on heartbeats to leeward_app;
grant select on migrations to leeward_app;
