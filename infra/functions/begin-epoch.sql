-- From here new keys are wrapped by this epoch's key, which is safe on the disk. False when it was given up meanwhile.
create function begin_epoch(epoch uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
begin
  perform pg_advisory_xact_lock(1818846564, 3);
  update epochs set begun_at = now() where epoch_id = epoch and number = (select max(number) from epochs);
  return found;
end
$$;
grant execute on function begin_epoch to leeward_app;
