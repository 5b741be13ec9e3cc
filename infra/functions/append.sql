-- The only way into the log. One round trip: expectation, key, idempotence and positions.
--   expected  null: any; 0: the stream is new; n: the stream is at version n
--   new_key   the key of a new stream ({keyId, wrapped, epochId, masterFingerprint}), null when the caller read the stream's own
-- Errors: LW001 the stream is elsewhere (detail: its version); LW002 an event id is taken by other content;
--         LW003 the key is not the stream's: read again; LW004 the person is closed (detail:
--         'erased', or 'claimed' while an account takes over what they did);
--         LW005 the new key is wrapped by a key that is not the current epoch's (any more).
create function append(subject uuid, stream text, expected integer, given jsonb, new_key jsonb)
returns table (appended_position bigint, appended_version integer)
language plpgsql security definer set search_path = public, pg_temp
-- Every statement is a look at an index: planning it again for each call would take longer than all the rest.
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  current_version integer;
  same integer;
begin
  -- First the stream, so that waiting for it does not hold back the settled position.
  perform pg_advisory_xact_lock(hashtextextended(subject || stream, 0));
  -- Many may append for a person at once; an erasure waits for them, and they for it.
  perform pg_advisory_xact_lock_shared(hashtextextended(subject::text, 1));
  if exists (select from closed_fingerprints where fingerprint = sha256(uuid_send(subject))) then
    raise exception 'the person is closed' using errcode = 'LW004', detail = coalesce(
      (select 'claimed' from closed_subjects where subject_id = subject and erasure_id is null), 'erased');
  end if;

  -- Nearly always none is: a look at the index for each (or the planner reads all of the person), before any is compared.
  if exists (
    select from jsonb_array_elements(given) g cross join lateral (
      select from events where subject_id = subject and event_id = (g ->> 'event_id')::uuid limit 1) as found
  ) then
    select count(*) into same
    from jsonb_to_recordset(given) as g (event_id uuid, type text, schema_version smallint, data jsonb, sealed text)
    join events e on e.subject_id = subject and e.event_id = g.event_id
    where e.stream_id = stream and e.type = g.type and e.schema_version = g.schema_version
      and e.data = g.data and e.sealed is not distinct from decode(g.sealed, 'base64');
    if same < jsonb_array_length(given) then
      raise exception 'event id taken by other content' using errcode = 'LW002';
    end if;
    return query
      select e.position, e.version
      from jsonb_to_recordset(given) as g (event_id uuid)
      join events e on e.subject_id = subject and e.event_id = g.event_id
      order by e.position;
    return;
  end if;

  select coalesce(max(version), 0) into current_version from events where subject_id = subject and stream_id = stream;
  if expected is not null and expected <> current_version then
    raise exception 'stream is at version %', current_version
      using errcode = 'LW001', detail = current_version::text;
  end if;

  if new_key is not null then
    perform check_epoch((new_key ->> 'epochId')::uuid, new_key ->> 'masterFingerprint');
    insert into keys (key_id, subject_id, stream_id, wrapped, epoch_id, master_fingerprint)
    values ((new_key ->> 'keyId')::uuid, subject, stream, decode(new_key ->> 'wrapped', 'base64'),
      (new_key ->> 'epochId')::uuid, new_key ->> 'masterFingerprint')
    on conflict (subject_id, stream_id, replaced_at) do nothing;
    if not found then
      raise exception 'stream has another key' using errcode = 'LW003';
    end if;
  end if;

  if exists (
    select from jsonb_array_elements(given) g join keys k on k.key_id = (g ->> 'key_id')::uuid
    where k.replaced_at is not null
  ) then
    raise exception 'the key was replaced' using errcode = 'LW003';
  end if;

  -- Shared: appends never wait for each other here. See settled_position().
  perform pg_advisory_xact_lock_shared(1818846564, 1);

  return query
    insert into events (
      subject_id, stream_id, version, event_id, type, schema_version, data, sealed, key_id,
      correlation_id, causation_id, occurred_at, time_zone)
    select subject, stream, current_version + g.ordinal, g.event_id, g.type, g.schema_version, g.data,
      decode(g.sealed, 'base64'), g.key_id, g.correlation_id, g.causation_id, g.occurred_at, g.time_zone
    from rows from (jsonb_to_recordset(given) as (
      event_id uuid, type text, schema_version smallint, data jsonb, sealed text, key_id uuid,
      correlation_id uuid, causation_id uuid, occurred_at timestamptz, time_zone text
    )) with ordinality as g (
      event_id, type, schema_version, data, sealed, key_id, correlation_id, causation_id, occurred_at, time_zone, ordinal)
    order by g.ordinal
    returning position, version;
end
$$;
grant execute on function append to leeward_app;
