-- A person's timeline of one kind is read a page at a time, however rare that kind is among all that they did.
create index events_by_type on events (subject_id, type, position);
