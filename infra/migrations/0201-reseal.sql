-- A stream has one key at a time. Once single words that it sealed were destroyed, it is due to be replaced: at the next
-- turn of the epoch the stream gets a new key, everything that is left is sealed with that one, and the old key goes with
-- its epoch.
alter table keys
  add column reseal_due boolean not null default false,
  -- Null while it is the stream's own. While `reseal_due`, some events are still sealed with it.
  add column replaced_at timestamptz,
  drop constraint keys_subject_id_stream_id_key,
  add unique nulls not distinct (subject_id, stream_id, replaced_at);
create index keys_replaced on keys (key_id) where replaced_at is not null and wrapped is not null;

-- Words that were destroyed until now.
update keys set reseal_due = true
from (select distinct key_id from events where key_id is not null and sealed is null) poorer
where keys.key_id = poorer.key_id and keys.wrapped is not null;
