-- What people said was no crisis is counted by day, however long the log is.
create index events_of_corrections on events (occurred_at) where type = 'ConcernCorrected';
