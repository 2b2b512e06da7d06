-- Places, facilities and sites that an officer adds, renames, merges and closes. Whoever changes a row names the version that
-- was seen; what was merged names where it went, so that what a phone brings late under the old code follows.
alter table location add column version integer not null default 1;
alter table location add column merged_into integer;
alter table facility add column version integer not null default 1;
alter table facility add column valid_to date;
alter table facility add column merged_into uuid;
alter table facility add constraint facility_merged_into foreign key (merged_into) references facility;
alter table session_site add column version integer not null default 1;
alter table session_site add column valid_to date;

-- Each change of one of them, with what stood there before: never changed itself.
create table place_change (
  change_id uuid primary key,
  subject text not null check (subject in ('place', 'facility', 'site')),
  -- Level and code of a place ('village 900000011'), the id of the others.
  subject_id text not null,
  version integer not null,
  act text not null,
  -- By field: [before, after].
  fields jsonb not null,
  reason text not null,
  changed_by uuid not null,
  changed_at timestamptz not null
);
create index place_change_subject on place_change (subject, subject_id, changed_at);

-- A village that was merged is held while somebody is put into it, so that nobody stays behind under the old code.
create function follow_merged_village() returns trigger language plpgsql as $$
declare
  new_code integer;
begin
  select merged_into into new_code from location where level = 'village' and code = new.village_code for key share;
  if new_code is not null then
    new.village_code := new_code;
  end if;
  return new;
end $$;
