-- Forgets the epochs whose keys were destroyed.
create function settle_epoch(destroyed uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from epochs where epoch_id = any (destroyed) and epoch_id <> current_epoch();
  update epochs set settled_at = now()
  where epoch_id = current_epoch() and rewrapped_at < now() - interval '10 minutes';
end
$$;
grant execute on function settle_epoch to leeward_worker;
