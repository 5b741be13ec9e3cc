-- What is being brought here, until all of it has been read and found good. Sealed under a key that stands in the
-- memory of one process only: what a crash leaves behind is noise, and the next one to come deletes it.
create unlogged table import_spool (
  spool_id uuid not null,
  part integer not null,
  begun_at timestamptz not null default now(),
  sealed bytea not null,
  primary key (spool_id, part)
);
alter table import_spool alter column sealed set storage external;
grant select, insert, delete on import_spool to leeward_app;
