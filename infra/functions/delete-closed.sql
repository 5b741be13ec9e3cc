-- Deletes the next rows of people who were erased; true while there are more. What they counted in the public numbers
-- stays counted.
create function delete_closed(most integer) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  closed closed_subjects;
  deleted integer;
begin
  select * into closed from closed_subjects where erasure_id is not null order by closed_at limit 1 for update skip locked;
  if not found then
    return false;
  end if;
  with due as (select position from events where subject_id = closed.subject_id limit most),
  gone as (
    delete from events using due where events.subject_id = closed.subject_id and events.position = due.position
    returning events.occurred_at, safety_kind(events.type, events.data) as kind),
  counted as (
    insert into safety_years as years (year, kind, count)
    select extract(year from occurred_at at time zone 'UTC'), kind, count(*) from gone
    where kind is not null and closed.claimed_by is null
    group by 1, 2 order by 1, 2
    on conflict (year, kind) do update set count = years.count + excluded.count)
  select count(*) into deleted from gone;
  if deleted < most then
    delete from keys where subject_id = closed.subject_id;
    delete from closed_subjects where subject_id = closed.subject_id;
    update erasures set rows_gone_at = now() where erasure_id = closed.erasure_id;
  end if;
  return true;
end
$$;
grant execute on function delete_closed to leeward_worker;
