-- What every capability stands on: receipts, the audit log, keys, files, jobs.

-- One receipt per idempotency key and author: a repeated command is answered, not repeated.
create table receipt (
  user_id uuid not null,
  key uuid not null,
  call text not null,
  input_hash bytea not null,
  reply jsonb not null,
  made_at timestamptz not null default now(),
  primary key (user_id, key)
);
-- Receipts of long ago are removed; they were written in the order of their time, so a summary of each part is enough.
create index receipt_made on receipt using brin (made_at) with (autosummarize = on);

-- Who did or read what, append-only. Rows of no person stand under 0. A background job chains the rows of each person
-- and seals the head, so that a later change of any row shows.
create table audit (
  beneficiary_id bigint not null,
  audit_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  user_id uuid,
  sign_in_id uuid,
  call text not null,
  subject text not null default '',
  detail jsonb not null default '{}',
  -- The audit rows of each person form a chain: `link` is the hash of the row and of the link before it. Links are made
  -- by a background job that follows `made_in`, which no late commit can pass.
  made_in xid8 not null default pg_current_xact_id(),
  primary key (beneficiary_id, audit_id)
);
create index audit_unsealed on audit (made_in);

create table audit_head (
  beneficiary_id bigint primary key,
  last_audit_id uuid not null,
  rows bigint not null,
  head bytea not null,
  seal bytea not null,
  sealed_at timestamptz not null
);

create table audit_link (
  beneficiary_id bigint not null,
  position bigint not null,
  audit_id uuid not null,
  link bytea not null,
  primary key (beneficiary_id, position),
  unique (beneficiary_id, audit_id)
);

-- How far the job has come, how many rows and people it has sealed, and the seal of all that.
create table audit_sealing (
  only_one boolean primary key default true check (only_one),
  sealed_to xid8 not null,
  rows bigint not null,
  people bigint not null,
  seal bytea not null
);

-- Audit rows that a server stored and then no longer found as it had written them, before they were sealed.
create table audit_missing (
  audit_id uuid primary key,
  beneficiary_id bigint not null,
  user_id uuid,
  call text not null,
  subject text not null,
  found_at timestamptz not null default now()
);

-- What was refused to whom, from where and about whom: signs of somebody who tries. Counted together over some seconds.
-- Addresses and user names stand as keyed hashes. Append-only; what is older than half a year goes.
create table refused_call (
  refused_call_id uuid primary key,
  at timestamptz not null,
  user_id uuid,
  sign_in_id uuid,
  -- The user name or number that was typed where nobody is signed in.
  name_hash bytea,
  address_hash bytea,
  call text not null,
  code text not null,
  -- Of whom the call was, as far as it named somebody; null for nobody.
  beneficiary_id bigint,
  times integer not null check (times > 0)
);
create index refused_call_at on refused_call (at);

-- The server's P-256 key pairs for agreeing on session keys; the private half rests under the data key.
-- They stand in the database so that every process of a cluster can open what any of them offered.
create table server_key (
  server_key_id uuid primary key,
  xdata text not null,
  ydata text not null,
  private_sealed bytea not null,
  created_at timestamptz not null
);
create index server_key_created on server_key (created_at);

-- The keys that this database is sealed under, each known by a mark that only who has the key can make. One of them
-- writes; others are there only while a change of key is under way.
create table data_key (
  key_id bytea primary key check (length(key_id) = 4),
  mark bytea not null,
  writes boolean not null,
  made_at timestamptz not null default now(),
  -- A key whose place another took: nothing rests under it any more. What its keyed hashes were made with stays, sealed
  -- under the key that writes, because of some of them nothing is left to hash anew from; and what its access tokens were
  -- signed with, so that they are told to have run out.
  retired_at timestamptz,
  kept_sealed bytea
);
create unique index data_key_writes on data_key (writes) where writes;

-- The processes at work: which keys each has, and under which it seals. A change of key waits for all of them.
create table key_holder (
  holder_id uuid primary key,
  key_ids text[] not null,
  writes text not null,
  seen_at timestamptz not null
);

-- Which life of the database this is: change numbers of another one mean nothing here. A restored copy differs in its
-- cluster, its timeline, its database or its tables; where all these are the same, whoever restores makes the row anew.
create table incarnation (
  only_one boolean primary key default true check (only_one),
  made_anew uuid not null default gen_random_uuid()
);
insert into incarnation default values;

-- Files rest outside of the database and are put before the transaction that names them. Here stands what is about to be
-- put, by whom and how much of it, and what no row names any more: whoever sweeps removes of these what is named nowhere,
-- and never a file of which this database knows nothing.
create table file_put (
  file_put_id uuid primary key default gen_random_uuid(),
  -- null where what came in was not kept as a file
  file_key text,
  -- null where a row let go of the file
  put_by uuid,
  bytes bigint not null default 0,
  -- India's day
  put_on date not null default current_date,
  put_at timestamptz not null default now()
);
create index file_put_of_day on file_put (put_by, put_on);
create index file_put_at on file_put (put_at);

-- Work that outlasts a request. A worker leases a job for a while; whoever dies loses the lease, and another goes on.
create table job (
  job_id uuid primary key,
  kind text not null,
  subject uuid not null,
  -- Who asked for it, with the area they had then.
  actor jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  attempts smallint not null default 0,
  leased_until timestamptz,
  made_at timestamptz not null,
  ended_at timestamptz
);
create index job_open on job (made_at) where state in ('waiting', 'working');
create index job_subject on job (subject, made_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- What is append-only may be sealed anew: the columns named may change their bytes, but neither come nor go. Whoever
-- lacks the key makes nothing that opens.
create function refuse_change_but_seal() returns trigger language plpgsql as $$
declare
  sealed text;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv::text[] = to_jsonb(old) - tg_argv::text[] then
    foreach sealed in array tg_argv::text[] loop
      if (to_jsonb(new) ->> sealed is null) <> (to_jsonb(old) ->> sealed is null) then
        raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
      end if;
    end loop;
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create function refuse_early_removal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '180 days' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- A row lets go of its file: should nobody remove the file, whoever sweeps finds it. The argument is the column.
create function let_go_of_file() returns trigger language plpgsql as $$
declare gone text := to_jsonb(old) ->> tg_argv[0];
begin
  if gone is not null and (tg_op = 'DELETE' or gone is distinct from to_jsonb(new) ->> tg_argv[0]) then
    insert into file_put (file_key) values (gone);
  end if;
  return null;
end $$;

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

-- What a change was judged by is no longer so: the transaction fails as one of two that met, and is run again. Commands
-- hold what they judge before they read it, so this is the second line. Asked for only where a change found no row.
create function lost_race() returns boolean language plpgsql volatile as $$
begin
  raise exception 'what this change was judged by has changed meanwhile' using errcode = 'serialization_failure';
end $$;
