-- Does again what a ledger says and a restored backup has forgotten; gives how many deletions had something left to do.
--   ledger  rows of `erasures` as JSON, bytea in hexadecimal
create function replay_erasures(ledger jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  redone integer := 0;
  keys_gone integer;
  was_closed bytea[];
  again record;
begin
  create temporary table unknown on commit drop as
    select distinct on (receipt) * from jsonb_populate_recordset(null::erasures, ledger) given
    where not exists (select from erasures known where known.receipt = given.receipt);
  -- First the ledger itself, so that it is whole again.
  insert into erasures (receipt, kind, asked_by, asked_at, done_at, events, key_fingerprints, event_fingerprints,
    subject_fingerprint, retraction, successor, rows_gone_at)
  select receipt, kind, asked_by, asked_at, done_at, events, key_fingerprints, event_fingerprints,
    subject_fingerprint, retraction, successor, coalesce(rows_gone_at, now())
  from unknown order by done_at, erasure_id;

  -- Single things, wherever they are now: their words, and the fact that they were taken back.
  create temporary table back on commit drop as
    select receipt, subject_id, stream_id, position
    from (select receipt, unnest(event_fingerprints) as fingerprint from unknown) taken
    join events on sha256(uuid_send(event_id)) = taken.fingerprint
    where exists (select from unknown)
      and not exists (select from closed_subjects closed where closed.subject_id = events.subject_id and closed.erasure_id is not null);
  select count(distinct receipt) into redone from back;
  update events set sealed = null from back
  where events.subject_id = back.subject_id and events.position = back.position and sealed is not null;
  update keys set reseal_due = true from back
  where keys.subject_id = back.subject_id and keys.stream_id = back.stream_id and replaced_at is null
    and wrapped is not null;
  for again in
    select distinct subject_id, stream_id, retraction, asked_at from back join unknown using (receipt)
    where retraction is not null
      and (not exists (select from closed_fingerprints where fingerprint = sha256(uuid_send(back.subject_id)))
        -- An account is taking over what they did: it takes this over, too.
        or exists (select from closed_subjects closed where closed.subject_id = back.subject_id and erasure_id is null))
    order by asked_at
  loop
    with reopened as (
      delete from closed_fingerprints where fingerprint = sha256(uuid_send(again.subject_id)) returning fingerprint)
    select array_agg(fingerprint) into was_closed from reopened;
    perform append(again.subject_id, again.stream_id, null,
      jsonb_build_array(again.retraction || '{"time_zone": "UTC"}'), null);
    insert into closed_fingerprints (fingerprint) select unnest(was_closed);
  end loop;

  -- Keys and people by all that a backup could still hold: keys are backed up apart, and may be older than the log.
  create temporary table recent on commit drop as
    select kind, key_fingerprints, subject_fingerprint, successor from erasures
    where done_at > now() - interval '40 days'
    union all
    select kind, key_fingerprints, subject_fingerprint, successor from unknown
    where done_at <= now() - interval '40 days';
  analyze recent;
  with gone as (
    update keys set wrapped = null, master_fingerprint = null, destroyed_at = now()
    from (select distinct unnest(key_fingerprints) as fingerprint from recent where kind = 'stream') destroyed
    where sha256(uuid_send(keys.key_id)) = destroyed.fingerprint and wrapped is not null
    returning destroyed.fingerprint)
  select count(*) into keys_gone from gone
  where fingerprint not in (select unnest(key_fingerprints) from unknown where receipt in (select receipt from back));
  redone := redone + keys_gone;

  -- A log that is older than its keys may still be sealed with some that were replaced since.
  update keys set reseal_due = true
  where replaced_at is not null and wrapped is not null and not reseal_due and exists (
    select from events e
    where e.subject_id = keys.subject_id and e.stream_id = keys.stream_id and e.key_id = keys.key_id
      and e.sealed is not null);
  if found then
    update epochs set rewrapped_at = null, settled_at = null where epoch_id = current_epoch();
  end if;

  create temporary table gone on commit drop as
    select distinct subject_fingerprint as fingerprint from recent
    where kind in ('account', 'visitor') and (
      successor is null
      -- What became an account's goes when that account goes.
      or successor in (select unnest(key_fingerprints) from recent where kind = 'account'));
  for again in
    select subject_id from keys join gone on sha256(uuid_send(subject_id)) = fingerprint
    union select subject_id from identities join gone on sha256(uuid_send(subject_id)) = fingerprint
    union select subject_id from events join gone on sha256(uuid_send(subject_id)) = fingerprint
    where version = 1 and exists (select from unknown)
  loop
    if erase_subject(again.subject_id, 'account', 'restore', now()) is not null then
      redone := redone + 1;
    end if;
  end loop;
  -- Whoever came after the backup and went is closed, too: an old browser may still name them.
  insert into closed_fingerprints (fingerprint) select fingerprint from gone on conflict do nothing;
  return redone;
end
$$;
