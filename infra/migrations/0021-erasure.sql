-- The receipts: what was destroyed, without saying whose. Fingerprints are SHA-256 of key and event ids, which are
-- random: they find the same keys and words in a restored backup, and nothing else.
create table erasures (
  erasure_id bigint generated always as identity primary key,
  receipt uuid not null unique default gen_random_uuid(),
  kind text not null check (kind in ('words', 'stream', 'account', 'visitor')),
  asked_by text not null check (asked_by in ('person', 'operator', 'expiry', 'restore')),
  asked_at timestamptz not null,
  done_at timestamptz not null default now(),
  events integer not null,
  key_fingerprints bytea[] not null default '{}',
  event_fingerprints bytea[] not null default '{}',
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
  insert into erasures (kind, asked_by, asked_at, events, key_fingerprints, rows_gone_at)
  select 'stream', by_whom, asked, count(*), array[sha256(uuid_send(the_key))], now()
  from events where subject_id = subject and stream_id = stream
  returning receipt into the_receipt;
  return the_receipt;
end
$$;

-- Ends a person: keys, read models, identities and browsers in one transaction; the rows of the log follow in batches
-- (delete_closed). From here nothing of theirs can be read or appended.
create function erase_subject(subject uuid, what text, by_whom text, asked timestamptz) returns uuid
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
  insert into erasures (kind, asked_by, asked_at, events, key_fingerprints)
  select what, by_whom, asked, (select count(*) from events where subject_id = subject),
    coalesce(array_agg(sha256(uuid_send(key_id))), '{}')
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
