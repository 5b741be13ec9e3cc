-- An empty table of the same shape beside the one that serves. The worker fills it without owning any.
create function make_next_read_model(read_model text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('drop table if exists read_models_next.%I', read_model);
  execute format('create table read_models_next.%1$I (like read_models.%1$I including all)', read_model);
end
$$;
grant execute on function make_next_read_model to leeward_worker;
