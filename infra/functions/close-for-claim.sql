-- Closes a visitor whose things an account takes over: nothing can be appended to them from here on. False when they are
-- another account's, or are gone already.
create function close_for_claim(visitor uuid, account uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  the_fingerprint bytea := sha256(uuid_send(visitor));
begin
  -- First the account, in the order of erase_subject(): what becomes theirs goes with them.
  perform pg_advisory_xact_lock_shared(hashtextextended(account::text, 1));
  if exists (select from closed_fingerprints where fingerprint = sha256(uuid_send(account))) then
    raise exception 'the account is closed' using errcode = 'LW004', detail = 'erased';
  end if;
  -- Appends that are under way end first.
  perform pg_advisory_xact_lock(hashtextextended(visitor::text, 1));
  insert into closed_fingerprints (fingerprint) values (the_fingerprint) on conflict do nothing;
  if found then
    insert into closed_subjects (subject_id, claimed_by) values (visitor, account);
    return true;
  end if;
  return exists (
    select from closed_subjects where subject_id = visitor and claimed_by = account and erasure_id is null);
end
$$;
grant execute on function close_for_claim to leeward_api;
