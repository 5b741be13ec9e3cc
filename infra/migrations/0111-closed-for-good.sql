-- Whoever was erased, or became an account's, stays closed for good: the SHA-256 of the random id, which says nothing of
-- whose it was.
create table closed_fingerprints (
  fingerprint bytea primary key,
  closed_at timestamptz not null default now()
);
insert into closed_fingerprints (fingerprint, closed_at)
select subject_fingerprint, min(done_at) from erasures
where kind in ('account', 'visitor') and subject_fingerprint is not null
  -- Not a visitor whom a restored backup has brought back.
  and not exists (
    select from keys where wrapped is not null and sha256(uuid_send(keys.subject_id)) = subject_fingerprint)
group by subject_fingerprint;
insert into closed_fingerprints (fingerprint, closed_at)
select sha256(uuid_send(subject_id)), closed_at from closed_subjects
on conflict do nothing;
grant select on closed_fingerprints to leeward_app;

-- A visitor is closed before an account takes over what they did. Without an erasure: that is still under way.
alter table closed_subjects alter column erasure_id drop not null, add column claimed_by uuid;
create index on closed_subjects (claimed_by) where claimed_by is not null;
