-- False when a later attempt has begun. The hint goes out with the piece, and holds ids only.
create function write_live_piece(message text, at bigint, content bytea) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  insert into live_pieces (message_id, seq, sealed)
    select message, at, content
    where not exists (select from live_pieces where message_id = message and seq >= at);
  if not found then
    return false;
  end if;
  perform pg_notify('leeward_live', message);
  return true;
end
$$;
grant execute on function write_live_piece to leeward_worker;
