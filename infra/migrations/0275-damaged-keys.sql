-- Since when the bytes of a key have been known not to open. Null where nothing is damaged.
alter table keys add column damaged_at timestamptz;
