-- Deletes what is left of replaced keys that were destroyed more than 40 days before; gives how many. No backup is kept for
-- so long. Where a stream was deleted while it was being sealed anew, they still seal some of it, that nobody can open: it
-- goes too, or it would read as broken.
create function prune_replaced_keys(at timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  pruned integer;
begin
  with gone as (
    delete from keys
    where replaced_at is not null and destroyed_at < least(at, now()) - interval '40 days'
    returning subject_id, stream_id, key_id),
  emptied as (
    update events e set sealed = null from gone
    where e.subject_id = gone.subject_id and e.stream_id = gone.stream_id and e.key_id = gone.key_id
      and e.sealed is not null)
  select count(*) into pruned from gone;
  return pruned;
end
$$;
grant execute on function prune_replaced_keys to leeward_worker;
