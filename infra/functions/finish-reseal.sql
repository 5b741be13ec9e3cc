-- Notes that nothing is sealed with a replaced key any more; false when something is. It goes with its epoch.
create function finish_reseal(old uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update keys set reseal_due = false, damaged_position = null, damaged_at = null
  where key_id = old and replaced_at is not null and not exists (
    select from events e
    where e.subject_id = keys.subject_id and e.stream_id = keys.stream_id and e.key_id = old and e.sealed is not null);
  return found;
end
$$;
grant execute on function finish_reseal to leeward_worker;
