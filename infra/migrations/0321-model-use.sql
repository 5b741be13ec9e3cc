-- By day, without a walk through all that ever happened.
create index events_of_model on events (occurred_at) where type = 'ReplyWritten' and data ->> 'author' = 'model';
