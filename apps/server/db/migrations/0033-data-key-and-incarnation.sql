-- The keys that this database is sealed under, each known by a mark that only who has the key can make. One of them
-- writes; others are there only while a change of key is under way.
create table data_key (
  key_id bytea primary key check (length(key_id) = 4),
  mark bytea not null,
  writes boolean not null,
  made_at timestamptz not null default now()
);
create unique index data_key_writes on data_key (writes) where writes;

-- Which life of the database this is: change numbers of another one mean nothing here. A restored copy differs in its
-- cluster, its timeline, its database or its tables; where all these are the same, whoever restores makes the row anew.
create table incarnation (
  only_one boolean primary key default true check (only_one),
  made_anew uuid not null default gen_random_uuid()
);
insert into incarnation default values;

create function incarnation() returns text language plpgsql stable as $$
declare
  cluster text;
begin
  begin
    select s.system_identifier || '/' || c.timeline_id into cluster
      from pg_control_system() s, pg_control_checkpoint() c;
  exception when insufficient_privilege then
    cluster := '';
  end;
  return (
    select left(md5(concat_ws('/', cluster, d.oid, to_regclass('beneficiary')::oid, i.made_anew)), 8)
    from incarnation i, pg_database d where d.datname = current_database());
end $$;
