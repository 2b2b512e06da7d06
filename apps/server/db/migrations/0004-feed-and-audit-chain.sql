-- A pull of a session pack finds new doses of a catchment without asking each of its people: a dose carries the
-- village of its person at that time. Whoever moves later is found through their own row.
alter table dose add column village_code integer;
alter table dose_void add column village_code integer;
create index dose_feed on dose (village_code, changed_in) where village_code is not null;
create index dose_void_feed on dose_void (village_code, changed_in) where village_code is not null;

create or replace function dose_after_birth() returns trigger language plpgsql as $$
declare
  born date;
begin
  select b.dob, b.village_code into born, new.village_code
    from beneficiary b where b.beneficiary_id = new.beneficiary_id;
  if born is null or born > new.given_on then
    raise exception 'dose without its person or before birth' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function village_of_void() returns trigger language plpgsql as $$
begin
  select b.village_code into new.village_code from beneficiary b where b.beneficiary_id = new.beneficiary_id;
  return new;
end $$;
create trigger village_of_void before insert on dose_void for each row execute function village_of_void();

-- The audit rows of each person form a chain: `link` is the hash of the row and of the link before it. Links are made
-- by a background job that follows `made_in`, which no late commit can pass.
alter table audit add column made_in xid8 not null default pg_current_xact_id();
drop index audit_unsealed;
create index audit_unsealed on audit (made_in);
create table audit_link (
  beneficiary_id bigint not null,
  position bigint not null,
  audit_id uuid not null,
  link bytea not null,
  primary key (beneficiary_id, position),
  unique (beneficiary_id, audit_id)
);
create trigger audit_link_append_only before update or delete on audit_link
  for each row execute function refuse_change();

-- How far the job has come, how many rows and people it has sealed, and the seal of all that.
create table audit_sealing (
  only_one boolean primary key default true check (only_one),
  sealed_to xid8 not null,
  rows bigint not null,
  people bigint not null,
  seal bytea not null
);
