-- Puts the same words, sealed with the stream's own key, in place of what a replaced key has sealed; gives how many were.
-- What was destroyed or sealed anew meanwhile stays as it is.
--   given  [{position, sealed}], bytes in base64
create function reseal_events(old uuid, own uuid, given jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  subject uuid;
  event record;
  resealed integer := 0;
begin
  select replaced.subject_id into subject
  from keys replaced join keys current using (subject_id, stream_id)
  where replaced.key_id = old and replaced.replaced_at is not null
    and current.key_id = own and current.replaced_at is null and current.wrapped is not null;
  -- One by one, each found by its position: a join would rather read the whole stream for every batch.
  for event in select * from jsonb_to_recordset(given) as g (position bigint, sealed text) loop
    update events e set sealed = decode(event.sealed, 'base64'), key_id = own
    where e.subject_id = subject and e.position = event.position and e.key_id = old and e.sealed is not null;
    resealed := resealed + found::integer;
  end loop;
  return resealed;
end
$$;
grant execute on function reseal_events to leeward_worker;
