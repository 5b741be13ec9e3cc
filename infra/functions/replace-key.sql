-- Gives a stream another key in place of one whose words were partly destroyed. From here new events are sealed with
-- it; the old key stays until nothing is sealed with it any more. False when it is gone or was replaced meanwhile.
--   again  {keyId, wrapped}
create function replace_key(epoch uuid, old uuid, again jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  subject uuid;
  stream text;
begin
  select subject_id, stream_id into subject, stream from keys where key_id = old;
  -- In the order of append(): who has read the old key appends before this, or reads again; an erasure waits.
  perform pg_advisory_xact_lock(hashtextextended(subject || stream, 0));
  perform pg_advisory_xact_lock_shared(hashtextextended(subject::text, 1));
  update keys set replaced_at = now()
  where key_id = old and reseal_due and replaced_at is null and wrapped is not null
    and epoch = current_epoch() and epoch_id is distinct from epoch;
  if not found then
    return false;
  end if;
  insert into keys (key_id, subject_id, stream_id, wrapped, epoch_id)
  values ((again ->> 'keyId')::uuid, subject, stream, decode(again ->> 'wrapped', 'base64'), epoch);
  return true;
end
$$;
grant execute on function replace_key to leeward_worker;
