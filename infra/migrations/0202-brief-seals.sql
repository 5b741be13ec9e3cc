-- The address of a sign-in hangs on the key of an epoch, so that it goes with it. Null: on the key for lookups, as before.
alter table email_sign_ins add column epoch_id uuid;
