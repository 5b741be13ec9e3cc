-- Which mails were handed to the mail server: the sweep finds those whose job was lost.
alter table email_sign_ins add column sent_at timestamptz;

-- Counts what was tried lately, under a keyed digest of who tried. Nothing is lost with it but patience.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index on rate_limits (expire);
grant select, insert, update, delete on rate_limits to leeward_app;
