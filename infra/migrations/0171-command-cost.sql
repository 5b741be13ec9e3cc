-- What a command is decided on, found by index: the latest facts about the item that it names, and those with words.
-- The fields are those of domain/item.ts. Made at once: migrations run while nothing else does.
create index events_by_item on events (
  subject_id, stream_id,
  (coalesce(data ->> 'moodId', data ->> 'completionId', data ->> 'messageId', data ->> 'entryId', data ->> 'visitorId')),
  (case when sealed is null then 0 else 1 end), version);
create index events_by_reply on events (subject_id, stream_id, (data ->> 'replyId'), version)
where (data ->> 'replyId') is not null;

-- What the rules remember of a long stream, as of one of its events: no words, and nothing that the log does not have.
-- A row may be deleted at any time; it is made anew.
create table snapshots (
  subject_id uuid not null,
  stream_id text not null,
  version integer not null,
  -- The event at that version: a snapshot of another log (a restored one) is not used.
  event_id uuid not null,
  -- Of the shape of the state: see domain/decider.ts.
  state_version integer not null,
  state jsonb not null,
  made_at timestamptz not null default now(),
  primary key (subject_id, stream_id)
);
grant select on snapshots to leeward_app;
