-- Appends a fact and destroys what it takes back, in one transaction: both are true, or neither is.
--   taken  the events whose words go; null: all of the stream, by its key
create function append_destroying(
  subject uuid, stream text, expected integer, given jsonb, new_key jsonb, taken uuid[])
returns table (appended_position bigint, appended_version integer, made_receipt uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  fact jsonb := given -> 0;
  one uuid;
  had_words boolean := false;
  gone uuid[];
  its_keys uuid[] := '{}';
begin
  select a.appended_position, a.appended_version into appended_position, appended_version
  from append(subject, stream, expected, given, new_key) a order by 1 desc limit 1;
  if taken is null then
    with destroyed as (
      update keys set wrapped = null, master_fingerprint = null, destroyed_at = now()
      where subject_id = subject and stream_id = stream and wrapped is not null returning key_id)
    select array_agg(key_id) into gone from destroyed;
    -- Those before it too: a backup from before they were replaced has its words under them.
    select array_agg(key_id) into its_keys from keys
    where subject_id = subject and stream_id = stream and gone is not null;
    -- The events too: a backup from before they were claimed has them under a visitor's key.
    select array_agg(event_id) into taken from events
    where subject_id = subject and stream_id = stream and (sealed is not null or version = 1);
  else
    -- One by one: for several the planner may read all of the stream.
    foreach one in array taken loop
      update events set sealed = null
      where subject_id = subject and event_id = one and stream_id || '' = stream and sealed is not null;
      had_words := had_words or found;
    end loop;
    if had_words then
      -- Old pages of the disk still have them: the stream gets another key, and this one goes with its epoch.
      update keys set reseal_due = true
      where subject_id = subject and stream_id = stream and replaced_at is null and wrapped is not null
        and not reseal_due;
    end if;
  end if;
  insert into erasures (kind, asked_by, asked_at, events, key_fingerprints, event_fingerprints, retraction, rows_gone_at)
  select case when gone is null then 'words' else 'stream' end, 'person', (fact ->> 'occurred_at')::timestamptz,
    cardinality(taken), array(select sha256(uuid_send(k)) from unnest(its_keys) k),
    array(select sha256(uuid_send(e)) from unnest(taken) e),
    case when fact ->> 'sealed' is null then jsonb_build_object(
      'event_id', fact -> 'event_id', 'type', fact -> 'type', 'schema_version', fact -> 'schema_version',
      'data', fact -> 'data', 'occurred_at', fact -> 'occurred_at') end,
    now()
  returning receipt into made_receipt;
  return next;
end
$$;
grant execute on function append_destroying to leeward_api;
