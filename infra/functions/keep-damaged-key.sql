-- Marks a key that does not open, so that it holds up no turn: its stream is due another key, and this one stays as it is
-- until it is mended or its stream is deleted. False when nothing is sealed with it any more, or it was changed meanwhile.
--   was  the bytes that do not open
create function keep_damaged_key(key uuid, was bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if finish_reseal(key) then
    return false;
  end if;
  update keys set reseal_due = true, damaged_at = coalesce(damaged_at, now()) where key_id = key and wrapped = was;
  return found;
end
$$;
grant execute on function keep_damaged_key to leeward_worker;
