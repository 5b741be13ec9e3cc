-- Keeps what a person has not sent yet, in the place of what was kept of it before: what stands in the box of a
-- conversation, or a journal entry that is being written, of which the latest twenty are kept. False where the
-- conversation has ended meanwhile, alone or with the person.
create function keep_unsent(subject uuid, session text, entry text, content bytea, by_epoch uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_kept boolean;
begin
  -- As in append(): an erasure waits for this, and this for an erasure.
  perform pg_advisory_xact_lock_shared(hashtextextended(subject::text, 1));
  insert into unsent_words as words (subject_id, session_id, entry_id, sealed, epoch_id)
    select subject, session, entry, content, by_epoch
    where (session is null or exists (
      select from keys
      where subject_id = subject and stream_id = 'session-' || session and wrapped is not null))
    and not exists (select from closed_fingerprints where fingerprint = sha256(uuid_send(subject)))
  on conflict (subject_id, coalesce(entry_id, '')) do update
    set session_id = excluded.session_id, sealed = excluded.sealed, epoch_id = excluded.epoch_id, kept_at = now();
  is_kept := found;
  delete from unsent_words
    where subject_id = subject and entry is not null and entry_id in (
      select entry_id from unsent_words
      where subject_id = subject and entry_id is not null
      order by kept_at desc offset 20);
  return is_kept;
end
$$;
grant execute on function keep_unsent to leeward_api;
