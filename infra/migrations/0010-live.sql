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
grant select, insert, delete on live_pieces to leeward_app;
