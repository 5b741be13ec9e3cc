-- api and worker log in as roles of their own, which own nothing. What both need is granted to leeward_app.
do $$
begin
  create role leeward_api login in role leeward_app;
exception
  -- Roles belong to the cluster: another database of it may have made this one already.
  when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  create role leeward_worker login in role leeward_app;
exception
  when duplicate_object or unique_violation then null;
end
$$;
-- An owner who is no superuser sees their connections.
do $$
begin
  execute format('grant leeward_api, leeward_worker to %I', current_user);
end
$$;

revoke create on schema public from public;
alter default privileges revoke execute on functions from public;

-- Read models, and how far they are, are written by the worker alone.
revoke insert, update, delete on all tables in schema read_models, read_models_next from leeward_app;
alter default privileges in schema read_models, read_models_next
  revoke insert, update, delete on tables from leeward_app;
alter default privileges in schema read_models, read_models_next
  grant insert, update, delete on tables to leeward_worker;
grant insert, update, delete on all tables in schema read_models, read_models_next to leeward_worker;
grant usage on schema read_models_next to leeward_worker;
revoke insert, update, delete on checkpoints, parked, heartbeats from leeward_app;
grant insert, update, delete on checkpoints, parked, heartbeats to leeward_worker;
