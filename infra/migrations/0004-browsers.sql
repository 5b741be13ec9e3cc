-- The server side of koa-session: what a browser's cookie stands for. The id is kept hashed.
create table browser_sessions (
  id_hash bytea primary key,
  data jsonb not null,
  expires_at timestamptz not null
);
create index on browser_sessions (expires_at);
