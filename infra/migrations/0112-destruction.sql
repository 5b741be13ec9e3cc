-- What is destroyed by time is so only while the time can be believed. One row.
create table destruction_clock (
  is_only boolean primary key default true check (is_only),
  -- The database's time when the clocks were last compared.
  seen_at timestamptz not null default now(),
  -- When it was found to have leapt; null when an operator has said that it is right.
  leapt_at timestamptz,
  -- Until when an operator has said that whoever is due may go, however many they are.
  confirmed_until timestamptz
);
insert into destruction_clock default values;

-- Why a duty destroys nothing at present.
create table destruction_holds (
  duty text primary key,
  reason text not null,
  due integer,
  since timestamptz not null default now()
);
grant select, update on destruction_clock to leeward_app;
grant select, insert, update, delete on destruction_holds to leeward_app;
