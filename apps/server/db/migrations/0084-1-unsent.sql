-- How many records wait on the phone of a sign-in, as its app told last, and since when the oldest: a number and an instant,
-- nothing of a person. It outlives the end of the sign-in, for the records do.
alter table sign_in add column unsent integer not null default 0;
alter table sign_in add constraint sign_in_unsent check (unsent >= 0);
alter table sign_in add column unsent_since timestamptz;
alter table sign_in add constraint sign_in_unsent_since check ((unsent > 0) = (unsent_since is not null));
create index sign_in_with_unsent on sign_in (user_id, unsent_since) where unsent > 0;
