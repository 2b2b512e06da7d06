-- Files rest outside of the database and are put before the transaction that names them. Here stands what is about to be
-- put, by whom and how much of it, and what no row names any more: whoever sweeps removes of these what is named nowhere,
-- and never a file of which this database knows nothing.
create table file_put (
  file_put_id uuid primary key default gen_random_uuid(),
  file_key text, -- null where what came in was not kept as a file
  put_by uuid, -- null where a row let go of the file
  bytes bigint not null default 0,
  put_on date not null default current_date, -- India's day
  put_at timestamptz not null default now()
);
create index file_put_of_day on file_put (put_by, put_on);
create index file_put_at on file_put (put_at);

-- Where a file is named. A test holds these columns against the catalogue.
create index app_user_picture_key on app_user (picture_key) where picture_key is not null;
create index beneficiary_photo_key on beneficiary (photo_key) where photo_key is not null;
create index previous_file_file_key on previous_file (file_key);
create index person_document_file_key on person_document (file_key);

-- A row lets go of its file: should nobody remove the file, whoever sweeps finds it. The argument is the column.
create function let_go_of_file() returns trigger language plpgsql as $$
declare gone text := to_jsonb(old) ->> tg_argv[0];
begin
  if gone is not null and (tg_op = 'DELETE' or gone is distinct from to_jsonb(new) ->> tg_argv[0]) then
    insert into file_put (file_key) values (gone);
  end if;
  return null;
end $$;
create trigger app_user_lets_go_of_file after update of picture_key or delete on app_user
  for each row execute function let_go_of_file('picture_key');
create trigger beneficiary_lets_go_of_file after update of photo_key or delete on beneficiary
  for each row execute function let_go_of_file('photo_key');
create trigger previous_file_lets_go_of_file after update of file_key or delete on previous_file
  for each row execute function let_go_of_file('file_key');
create trigger person_document_lets_go_of_file after update of file_key or delete on person_document
  for each row execute function let_go_of_file('file_key');
