-- Names an epoch before its key is made, so that a key whose making was interrupted is found and destroyed.
create function plan_epoch(epoch uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into epochs (epoch_id, number) select epoch, coalesce(max(number), 0) + 1 from epochs
$$;
grant execute on function plan_epoch to leeward_app;
