-- Epoch keys stand between the master key and the keys of streams. Their bytes are in a folder outside the database, and
-- are destroyed when the epoch turns; here is only which there are. Of those that have begun, the latest wraps new keys.
create table epochs (
  epoch_id uuid primary key,
  number integer not null unique,
  planned_at timestamptz not null default now(),
  -- Null until its key is safe on the disk.
  begun_at timestamptz,
  -- Null while a key may still be wrapped by an older one.
  rewrapped_at timestamptz,
  -- Null until the older ones are destroyed.
  settled_at timestamptz
);
grant select on epochs to leeward_app;

-- Null: wrapped by the master key itself, as all keys were before there were epochs.
alter table keys add column epoch_id uuid;
alter table system_keys add column epoch_id uuid, alter column master_fingerprint drop not null;
