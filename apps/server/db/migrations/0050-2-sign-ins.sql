-- Signing in, and what guards it.

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
  ended_because text,
  -- By what a worker knows one of the own sign-ins again: coarse names of browser and system, never what the browser said
  -- whole. And which device it made known (known_place), so that a device whose sign-in was ended is known no longer.
  browser text,
  system text,
  device_hash bytea
);
-- Also those that have ended: when somebody signed in last is asked of all.
create index sign_in_of_user on sign_in (user_id, created_at desc);

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
  used_at timestamptz,
  -- How well the place was known from which a code was asked for.
  standing text not null default 'unknown'
);
create index otp_transaction_mobile on otp_transaction (mobile_hash, created_at);

-- Counted attempts per user, mobile hash or address; the key is hashed so that it names nobody.
create table throttle (
  throttle_key text primary key,
  window_start timestamptz not null,
  count integer not null,
  locked_until timestamptz,
  -- Counters of wrong tries belong to a user name (its hash), so that a new password forgets them all.
  user_key text
);
create index throttle_user on throttle (user_key) where user_key is not null;
create index throttle_age on throttle (window_start);

create table used_stamp (
  stamp_hash bytea primary key,
  expires_at timestamptz not null
);

-- Where somebody signed in before: devices by a secret they keep, and addresses. Hashes only.
create table known_place (
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in ('device', 'address', 'ended-device')),
  place_hash bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, place_hash)
);
create index known_place_seen on known_place (seen_at);

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
