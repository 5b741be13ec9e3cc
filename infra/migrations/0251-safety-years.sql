-- How often help for a crisis was shown is counted by year, however long the log is.
create index events_of_crises on events (occurred_at) where data ->> 'tier' in ('crisis', 'emergency');

-- What the events of erased people counted, so that a year's number does not fall with them. Of nobody in particular.
create table safety_years (
  year smallint not null,
  kind text not null check (kind in ('referral', 'correction')),
  count bigint not null,
  primary key (year, kind)
);
