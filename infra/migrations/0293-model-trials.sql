-- What `ops model --try` found last of a model on a server: whoever failed in a crisis there is not asked in one.
create table model_trials (
  server text not null,
  model text not null,
  tried_at timestamptz not null default now(),
  passed int not null,
  asked int not null,
  is_trusted_in_crisis boolean not null,
  primary key (server, model)
);
grant select, insert, update on model_trials to leeward_worker;
