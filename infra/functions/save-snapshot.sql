-- Remembers what was true of a stream after one of its events. Of a person who was erased nothing is remembered.
create function save_snapshot(subject uuid, stream text, at_version integer, at_event uuid, shape integer, remembered jsonb)
returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- As in append(): an erasure waits for this, and this for an erasure.
  perform pg_advisory_xact_lock_shared(hashtextextended(subject::text, 1));
  insert into snapshots (subject_id, stream_id, version, event_id, state_version, state)
  select subject, stream, at_version, at_event, shape, remembered
  where not exists (select from closed_subjects where subject_id = subject)
    and exists (select from events where subject_id = subject and event_id = at_event and stream_id = stream)
  on conflict (subject_id, stream_id) do update set version = excluded.version, event_id = excluded.event_id,
    state_version = excluded.state_version, state = excluded.state, made_at = excluded.made_at;
end
$$;
grant execute on function save_snapshot to leeward_app;
