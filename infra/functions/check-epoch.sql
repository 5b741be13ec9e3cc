-- Whoever still has an older epoch, or before the first the old master key, cannot add a key under it. The lock: a new
-- epoch and a rotation wait for the keys that are being added, and from then on this one knows what is current.
create function check_epoch(epoch uuid, fingerprint text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(1818846564, 3);
  if epoch is distinct from current_epoch() or (
    epoch is null
    and exists (select from system_keys where purpose = 'lookup' and master_fingerprint <> fingerprint)
  ) then
    raise exception 'wrapped by a key that is not current' using errcode = 'LW005';
  end if;
end
$$;
