-- Notes that all keys are wrapped by the current epoch's; false when some are not.
create function note_rewrapped(epoch uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Older keys are destroyed by this: with it, all that was wrapped before is safe on the disk.
  perform set_config('synchronous_commit', 'on', true);
  update epochs set rewrapped_at = now()
  where epoch_id = epoch and epoch = current_epoch() and is_rewrapped(epoch);
  return found;
end
$$;
grant execute on function note_rewrapped to leeward_worker;
