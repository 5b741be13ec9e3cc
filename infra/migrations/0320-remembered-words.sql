-- Lines and summaries, whose words stand sealed in the log, at `position`.
alter table read_models.remembered
  add column position bigint, add column worded_at timestamptz,
  alter column session_id drop not null, alter column message_id drop not null;
