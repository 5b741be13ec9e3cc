-- The receipts: what was destroyed, without saying whose. Fingerprints are SHA-256 of key and event ids, which are
-- random: they find the same keys and words in a restored backup, and nothing else.
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
  -- Of a visitor whose things became an account's: the fingerprint of the account's own key.
  successor bytea,
  -- Null until the last row of an erased account is gone.
  rows_gone_at timestamptz
);

-- Whose rows are still to be deleted, and who cannot append any more meanwhile. A row goes with the last event.
create table closed_subjects (
  subject_id uuid primary key,
  erasure_id bigint not null,
  closed_at timestamptz not null default now()
);
grant select on erasures, closed_subjects to leeward_app;

-- Destroys the words of some events in place. Their facts stay: that something was said, not what.
create function destroy_words(subject uuid, event_ids uuid[], by_whom text, asked timestamptz) returns uuid
language plpgsql security definer set search_path = public as $$
declare
  destroyed uuid[];
  the_receipt uuid;
begin
  with gone as (
    update events set sealed = null
    where subject_id = subject and event_id = any (event_ids) and sealed is not null
    returning event_id)
  select coalesce(array_agg(event_id), '{}') into destroyed from gone;
  if destroyed = '{}' then
    return null;
  end if;
  insert into erasures (kind, asked_by, asked_at, events, event_fingerprints, rows_gone_at)
  select 'words', by_whom, asked, cardinality(destroyed), array_agg(sha256(uuid_send(e))), now()
  from unnest(destroyed) e
  returning receipt into the_receipt;
  return the_receipt;
end
$$;

-- Destroys the key of a stream: its words are gone from the log, the read models and, as their keys expire, the backups.
create function destroy_stream(subject uuid, stream text, by_whom text, asked timestamptz) returns uuid
language plpgsql security definer set search_path = public as $$
declare
  the_key uuid;
  the_receipt uuid;
begin
  update keys set wrapped = null, master_fingerprint = null, destroyed_at = now()
  where subject_id = subject and stream_id = stream and wrapped is not null
  returning key_id into the_key;
  if the_key is null then
    return null;
  end if;
  -- The events too: a backup from before they were claimed has them under a visitor's key.
  insert into erasures (kind, asked_by, asked_at, events, key_fingerprints, event_fingerprints, rows_gone_at)
  select 'stream', by_whom, asked, count(*), array[sha256(uuid_send(the_key))],
    coalesce(array_agg(sha256(uuid_send(event_id))) filter (where sealed is not null), '{}'), now()
  from events where subject_id = subject and stream_id = stream
  returning receipt into the_receipt;
  return the_receipt;
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
  insert into erasures (kind, asked_by, asked_at, events, key_fingerprints, successor)
  select what, by_whom, asked, (select count(*) from events where subject_id = subject),
    coalesce(array_agg(sha256(uuid_send(key_id))), '{}'), sha256(uuid_send(successor_key))
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

-- Does again what a ledger says and a restored backup has forgotten; gives how many entries had something left to do.
--   ledger  rows of `erasures` as JSON, bytea in hexadecimal
create function replay_erasures(ledger jsonb) returns integer
language plpgsql security definer set search_path = public as $$
declare
  found_subject uuid;
  redone integer := 0;
  keys_gone integer;
begin
  create temporary table entries on commit drop as
    select kind, asked_at, key_fingerprints, event_fingerprints, successor
    from jsonb_populate_recordset(null::erasures, ledger) given
    where not exists (select from erasures known where known.receipt = given.receipt);

  -- Words first, wherever the events are now.
  with fingerprints as (
    select distinct unnest(event_fingerprints) as fingerprint from entries),
  gone as (
    update events set sealed = null
    where sealed is not null and sha256(uuid_send(event_id)) in (select fingerprint from fingerprints)
    returning event_id)
  select count(*) into redone from gone;

  update keys set wrapped = null, master_fingerprint = null, destroyed_at = now()
  where wrapped is not null and sha256(uuid_send(key_id)) in (
    select unnest(key_fingerprints) from entries where kind = 'stream');
  get diagnostics keys_gone = row_count;
  redone := redone + keys_gone;

  for found_subject in
    select distinct keys.subject_id from keys
    where sha256(uuid_send(key_id)) in (
      select unnest(key_fingerprints) from entries
      where kind in ('account', 'visitor') and (
        successor is null
        -- What became an account's goes when that account goes.
        or successor in (select unnest(key_fingerprints) from entries where kind = 'account')
        or successor in (select unnest(key_fingerprints) from erasures where kind = 'account')))
  loop
    perform erase_subject(found_subject, 'account', 'restore', now());
    redone := redone + 1;
  end loop;

  -- The ledger itself, so that it is whole again.
  insert into erasures (receipt, kind, asked_by, asked_at, done_at, events, key_fingerprints, event_fingerprints, successor, rows_gone_at)
  select receipt, kind, asked_by, asked_at, done_at, events, key_fingerprints, event_fingerprints, successor, rows_gone_at
  from jsonb_populate_recordset(null::erasures, ledger)
  on conflict (receipt) do nothing;
  return redone;
end
$$;
