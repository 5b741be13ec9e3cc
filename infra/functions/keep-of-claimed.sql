-- What an account has taken over from a visitor is theirs alone from here on: of the visitor's own only the words of
-- these events are kept, which could not be taken over yet.
create function keep_of_claimed(visitor uuid, kept bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from closed_subjects where subject_id = visitor and claimed_by is not null and erasure_id is null for update;
  if not found then
    return;
  end if;
  update events set sealed = null where subject_id = visitor and sealed is not null and position <> all (kept);
  update keys set wrapped = null, master_fingerprint = null, destroyed_at = now()
  where subject_id = visitor and wrapped is not null and not exists (
    select from events where events.subject_id = visitor and events.key_id = keys.key_id and sealed is not null);
end
$$;
grant execute on function keep_of_claimed to leeward_app;
