-- By what a worker knows one of the own sign-ins again: coarse names of browser and system, never what the browser said
-- whole. And which device it made known (known_place), so that a device whose sign-in was ended is known no longer.
alter table sign_in add column browser text, add column system text, add column device_hash bytea;

-- Also those that have ended: when somebody signed in last is asked of all.
create index sign_in_of_user on sign_in (user_id, created_at desc);
drop index sign_in_user;
