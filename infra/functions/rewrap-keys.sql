-- Wraps keys anew under the current epoch; gives how many were. A key that was destroyed, wrapped anew or lost words
-- meanwhile stays as it is, and one that an erasure holds is left for later: this never waits, so nobody waits for each
-- other.
--   given  [{keyId, was, wrapped}], bytes in base64
create function rewrap_keys(epoch uuid, given jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  rewrapped integer;
begin
  if epoch is distinct from current_epoch() then
    return 0;
  end if;
  with free as (
    select k.key_id, decode(g.wrapped, 'base64') as wrapped
    from jsonb_to_recordset(given) as g ("keyId" uuid, was text, wrapped text)
    join keys k on k.key_id = g."keyId" and k.wrapped = decode(g.was, 'base64')
    where not k.reseal_due and k.replaced_at is null
    for update of k skip locked)
  update keys set wrapped = free.wrapped, epoch_id = epoch, master_fingerprint = null
  from free where keys.key_id = free.key_id;
  get diagnostics rewrapped = row_count;
  return rewrapped;
end
$$;
grant execute on function rewrap_keys to leeward_worker;
