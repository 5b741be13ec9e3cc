-- Keeps what a person has not sent yet, in the place of what was kept before: what stands in the box of a conversation,
-- or, without one, the journal entry that is being written. False where the conversation has ended meanwhile, alone or
-- with the person.
create function keep_unsent(subject uuid, session text, content bytea, by_epoch uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- As in append(): an erasure waits for this, and this for an erasure.
  perform pg_advisory_xact_lock_shared(hashtextextended(subject::text, 1));
  insert into unsent_words as words (subject_id, session_id, sealed, epoch_id)
    select subject, session, content, by_epoch
    where (session is null or exists (
      select from keys
      where subject_id = subject and stream_id = 'session-' || session and wrapped is not null))
    and not exists (select from closed_fingerprints where fingerprint = sha256(uuid_send(subject)))
  on conflict (subject_id, (session_id is null)) do update
    set session_id = excluded.session_id, sealed = excluded.sealed, epoch_id = excluded.epoch_id, kept_at = now();
  return found;
end
$$;
grant execute on function keep_unsent to leeward_api;
