-- The epoch whose key wraps new keys; null before the first, when the master key does.
create function current_epoch() returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select epoch_id from epochs where begun_at is not null order by number desc limit 1
$$;
grant execute on function current_epoch to leeward_app;
