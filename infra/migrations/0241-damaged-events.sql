-- The first event that a replaced key still seals and does not open. Null where nothing is damaged.
alter table keys add column damaged_position bigint;
