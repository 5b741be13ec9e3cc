-- Forgets the epochs whose keys were destroyed, and the bytes of keys that were replaced. What is left of those says in a
-- restored log, as long as there are such, that the words are gone: see prune_replaced_keys().
create function settle_epoch(destroyed uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from epochs where epoch_id = any (destroyed) and epoch_id <> current_epoch();
  update epochs set settled_at = now()
  where epoch_id = current_epoch() and rewrapped_at < now() - interval '10 minutes';
  if found then
    update keys set wrapped = null, master_fingerprint = null, destroyed_at = now()
    where replaced_at is not null and wrapped is not null and not reseal_due;
  end if;
end
$$;
grant execute on function settle_epoch to leeward_worker;
