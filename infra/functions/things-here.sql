-- Which of these ids are those of a conversation, an entry, a mood or an exercise that a person has: by index alone,
-- however much that is. The expression is that of the index events_by_item.
create function things_here(subject uuid, ids text[]) returns setof text
language plpgsql stable set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $$
begin
  return query
    select wanted.id from unnest(ids) as wanted (id)
    cross join unnest(array['session-' || wanted.id, 'journal-' || wanted.id]) as whole (stream)
    cross join lateral (
      select from events e
      where e.subject_id = subject and e.stream_id = whole.stream
      order by e.version limit 1) as found
    union
    select wanted.id from unnest(ids) as wanted (id)
    cross join unnest(array['mood-' || subject, 'exercises-' || subject]) as shared (stream)
    cross join lateral (
      select from events e
      where e.subject_id = subject and e.stream_id || '' = shared.stream
        and coalesce(e.data ->> 'moodId', e.data ->> 'completionId', e.data ->> 'messageId', e.data ->> 'entryId',
          e.data ->> 'visitorId') = wanted.id
      limit 1) as found;
end
$$;
grant execute on function things_here to leeward_api;
