-- Lists are read a page at a time: what comes after a place in their order is found by index.
create index on read_models.moods (subject_id, logged_at, position);
create index on read_models.entries (subject_id, written_at, position);
create index on read_models.sessions (subject_id, started_at, session_id);
drop index if exists read_models.moods_subject_id_logged_at_idx;
drop index if exists read_models.entries_subject_id_written_at_idx;
