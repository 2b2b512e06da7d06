-- Lists that are made as files beside the calls. The file itself rests sealed in the store of files until its time is over.
create table download_file (
  download_id uuid primary key,
  user_id uuid not null references app_user,
  report text not null,
  filter jsonb not null,
  language text not null,
  file_name text not null,
  row_count integer not null,
  state text not null default 'working' check (state in ('working', 'ready', 'cancelled', 'failed', 'expired')),
  file_key text,
  bytes integer,
  made_at timestamptz not null,
  expires_at timestamptz,
  check ((file_key is null) = (state <> 'ready'))
);
create index download_file_of_user on download_file (user_id, made_at desc);
create index download_file_key on download_file (file_key) where file_key is not null;
create index download_file_expires on download_file (expires_at) where state = 'ready';

create function triggers_of_0115() returns table (owner text, name text, moment text, act text) language sql as $$
  values
    ('download_file', 'download_file_lets_go_of_file', 'after update of file_key or delete',
      'for each row execute function let_go_of_file(''file_key'')')
$$;

select lay_triggers(true);
