-- What the rows of a file are about: people who register, accounts of workers, facilities with their sites, places.
alter table import_file add column kind text not null default 'people';
alter table import_file alter column kind drop default;
alter table import_file add constraint import_file_kind check (kind in ('people', 'users', 'facilities', 'places'));

-- With which file an account came, and when its owner was written to.
alter table app_user add column import_id uuid;
alter table app_user add column message_sent_at timestamptz;
create index app_user_import on app_user (import_id) where import_id is not null;
