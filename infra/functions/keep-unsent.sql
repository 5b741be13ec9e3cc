-- Keeps what a person has not sent yet, in the place of what was kept before. False where the key of its conversation is
-- gone by now, with the conversation or the person.
create function keep_unsent(subject uuid, session text, by_key uuid, content bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- An erasure that is under way ends first, or waits and takes this along.
  perform pg_advisory_xact_lock_shared(hashtextextended(subject::text, 1));
  insert into unsent_words as words (subject_id, session_id, key_id, sealed)
    select subject, session, by_key, content
    where exists (
      select from keys
      where key_id = by_key and subject_id = subject and stream_id = 'session-' || session and wrapped is not null)
  on conflict (subject_id) do update
    set session_id = excluded.session_id, key_id = excluded.key_id, sealed = excluded.sealed, kept_at = now();
  return found;
end
$$;
grant execute on function keep_unsent to leeward_api;
