-- How often a worker typed a number on a day that was held against numbers on record and was not it, or was told
-- something of somebody outside the own area: counted, so that nobody finds a number by trying.
create table number_try (
  user_id uuid not null,
  kind text not null,
  day date not null,
  count integer not null,
  primary key (user_id, kind, day)
);
create index number_try_day on number_try (day);

-- A check that was refused because the number typed is not the one on record: the number is not kept, only that it was
-- another one. Such a check counts as a wrong code does.
alter table identity_check add column other_number boolean not null default false;
