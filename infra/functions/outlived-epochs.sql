-- The epochs whose keys are to be destroyed: none while a key is wrapped by one of them, nor for ten minutes after the
-- last was, because somebody may have read it just before.
create function outlived_epochs() returns uuid[]
language sql volatile security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(older.epoch_id), '{}')
  from epochs latest, epochs older
  where latest.epoch_id = current_epoch() and older.epoch_id <> latest.epoch_id
    and latest.rewrapped_at < now() - interval '10 minutes' and is_rewrapped(latest.epoch_id)
$$;
grant execute on function outlived_epochs to leeward_worker;
