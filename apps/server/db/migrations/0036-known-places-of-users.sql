-- Where somebody signed in before: devices by a secret they keep, and addresses. Hashes only.
create table known_place (
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in ('device', 'address')),
  place_hash bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, place_hash)
);
create index known_place_seen on known_place (seen_at);

-- Counters of wrong tries belong to a user name (its hash), so that a new password forgets them all.
alter table throttle add column user_key text;
create index throttle_user on throttle (user_key) where user_key is not null;
create index throttle_age on throttle (window_start);

-- How well the place was known from which a code was asked for.
alter table otp_transaction add column standing text not null default 'unknown';

alter table app_user add column mobile_changed_at timestamptz;
-- When a password was last set anew by a message alone, on a device that the account did not know.
alter table app_user add column reset_at timestamptz;
