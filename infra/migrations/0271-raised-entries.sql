-- Where in the log a later verdict was found on the words of an entry, or on the note of a mood, that stand now.
alter table read_models.entries add column raised_at bigint;
alter table read_models.moods add column raised_at bigint;
