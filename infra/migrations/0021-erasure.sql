-- The receipts: what was destroyed, without saying whose. Fingerprints are SHA-256 of ids of keys, events and people,
-- which are random: they find the same ones in a restored backup, and nothing else.
create table erasures (
  erasure_id bigint generated always as identity primary key,
  receipt uuid not null unique default gen_random_uuid(),
  kind text not null check (kind in ('words', 'stream', 'account', 'visitor')),
  asked_by text not null check (asked_by in ('person', 'operator', 'expiry', 'claim', 'restore')),
  asked_at timestamptz not null,
  done_at timestamptz not null default now(),
  events integer not null,
  key_fingerprints bytea[] not null default '{}',
  event_fingerprints bytea[] not null default '{}',
  -- Of an account or a visitor.
  subject_fingerprint bytea,
  -- The fact that took single things back, so that a restored log hears of it: ids of those things, type and time. A
  -- fact with words of its own is left out.
  retraction jsonb,
  -- Of a visitor whose things became an account's: the fingerprint of the account's own key.
  successor bytea,
  -- Null until the last row of an erased account is gone.
  rows_gone_at timestamptz
);

create index erasures_by_time on erasures (done_at);

-- Whose rows are still to be deleted, and who cannot append any more meanwhile. A row goes with the last event.
create table closed_subjects (
  subject_id uuid primary key,
  erasure_id bigint not null,
  closed_at timestamptz not null default now()
);
grant select on erasures, closed_subjects to leeward_app;
