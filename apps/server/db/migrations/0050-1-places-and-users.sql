-- Places by the codes of the Local Government Directory, facilities, sites, and who works there.

-- Places by LGD code. Codes are unique within a level only; places are never deleted, `valid_to` retires them.
create table location (
  level text not null check (level in ('state', 'district', 'block', 'subdistrict', 'village')),
  code integer not null,
  name_en text not null,
  name_hi text not null,
  parent_code integer,
  subdistrict_code integer,
  kind text not null default 'village' check (kind in ('village', 'ward')),
  je_endemic boolean not null default false,
  real_code boolean not null default true,
  valid_from date not null default '2011-01-01',
  valid_to date,
  -- Programmes that a state has switched off, by the names of the schedule ('HPV'); on the row of the state, where nothing is
  -- switched off. A change makes the rows of the due list old, as any change of a place does.
  programmes_off text[] not null default '{}',
  primary key (level, code),
  constraint programmes_off_by_state check (level = 'state' or programmes_off = '{}')
);
create index location_parent on location (level, parent_code);

-- Grows with every change of places, so that whoever keeps a copy can ask whether it still holds.
create table location_version (
  only_one boolean primary key default true check (only_one),
  version bigint not null
);
insert into location_version (version) values (1);

create table facility (
  facility_id uuid primary key,
  name_en text not null,
  name_hi text not null,
  kind text not null,
  state_code integer not null,
  district_code integer not null,
  block_code integer not null
);
create index facility_block on facility (block_code);

create table session_site (
  session_site_id uuid primary key,
  facility_id uuid not null references facility,
  name_en text not null,
  name_hi text not null,
  category smallint not null default 1 check (category in (1, 2)),
  latitude double precision,
  longitude double precision
);
create index session_site_facility on session_site (facility_id);

-- The villages a site serves: its catchment.
create table site_village (
  session_site_id uuid not null references session_site,
  village_code integer not null,
  primary key (session_site_id, village_code)
);

create table app_user (
  user_id uuid primary key,
  user_name text not null unique,
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  must_change_password boolean not null default false,
  display_name text not null,
  role text not null,
  user_level text not null,
  state_code integer,
  district_code integer,
  block_code integer,
  facility_id uuid references facility,
  default_site_id uuid references session_site,
  vacc_type smallint not null default 1,
  is_supervisor boolean not null default false,
  is_active boolean not null default true,
  -- AES-256-GCM under the server's data key; found by the keyed hash.
  mobile_sealed bytea,
  mobile_hash bytea,
  store_key_wrapped bytea not null,
  created_at timestamptz not null default now(),
  -- The key under which the profile picture rests in the file store.
  picture_key text,
  picture_type text,
  mobile_changed_at timestamptz,
  -- When a password was last set anew by a message alone, on a device that the account did not know.
  reset_at timestamptz,
  -- When an account signed in last, null for never. Sign-ins themselves are removed a month after they have run out, so
  -- of an account without one nobody could say whether it had ever been used. Of those that are removed already the audit
  -- log tells.
  last_sign_in_at timestamptz,
  -- When a password was last set anew by a message on a device that the account knew. Where all of a worker is ended, because
  -- that device is in other hands, it counts from then on as set by a message alone (reset_at).
  reset_known_at timestamptz
);
create index app_user_mobile on app_user (mobile_hash);
-- Where a file is named. A test holds these columns against the catalogue.
create index app_user_picture_key on app_user (picture_key) where picture_key is not null;

create table user_site (
  user_id uuid not null references app_user,
  session_site_id uuid not null references session_site,
  primary key (user_id, session_site_id)
);
create index user_site_site on user_site (session_site_id);

create table user_village (
  user_id uuid not null references app_user,
  village_code integer not null,
  primary key (user_id, village_code)
);

create table setting (
  key_name text primary key,
  value text not null
);

create table content (
  content_key text primary key,
  value text not null
);

create function count_location_change() returns trigger language plpgsql as $$
begin
  update location_version set version = version + 1;
  return null;
end $$;
