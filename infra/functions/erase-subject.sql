-- Ends a person: keys, read models, identities and browsers; the rows of the log follow in batches (delete_closed). From
-- here nothing of theirs can be read or appended, for good. Null when there is nothing left to end.
--   promised  the number that the person was given beforehand
create function erase_subject(
  subject uuid, what text, by_whom text, asked timestamptz, successor_key uuid default null,
  promised uuid default gen_random_uuid())
returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  the_fingerprint bytea := sha256(uuid_send(subject));
  the_erasure bigint;
  read_model regclass;
  claimed uuid;
begin
  -- Appends and projections of this person that are under way end first; later ones find the subject closed.
  perform pg_advisory_xact_lock(hashtextextended(subject::text, 1));
  perform from checkpoints where shard = get_byte(uuid_send(subject), 15) & 15 order by projection for update;
  -- A rebuild writes between two such locks: what it has of this person goes below, and it reads nothing of them later.
  lock table rebuilds in share mode;
  if exists (select from closed_subjects where subject_id = subject and erasure_id is not null)
    or exists (select from closed_fingerprints where fingerprint = the_fingerprint)
      and not exists (select from closed_subjects where subject_id = subject)
      and not exists (select from keys where subject_id = subject)
      and not exists (select from events where subject_id = subject) then
    return null;
  end if;
  -- What an account is taking over ends with the claim or with the account: else a half of it would live on there.
  if by_whom not in ('claim', 'restore') and exists (
    select from closed_subjects where subject_id = subject and claimed_by is not null and erasure_id is null) then
    raise exception 'the person is closed' using errcode = 'LW004', detail = 'claimed';
  end if;
  with gone as (
    update keys set wrapped = null, master_fingerprint = null, destroyed_at = now()
    where subject_id = subject returning key_id)
  insert into erasures (receipt, kind, asked_by, asked_at, events, key_fingerprints, subject_fingerprint, successor)
  select promised, what, by_whom, asked, (select count(*) from events where subject_id = subject),
    coalesce(array_agg(sha256(uuid_send(key_id))), '{}'), the_fingerprint, sha256(uuid_send(successor_key))
  from gone
  returning erasure_id into the_erasure;
  insert into closed_fingerprints (fingerprint) values (the_fingerprint) on conflict do nothing;
  insert into closed_subjects as closed (subject_id, erasure_id) values (subject, the_erasure)
  on conflict (subject_id) do update set erasure_id = excluded.erasure_id, closed_at = now();

  for read_model in
    select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('read_models', 'read_models_next') and c.relkind = 'r'
  loop
    execute format('delete from %s where subject_id = $1', read_model) using subject;
  end loop;
  delete from snapshots where subject_id = subject;
  delete from unsent_words where subject_id = subject;
  delete from parked where subject_id = subject;
  delete from rebuild_parked where subject_id = subject;
  delete from email_sign_ins where address_digest in (
    select subject_digest from identities where subject_id = subject and issuer = 'email');
  delete from identities where subject_id = subject;
  delete from browser_sessions where subject_id = subject or data ->> 'subjectId' = subject::text;

  -- What was about to become theirs goes with them.
  for claimed in select subject_id from closed_subjects where claimed_by = subject and erasure_id is null loop
    update closed_subjects set claimed_by = null where subject_id = claimed;
    perform erase_subject(claimed, 'visitor', by_whom, asked);
  end loop;
  return promised;
end
$$;
grant execute on function erase_subject to leeward_app;
