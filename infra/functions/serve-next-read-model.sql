-- From here the table that was filled serves, and the one that served until now is gone.
create function serve_next_read_model(read_model text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('drop table read_models.%I', read_model);
  execute format('alter table read_models_next.%I set schema read_models', read_model);
end
$$;
grant execute on function serve_next_read_model to leeward_worker;
