-- The facts about an item are found by the item alone: with the stream in these indexes, too, the planner took the one
-- on (stream, version) for as good, and read all of a long stream. Queries by item hide the stream from it (`|| ''`).
drop index events_by_item;
create index events_by_item on events (
  subject_id,
  (coalesce(data ->> 'moodId', data ->> 'completionId', data ->> 'messageId', data ->> 'entryId', data ->> 'visitorId')),
  (case when sealed is null then 0 else 1 end), version);
drop index events_by_reply;
create index events_by_reply on events (subject_id, (data ->> 'replyId'), version) where (data ->> 'replyId') is not null;
