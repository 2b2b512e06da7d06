-- Lists that the product brings: the version that was loaded last, and each row as it was loaded, by which a row that was
-- changed here is told from one that may follow a newer version.
create table master (
  name text primary key,
  version integer not null,
  loaded_at timestamptz not null default now()
);
create table master_row (
  master text not null,
  key text not null,
  loaded jsonb not null,
  primary key (master, key)
);
