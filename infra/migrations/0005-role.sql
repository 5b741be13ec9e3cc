-- api and worker work as this role: they may append, but never write the log or the keys themselves.
do $$
begin
  create role leeward_app nologin;
exception
  -- Roles belong to the cluster: another database of it may have made this one already.
  when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  execute format('grant leeward_app to %I', current_user);
end
$$;
grant usage on schema public, read_models to leeward_app;
grant select on events, keys to leeward_app;
grant select, insert, update, delete on checkpoints, parked, browser_sessions to leeward_app;
grant select, insert, update, delete on all tables in schema read_models to leeward_app;
alter default privileges in schema read_models, read_models_next grant select, insert, update, delete on tables to leeward_app;
