-- How often, by day (UTC), a layer of screening was asked and did not answer. Of nobody in particular.
create table screening_faults (
  day date not null,
  layer text not null,
  count bigint not null,
  primary key (day, layer)
);
grant select, insert, update on screening_faults to leeward_api;
