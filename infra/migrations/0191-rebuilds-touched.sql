-- When the last step of a rebuild was taken: another build of the program leaves it alone while it moves.
alter table rebuilds add column touched_at timestamptz not null default now();
