-- Keys that sign certificates: the public half is published for good, the private half stands sealed.
create table certificate_key (
  kid text primary key,
  x text not null,
  y text not null,
  secret_sealed bytea not null,
  made_at timestamptz not null
);

-- Of whom a certificate was issued: the name under which it is told to everybody that what it says was put right since.
create table certificate_holder (
  beneficiary_id bigint primary key references beneficiary,
  rid text not null unique,
  changed_at timestamptz,
  corrected integer not null default 0
);
create index certificate_holder_changed on certificate_holder (changed_at) where changed_at is not null;

-- A certificate as it was issued: what stands on the paper, and what is signed, together sealed.
create table certificate (
  beneficiary_id bigint not null references beneficiary,
  certificate_id uuid not null,
  number text not null unique,
  paper_sealed bytea not null,
  issued_at timestamptz not null,
  issued_by uuid not null,
  primary key (beneficiary_id, certificate_id)
);

-- A dose that is taken back or put right, and a name, day of birth or sex that is: what was issued before says something else.
create function certificates_change() returns trigger language plpgsql as $$
begin
  update certificate_holder set changed_at = clock_timestamp(), corrected = corrected + 1
  where beneficiary_id = new.beneficiary_id;
  return null;
end $$;

create function triggers_of_0107() returns table (owner text, name text, moment text, act text) language sql as $$
  values
    ('certificate', 'certificate_append_only', 'before update or delete',
      'for each row execute function refuse_change_but_seal(''paper_sealed'')'),
    ('certificate', 'refuse_truncate', 'before truncate', 'for each statement execute function refuse_change()'),
    ('dose_void', 'certificates_change', 'after insert', 'for each row execute function certificates_change()'),
    ('beneficiary_change', 'certificates_change', 'after insert',
      'for each row when (new.field in (''ben_name'', ''dob'', ''gender'')) execute function certificates_change()')
$$;

select lay_triggers(true);
