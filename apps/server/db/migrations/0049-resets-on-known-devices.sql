-- When a password was last set anew by a message on a device that the account knew. Where all of a worker is ended, because
-- that device is in other hands, it counts from then on as set by a message alone (reset_at).
alter table app_user add column reset_known_at timestamptz;
