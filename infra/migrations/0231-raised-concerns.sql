-- Where in the log a later verdict raised the tier of a message, and whether the person said that it was not meant so.
alter table read_models.messages
  add column raised_at bigint,
  add column is_corrected boolean;
