-- The pieces of replies in progress, sealed. Unlogged: a crash may empty it, for it is a view and not a fact.
-- seq = attempt * 100000 + n. The row with n = 0 opens an attempt, holds nothing, and fences off those before it.
create unlogged table live_pieces (
  message_id text not null,
  seq bigint not null,
  sealed bytea,
  written_at timestamptz not null default clock_timestamp(),
  primary key (message_id, seq)
);
create index on live_pieces (written_at);

-- An attempt is numbered by the clock (tenths of a second), so that its number still grows when the table was emptied between two.
create function begin_live_attempt(message text) returns bigint
language plpgsql as $$
declare
  attempt bigint;
begin
  perform set_config('synchronous_commit', 'off', true);
  perform pg_advisory_xact_lock(1818846564, hashtext(message));
  select greatest(coalesce(max(seq) / 100000 + 1, 0), floor(extract(epoch from clock_timestamp()) * 10)::bigint)
    into attempt from live_pieces where message_id = message;
  insert into live_pieces (message_id, seq) values (message, attempt * 100000);
  return attempt;
end
$$;

-- False when a later attempt has begun. The hint goes out with the piece, and holds ids only.
create function write_live_piece(message text, at bigint, content bytea) returns boolean
language plpgsql as $$
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

grant select, insert, delete on live_pieces to leeward_app;
