-- The person's own day, which is not that of the server's clock; empty until the read model is rebuilt.
alter table read_models.moods add column day date;
