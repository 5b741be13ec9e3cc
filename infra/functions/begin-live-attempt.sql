-- An attempt is numbered by the clock (tenths of a second), so that its number still grows when the table was emptied between two.
create function begin_live_attempt(message text) returns bigint
language plpgsql set search_path = public, pg_temp as $$
declare
  attempt bigint;
begin
  perform set_config('synchronous_commit', 'off', true);
  -- A namespace of its own: in that of appends it could pass for an append that hangs.
  perform pg_advisory_xact_lock(1818850917, hashtext(message));
  select greatest(coalesce(max(seq) / 100000 + 1, 0), floor(extract(epoch from clock_timestamp()) * 10)::bigint)
    into attempt from live_pieces where message_id = message;
  insert into live_pieces (message_id, seq) values (message, attempt * 100000);
  return attempt;
end
$$;
grant execute on function begin_live_attempt to leeward_app;
