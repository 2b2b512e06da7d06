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
  primary key (level, code)
);
create index location_parent on location (level, parent_code);

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
  created_at timestamptz not null default now()
);
create index app_user_mobile on app_user (mobile_hash);

create table user_site (
  user_id uuid not null references app_user,
  session_site_id uuid not null references session_site,
  primary key (user_id, session_site_id)
);

create table user_village (
  user_id uuid not null references app_user,
  village_code integer not null,
  primary key (user_id, village_code)
);

-- A sign-in: the family of its refresh tokens and its wrapped session key live and die with it.
create table sign_in (
  sign_in_id uuid primary key,
  user_id uuid not null references app_user,
  session_key_wrapped bytea not null,
  refresh_hash bytea not null,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text
);
create index sign_in_user on sign_in (user_id) where ended_at is null;

-- Refresh tokens already exchanged: seeing one again ends its sign-in.
create table spent_refresh (
  refresh_hash bytea primary key,
  sign_in_id uuid not null references sign_in on delete cascade,
  spent_at timestamptz not null default now()
);

create table otp_transaction (
  txn_id uuid primary key,
  purpose text not null,
  user_id uuid references app_user,
  mobile_sealed bytea not null,
  mobile_hash bytea not null,
  otp_hash bytea not null,
  session_key_wrapped bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index otp_transaction_mobile on otp_transaction (mobile_hash, created_at);

-- Counted attempts per user, mobile hash or address; the key is hashed so that it names nobody.
create table throttle (
  throttle_key text primary key,
  window_start timestamptz not null,
  count integer not null,
  locked_until timestamptz
);

create table used_stamp (
  stamp_hash bytea primary key,
  expires_at timestamptz not null
);

create table setting (
  key_name text primary key,
  value text not null
);

create table content (
  content_key text primary key,
  value text not null
);
