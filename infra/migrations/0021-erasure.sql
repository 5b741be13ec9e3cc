-- The receipts: what was destroyed, without saying whose. Fingerprints are SHA-256 of ids of keys, events and people,
-- which are random: they find the same ones in a restored backup, and nothing else.
create table erasures (
  erasure_id bigint generated always as identity primary key,
  receipt uuid not null unique default gen_random_uuid(),
  kind text not null check (kind in ('words', 'stream', 'account', 'visitor')),
  asked_by text not null check (asked_by in ('person', 'operator', 'expiry', 'claim', 'restore')),
  asked_at timestamptz not null,
  done_at timestamptz not null default now(),
  events integer not null,
  key_fingerprints bytea[] not null default '{}',
  event_fingerprints bytea[] not null default '{}',
  -- Of an account or a visitor.
  subject_fingerprint bytea,
  -- The fact that took single things back, so that a restored log hears of it: ids of those things, type and time. A
  -- fact with words of its own is left out.
  retraction jsonb,
  -- Of a visitor whose things became an account's: the fingerprint of the account's own key.
  successor bytea,
  -- Null until the last row of an erased account is gone.
  rows_gone_at timestamptz
);

create index erasures_by_time on erasures (done_at);

-- Whose rows are still to be deleted, and who cannot append any more meanwhile. A row goes with the last event.
create table closed_subjects (
  subject_id uuid primary key,
  erasure_id bigint not null,
  closed_at timestamptz not null default now()
);
grant select on erasures, closed_subjects to leeward_app;

-- Appends a fact and destroys what it takes back, in one transaction: both are true, or neither is.
--   taken  the events whose words go; null: all of the stream, by its key
create function append_destroying(
  subject uuid, stream text, expected integer, given jsonb, new_key jsonb, taken uuid[])
returns table (appended_position bigint, appended_version integer, made_receipt uuid)
language plpgsql security definer set search_path = public as $$
declare
  fact jsonb := given -> 0;
  the_key uuid;
begin
  select a.appended_position, a.appended_version into appended_position, appended_version
  from append(subject, stream, expected, given, new_key) a order by 1 desc limit 1;
  if taken is null then
    update keys set wrapped = null, master_fingerprint = null, destroyed_at = now()
    where subject_id = subject and stream_id = stream and wrapped is not null
    returning key_id into the_key;
    -- The events too: a backup from before they were claimed has them under a visitor's key.
    select array_agg(event_id) into taken from events
    where subject_id = subject and stream_id = stream and (sealed is not null or version = 1);
  else
    update events set sealed = null
    where subject_id = subject and stream_id = stream and event_id = any (taken) and sealed is not null;
  end if;
  insert into erasures (kind, asked_by, asked_at, events, key_fingerprints, event_fingerprints, retraction, rows_gone_at)
  select case when the_key is null then 'words' else 'stream' end, 'person', (fact ->> 'occurred_at')::timestamptz,
    cardinality(taken), case when the_key is null then '{}' else array[sha256(uuid_send(the_key))] end,
    array(select sha256(uuid_send(e)) from unnest(taken) e),
    case when fact ->> 'sealed' is null then jsonb_build_object(
      'event_id', fact -> 'event_id', 'type', fact -> 'type', 'schema_version', fact -> 'schema_version',
      'data', fact -> 'data', 'occurred_at', fact -> 'occurred_at') end,
    now()
  returning receipt into made_receipt;
  return next;
end
$$;

-- Ends a person: keys, read models, identities and browsers in one transaction; the rows of the log follow in batches
-- (delete_closed). From here nothing of theirs can be read or appended.
create function erase_subject(subject uuid, what text, by_whom text, asked timestamptz, successor_key uuid default null)
returns uuid
language plpgsql security definer set search_path = public as $$
declare
  the_receipt uuid;
  the_erasure bigint;
  read_model regclass;
begin
  -- Appends and projections of this person that are under way end first; later ones find the subject closed.
  perform pg_advisory_xact_lock(hashtextextended(subject::text, 1));
  perform from checkpoints where shard = get_byte(uuid_send(subject), 15) & 15 order by projection for update;
  insert into closed_subjects (subject_id, erasure_id) values (subject, 0) on conflict do nothing;
  if not found then
    return null;
  end if;
  with gone as (
    update keys set wrapped = null, master_fingerprint = null, destroyed_at = now()
    where subject_id = subject returning key_id)
  insert into erasures (kind, asked_by, asked_at, events, key_fingerprints, subject_fingerprint, successor)
  select what, by_whom, asked, (select count(*) from events where subject_id = subject),
    coalesce(array_agg(sha256(uuid_send(key_id))), '{}'), sha256(uuid_send(subject)), sha256(uuid_send(successor_key))
  from gone
  returning erasure_id, receipt into the_erasure, the_receipt;
  update closed_subjects set erasure_id = the_erasure where subject_id = subject;

  for read_model in
    select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'read_models' and c.relkind = 'r'
  loop
    execute format('delete from %s where subject_id = $1', read_model) using subject;
  end loop;
  delete from parked where subject_id = subject;
  delete from email_sign_ins where address_digest in (
    select subject_digest from identities where subject_id = subject and issuer = 'email');
  delete from identities where subject_id = subject;
  delete from browser_sessions where subject_id = subject or data ->> 'subjectId' = subject::text;
  return the_receipt;
end
$$;

-- Deletes the next rows of people who were erased; true while there are more.
create function delete_closed(most integer) returns boolean
language plpgsql security definer set search_path = public as $$
declare
  closed closed_subjects;
  deleted integer;
begin
  select * into closed from closed_subjects order by closed_at limit 1 for update skip locked;
  if not found then
    return false;
  end if;
  with due as (select position from events where subject_id = closed.subject_id limit most)
  delete from events using due where events.subject_id = closed.subject_id and events.position = due.position;
  get diagnostics deleted = row_count;
  if deleted < most then
    delete from keys where subject_id = closed.subject_id;
    delete from closed_subjects where subject_id = closed.subject_id;
    update erasures set rows_gone_at = now() where erasure_id = closed.erasure_id;
  end if;
  return true;
end
$$;

-- Does again what a ledger says and a restored backup has forgotten; gives how many deletions had something left to do.
--   ledger  rows of `erasures` as JSON, bytea in hexadecimal
create function replay_erasures(ledger jsonb) returns integer
language plpgsql security definer set search_path = public as $$
declare
  redone integer := 0;
  keys_gone integer;
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
      and not exists (select from closed_subjects closed where closed.subject_id = events.subject_id);
  select count(distinct receipt) into redone from back;
  update events set sealed = null from back
  where events.subject_id = back.subject_id and events.position = back.position and sealed is not null;
  for again in
    select distinct subject_id, stream_id, retraction, asked_at from back join unknown using (receipt)
    where retraction is not null order by asked_at
  loop
    perform append(again.subject_id, again.stream_id, null,
      jsonb_build_array(again.retraction || '{"time_zone": "UTC"}'), null);
  end loop;

  -- Keys and people by all that is known: keys are backed up apart, and may be older than the log.
  with gone as (
    update keys set wrapped = null, master_fingerprint = null, destroyed_at = now()
    where wrapped is not null and sha256(uuid_send(key_id)) in (
      select unnest(key_fingerprints) from erasures where kind = 'stream')
    returning sha256(uuid_send(key_id)) as fingerprint)
  select count(*) into keys_gone from gone
  where fingerprint not in (select unnest(key_fingerprints) from unknown where receipt in (select receipt from back));
  redone := redone + keys_gone;

  for again in
    select subject_id
    from (
      select subject_id from keys union select subject_id from identities
      union select subject_id from events where exists (select from unknown)) people
    where sha256(uuid_send(subject_id)) in (
      select subject_fingerprint from erasures
      where kind in ('account', 'visitor') and (
        successor is null
        -- What became an account's goes when that account goes.
        or successor in (select unnest(key_fingerprints) from erasures where kind = 'account')))
  loop
    if erase_subject(again.subject_id, 'account', 'restore', now()) is not null then
      redone := redone + 1;
    end if;
  end loop;
  return redone;
end
$$;
