alter table beneficiary
  add column father_name text not null default '',
  add column blood_group text not null default '',
  add column child_weight numeric(4, 2),
  add column abha_address text not null default '',
  add column previous_pregnancy_on date,
  add column abortion_on date;
create index beneficiary_guardian on beneficiary (guardian_id) where guardian_id is not null;

-- Who took a person in, from which form, with which consent, and why look-alikes were overruled.
create table registration (
  beneficiary_id bigint primary key references beneficiary,
  registered_by uuid not null,
  registered_at timestamptz not null default now(),
  captured_at timestamptz not null,
  session_id uuid,
  facility_id text not null default '',
  platform text not null,
  verified_using text not null,
  consent_version text not null,
  consent_language text not null,
  consent_given_at timestamptz not null,
  overruled_ids bigint[] not null default '{}',
  overruled_reason text not null default '',
  -- Keyed hash of what was sent, so that the same registration is taken once.
  content_hash bytea not null
);
create trigger registration_append_only before update or delete on registration
  for each row execute function refuse_change();

-- Every change of a detail, field by field. Numbers stand sealed, other values as text.
create table beneficiary_change (
  beneficiary_id bigint not null references beneficiary,
  version integer not null,
  field text not null,
  old_value text not null default '',
  new_value text not null default '',
  old_sealed bytea,
  new_sealed bytea,
  remarks text not null default '',
  changed_by uuid not null,
  captured_at timestamptz not null,
  changed_at timestamptz not null default now(),
  primary key (beneficiary_id, version, field)
);
create trigger beneficiary_change_append_only before update or delete on beneficiary_change
  for each row execute function refuse_change();

-- Names by their sound (a key a word, made by the rules of the domain). By village first: a search of an area asks its
-- villages, and the table can be distributed by them.
create table name_token (
  village_code integer not null,
  token text not null,
  beneficiary_id bigint not null,
  primary key (village_code, token, beneficiary_id)
);

-- The domain explains it; the database makes sure: a new date of birth leaves no dose before it.
create function birth_before_doses() returns trigger language plpgsql as $$
begin
  if exists (
    select from dose d
    left join dose_void x on x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id
    where d.beneficiary_id = new.beneficiary_id and d.given_on < new.dob and x.dose_id is null) then
    raise exception 'date of birth after a recorded dose' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger birth_before_doses before update of dob on beneficiary for each row
  when (new.dob > old.dob) execute function birth_before_doses();
