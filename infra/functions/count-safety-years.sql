-- Referrals and corrections by calendar year (UTC), those of erased people among them. What an account took over counts
-- there, and no more with the visitor that it came from.
create function count_safety_years()
returns table (counted_year integer, referrals bigint, corrections bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  with counted as (
    select subject_id, occurred_at, safety_kind(type, data) as kind
    from events where data ->> 'tier' in ('crisis', 'emergency')
    union all
    select subject_id, occurred_at, safety_kind(type, data) from events where type = 'ConcernCorrected'
  ), counts as (
    select extract(year from occurred_at at time zone 'UTC')::integer as year, kind, count(*) as count
    from counted
    where not exists (
      select from closed_subjects as closed
      where closed.subject_id = counted.subject_id and closed.claimed_by is not null)
    group by 1, 2
    union all
    select year, kind, count from safety_years
  )
  select year, coalesce(sum(count) filter (where kind = 'referral'), 0)::bigint,
    coalesce(sum(count) filter (where kind = 'correction'), 0)::bigint
  from counts where kind is not null
  group by year order by year desc
$$;
grant execute on function count_safety_years to leeward_api;
