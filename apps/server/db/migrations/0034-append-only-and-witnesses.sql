-- Whatever is append-only cannot be emptied in one stroke either. `audit_head` and `audit_sealing` are brought up to
-- date by the sealing, so only their rows' going is refused.
do $$
declare
  append_only regclass;
begin
  for append_only in
    select distinct tgrelid::regclass from pg_trigger where tgfoid = 'refuse_change'::regproc and not tgisinternal
  loop
    execute format(
      'create trigger refuse_truncate before truncate on %s for each statement execute function refuse_change()',
      append_only);
  end loop;
end $$;
create trigger refuse_removal before delete or truncate on audit_head for each statement execute function refuse_change();
create trigger refuse_removal before delete or truncate on audit_sealing
  for each statement execute function refuse_change();

-- Audit rows that a server stored and then no longer found as it had written them, before they were sealed.
create table audit_missing (
  audit_id uuid primary key,
  beneficiary_id bigint not null,
  user_id uuid,
  call text not null,
  subject text not null,
  found_at timestamptz not null default now()
);
create trigger audit_missing_append_only before update or delete on audit_missing
  for each row execute function refuse_change();
create trigger refuse_truncate before truncate on audit_missing for each statement execute function refuse_change();

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
create function refuse_early_removal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '180 days' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger refused_call_append_only before update or delete on refused_call
  for each row execute function refuse_early_removal();
create trigger refuse_truncate before truncate on refused_call for each statement execute function refuse_change();
