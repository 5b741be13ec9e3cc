-- What an event counts as in the public numbers: help for a crisis was shown, or somebody said it was not meant so. Null
-- for nearly every event. What was imported was shown nothing here.
create function safety_kind(type text, data jsonb) returns text
language sql immutable set search_path = public, pg_temp as $$
  select case
    when data ? 'isImported' then null
    when type = 'ConcernCorrected' then 'correction'
    when data ->> 'tier' in ('crisis', 'emergency') then 'referral'
  end
$$;
