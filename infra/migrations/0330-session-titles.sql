-- Where the title stands, sealed in the log, that a person has given a conversation.
alter table read_models.sessions add column titled_at bigint;
