-- The events of a stream that are about the item with this id and still have their words. Where none has any (an
-- exercise), its first: by that a restored backup is told that it was taken back.
create function words_about(subject uuid, stream text, item text) returns setof uuid
language plpgsql stable set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
    select e.event_id from events e
    where e.subject_id = subject and e.stream_id || '' = stream
      and coalesce(e.data ->> 'moodId', e.data ->> 'completionId', e.data ->> 'messageId', e.data ->> 'entryId',
        e.data ->> 'visitorId') = item
      and (case when e.sealed is null then 0 else 1 end) = 1;
  if not found then
    return query
      select e.event_id from events e
      where e.subject_id = subject and e.stream_id || '' = stream
        and coalesce(e.data ->> 'moodId', e.data ->> 'completionId', e.data ->> 'messageId', e.data ->> 'entryId',
          e.data ->> 'visitorId') = item
        and (case when e.sealed is null then 0 else 1 end) = 0
      order by e.version limit 1;
  end if;
end
$$;
grant execute on function words_about to leeward_app;
