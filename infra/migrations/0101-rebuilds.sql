-- Read models that are being made anew beside the one that is served: the table in read_models_next has everything up
-- to here. A crash goes on from this row; a rebuild that ended leaves none.
create table rebuilds (
  projection text primary key,
  version integer not null,
  -- What the handlers were made of. Another build begins anew.
  build text not null,
  -- Everybody before this event, in order of person and position, is in it …
  walked_subject uuid not null default '00000000-0000-0000-0000-000000000000',
  walked_position bigint not null default 0,
  is_walked boolean not null default false,
  -- … with what happened up to this position.
  reached bigint not null,
  started_at timestamptz not null default now()
);

-- Whom a rebuild could not take. They are parked once it is served.
create table rebuild_parked (
  projection text not null references rebuilds on delete cascade,
  subject_id uuid not null,
  position bigint not null,
  reason text not null,
  parked_at timestamptz not null default now(),
  primary key (projection, subject_id)
);

-- By which build a parked person was tried last, and when: null means not since they were parked.
alter table parked add column tried_at timestamptz not null default now(), add column tried_by text;

-- Written by the worker alone; its role is made here where no other migration has made it.
do $$
begin
  create role leeward_worker login in role leeward_app;
exception
  when duplicate_object or unique_violation then null;
end
$$;
grant select on rebuilds, rebuild_parked to leeward_app;
grant insert, update, delete on rebuilds, rebuild_parked to leeward_worker;
