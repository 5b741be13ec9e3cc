-- Keeps a replaced key that still seals something, under the current epoch: the older one may end, and the next turn tries
-- again. False when the key was changed meanwhile.
--   was, again   the key as it was wrapped, and as it is wrapped now
--   at_position  the first event that does not open with it; null where it is the stream's own key that does not
create function keep_damaged(epoch uuid, old uuid, was bytea, again bytea, at_position bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update keys set wrapped = again, epoch_id = epoch, master_fingerprint = null, damaged_position = at_position,
    damaged_at = null
  where key_id = old and replaced_at is not null and reseal_due and wrapped = was and epoch = current_epoch();
  return found;
end
$$;
grant execute on function keep_damaged to leeward_worker;
