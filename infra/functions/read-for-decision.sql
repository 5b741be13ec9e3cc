-- What a command on a stream is decided on, as of one moment and by index alone, so that it costs the same however long
-- the stream is. By `part`:
--   snapshot  what was remembered (data) at that version, when there is one of that shape
--   since     the next events after it, or after the version `from_version`, at most so many; with `shape` null only the
--             last one, which says at what version the stream is
--   about     the latest facts about the item with that id, and those that have their words
create function read_for_decision(
  subject uuid, stream text, shape integer, item text, from_version integer, most_since integer)
returns table (
  part text, "position" bigint, version integer, event_id uuid, type text, schema_version smallint, data jsonb,
  occurred_at timestamptz)
language plpgsql stable set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  base snapshots;
  most constant integer := 8;
begin
  if shape is null then
    return query
      select 'since', e.position, e.version, e.event_id, e.type, e.schema_version, e.data, e.occurred_at
      from events e where e.subject_id = subject and e.stream_id = stream order by e.version desc limit 1;
  else
    if from_version is null then
      select s.* into base from snapshots s
      where s.subject_id = subject and s.stream_id = stream and s.state_version = shape;
      -- Apart from that: in one query the planner may read the whole stream.
      if not exists (
        select from events e
        where e.subject_id = subject and e.event_id = base.event_id and e.stream_id || '' = stream
          and e.version = base.version) then
        base := null;
      end if;
    end if;
    if base.version is not null then
      return query select 'snapshot', 0::bigint, base.version, base.event_id, '', 0::smallint, base.state, base.made_at;
    end if;
    return query
      select 'since', e.position, e.version, e.event_id, e.type, e.schema_version, e.data, e.occurred_at
      from events e
      where e.subject_id = subject and e.stream_id = stream and e.version > coalesce(from_version, base.version, 0)
      order by e.version limit most_since;
  end if;
  if item is not null then
    return query
      select 'about', e.position, e.version, e.event_id, e.type, e.schema_version, e.data, e.occurred_at
      from (
        (select * from events e
        where e.subject_id = subject and e.stream_id || '' = stream
          and coalesce(e.data ->> 'moodId', e.data ->> 'completionId', e.data ->> 'messageId', e.data ->> 'entryId',
            e.data ->> 'visitorId') = item
          and (case when e.sealed is null then 0 else 1 end) = 0
        order by e.version desc limit most)
        union all
        (select * from events e
        where e.subject_id = subject and e.stream_id || '' = stream
          and coalesce(e.data ->> 'moodId', e.data ->> 'completionId', e.data ->> 'messageId', e.data ->> 'entryId',
            e.data ->> 'visitorId') = item
          and (case when e.sealed is null then 0 else 1 end) = 1
        order by e.version desc limit most)
        union all
        (select * from events e
        where e.subject_id = subject and e.stream_id || '' = stream and e.data ->> 'replyId' = item
        order by e.version desc limit most)
      ) e
      order by e.version;
  end if;
end
$$;
grant execute on function read_for_decision to leeward_app;
