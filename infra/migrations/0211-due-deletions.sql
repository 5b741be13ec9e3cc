-- Whose deletion is due is asked of the log: no read model that lags, is rebuilt or has parked them delays it.
create index events_asking_to_end on events (subject_id, version)
where type in ('DeletionRequested', 'AccountErased');
