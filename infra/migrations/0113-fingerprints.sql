-- A ledger names keys and people by fingerprints; a replay finds the few that it is about without a look at all others.
create index keys_by_fingerprint on keys (sha256(uuid_send(key_id)));
create index keys_by_person on keys (sha256(uuid_send(subject_id)));
create index identities_by_person on identities (sha256(uuid_send(subject_id)));
create index events_by_person on events (sha256(uuid_send(subject_id))) where version = 1;
