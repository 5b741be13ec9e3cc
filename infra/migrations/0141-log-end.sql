-- Whoever waits for read models compares with the end of the log.
grant select on sequence events_position_seq to leeward_app;
