-- Ends an account in one transaction: its last fact (`given`, an event without words, as append() takes it), and then all
-- that erase_subject() does. Errors: those of append().
create function erase_account(
  subject uuid, expected integer, given jsonb, by_whom text, asked timestamptz, promised uuid)
returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- In the order of append(), but nobody else may append from here on.
  perform pg_advisory_xact_lock(hashtextextended(subject || 'account-' || subject, 0));
  perform pg_advisory_xact_lock(hashtextextended(subject::text, 1));
  -- All that erase_subject() waits for, before append() holds back the settled position for everybody.
  perform from checkpoints where shard = get_byte(uuid_send(subject), 15) & 15 order by projection for update;
  lock table rebuilds in share mode;
  perform append(subject, 'account-' || subject, expected, given, null);
  return erase_subject(subject, 'account', by_whom, asked, null, promised);
end
$$;
grant execute on function erase_account to leeward_app;
