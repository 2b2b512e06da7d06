-- Accounts that are made and changed by whoever answers for them: each change is counted, so that two at once do not undo each
-- other's, and who made an account is known. Of those there were nobody says it.
alter table app_user add column version integer not null default 1;
alter table app_user add column made_by uuid;
