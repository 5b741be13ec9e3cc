-- Puts the same words, sealed with the stream's own key, in place of what a replaced key has sealed; gives how many were.
-- What was destroyed or sealed anew meanwhile stays as it is.
--   given  [{position, sealed}], bytes in base64
create function reseal_events(old uuid, own uuid, given jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  resealed integer;
begin
  update events e set sealed = decode(g.sealed, 'base64'), key_id = own
  from keys replaced join keys current using (subject_id, stream_id),
    jsonb_to_recordset(given) as g (position bigint, sealed text)
  where replaced.key_id = old and replaced.replaced_at is not null
    and current.key_id = own and current.replaced_at is null and current.wrapped is not null
    and e.subject_id = replaced.subject_id and e.stream_id = replaced.stream_id and e.position = g.position
    and e.key_id = old and e.sealed is not null;
  get diagnostics resealed = row_count;
  return resealed;
end
$$;
grant execute on function reseal_events to leeward_worker;
