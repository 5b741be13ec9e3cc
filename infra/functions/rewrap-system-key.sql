-- The same for a key of the whole installation.
create function rewrap_system_key(epoch uuid, key uuid, was bytea, again bytea) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  update system_keys set wrapped = again, epoch_id = epoch, master_fingerprint = null
  where key_id = key and wrapped = was and epoch = current_epoch()
$$;
grant execute on function rewrap_system_key to leeward_worker;
