-- The last time that was believed before it leapt: set right again, it goes on from there.
alter table destruction_clock add column leapt_from timestamptz;
