-- The last position below which nothing can appear any more. Positions are drawn from a sequence but become
-- visible at commit; whoever may still hold a lower one holds the shared lock, so note the sequence first, then
-- wait until today's holders are gone. Null when one of them takes longer than a second: ask again later.
create function settled_position() returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reached bigint;
  holders text[];
  holders_now text[];
  pause double precision := 0.001;
  deadline timestamptz := clock_timestamp() + interval '1 second';
begin
  select case when is_called then last_value else 0 end into reached from events_position_seq;
  holders := append_holders();
  while holders <> '{}' loop
    if clock_timestamp() > deadline then
      return null;
    end if;
    perform pg_sleep(pause);
    pause := least(pause * 2, 0.016);
    -- A variable: named in the condition, the whole lock table would be read once for each holder.
    holders_now := append_holders();
    select coalesce(array_agg(held), '{}') into holders
    from unnest(holders) as held where held = any (holders_now);
  end loop;
  return reached;
end
$$;
grant execute on function settled_position to leeward_worker;
