-- Which villages came to an ASHA and went from her: by whom, when, why, from whom and to whom. A row is one village that
-- changes hands; what an ASHA looks after now stands in user_village. Append-only.
create table village_mapping (
  mapping_id uuid primary key,
  village_code integer not null,
  -- Null where the village comes from nobody, or goes to nobody.
  from_user uuid references app_user,
  to_user uuid references app_user,
  -- Somebody else looks after it as well from then on.
  shared boolean not null,
  mapped_by uuid not null references app_user,
  mapped_at timestamptz not null,
  reason text not null,
  -- The pull of a session pack goes by it: the people of a village that is new to an ASHA did not change themselves.
  changed_in xid8 not null default pg_current_xact_id(),
  check (from_user is distinct from to_user)
);
create index village_mapping_from on village_mapping (from_user, mapped_at) where from_user is not null;
create index village_mapping_to on village_mapping (to_user, mapped_at) where to_user is not null;
-- Who looks after a village.
create index user_village_village on user_village (village_code);
