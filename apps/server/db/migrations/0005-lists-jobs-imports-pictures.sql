-- What the lists go by. People whom staff registered; the bulk of a country's record has no registrar.
create index beneficiary_registered on beneficiary (village_code, created_at) where created_by is not null;
create index beneficiary_registrar on beneficiary (created_by, created_at) where created_by is not null;
create index dose_site_day on dose (session_site_id, given_on) where session_site_id is not null;
create index care_case_site_day on care_case (session_site_id, opened_at) where session_site_id is not null;
create index user_site_site on user_site (session_site_id);

-- Grows with every change of places, so that whoever keeps a copy can ask whether it still holds.
create table location_version (
  only_one boolean primary key default true check (only_one),
  version bigint not null
);
insert into location_version (version) values (1);
create function count_location_change() returns trigger language plpgsql as $$
begin
  update location_version set version = version + 1;
  return null;
end $$;
create trigger count_location_change after insert or update or delete or truncate on location
  for each statement execute function count_location_change();

-- Work that outlasts a request. A worker leases a job for a while; whoever dies loses the lease, and another goes on.
create table job (
  job_id uuid primary key,
  kind text not null,
  subject uuid not null,
  -- Who asked for it, with the area they had then.
  actor jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  attempts smallint not null default 0,
  leased_until timestamptz,
  made_at timestamptz not null,
  ended_at timestamptz
);
create index job_open on job (made_at) where state in ('waiting', 'working');
create index job_subject on job (subject, made_at);

-- An import on its way: the rows as brought rest sealed until it is stored, discarded or a week old.
create table import_file (
  import_id uuid primary key,
  user_id uuid not null references app_user,
  file_name text not null,
  state text not null check (state in ('checking', 'checked', 'storing', 'stored', 'failed', 'discarded')),
  rows_sealed bytea,
  total_rows integer not null,
  good_rows integer not null default 0,
  bad_rows integer not null default 0,
  stored_rows integer not null default 0,
  -- Per bad cell: row, column, code, values; never what was typed.
  errors jsonb not null default '[]',
  uploaded_at timestamptz not null
);
create index import_file_user on import_file (user_id, uploaded_at);

-- The key under which the profile picture rests in the file store.
alter table app_user add column picture_key text, add column picture_type text;
