-- Whether every key that still exists is wrapped by this epoch's, but for those that seal nothing any more, or do not open.
create function is_rewrapped(epoch uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (
    select from keys
    where wrapped is not null and epoch_id is distinct from epoch
      and (replaced_at is null or (reseal_due and damaged_at is null)))
    and not exists (select from system_keys where epoch_id is distinct from epoch)
$$;
