-- Moves what a closed visitor had not sent to the account that takes them over, in one step, as old as it was. It goes
-- without being moved where the account has written later, or has deleted the conversation meanwhile.
--   content  the same words, sealed for the account
create function claim_unsent(visitor uuid, account uuid, content bytea, by_epoch uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- As in append(): an erasure waits for this, and this for an erasure.
  perform pg_advisory_xact_lock_shared(hashtextextended(account::text, 1));
  if not exists (
    select from closed_subjects where subject_id = visitor and claimed_by = account and erasure_id is null) then
    return;
  end if;
  with taken as (delete from unsent_words where subject_id = visitor returning session_id, kept_at)
  insert into unsent_words as words (subject_id, session_id, sealed, epoch_id, kept_at)
    select account, session_id, content, by_epoch, kept_at from taken
    where exists (
      select from keys
      where subject_id = account and stream_id = 'session-' || session_id and wrapped is not null)
    and not exists (select from closed_fingerprints where fingerprint = sha256(uuid_send(account)))
  on conflict (subject_id, coalesce(entry_id, '')) do update
    set session_id = excluded.session_id, sealed = excluded.sealed, epoch_id = excluded.epoch_id,
      kept_at = excluded.kept_at
    where words.kept_at < excluded.kept_at;
end
$$;
grant execute on function claim_unsent to leeward_app;
