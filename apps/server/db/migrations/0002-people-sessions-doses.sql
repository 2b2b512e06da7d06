-- Everything of a person is keyed by beneficiary_id first, so that it can be distributed by it.
-- `changed_in` is the transaction that last wrote a row: the pull of a session pack goes by it, safe against late commits.
create table beneficiary (
  beneficiary_id bigint primary key,
  ben_name text not null,
  dob date not null,
  dob_is_year boolean not null default false,
  gender smallint not null check (gender in (1, 2, 3)),
  guardian_name text not null default '',
  guardian_id bigint,
  village_code integer not null,
  address text not null default '',
  ben_type_id integer not null,
  lmp_date date,
  mobile_sealed bytea,
  photo_id_type smallint,
  photo_id_sealed bytea,
  photo_id_last4 text not null default '',
  deceased_on date,
  synthetic boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  changed_in xid8 not null default pg_current_xact_id(),
  check (dob >= '1920-01-01')
);
create index beneficiary_village on beneficiary (village_code, changed_in);

-- Search goes through keyed hashes, so that no number rests in clear and each search is one look-up.
create table search_token (
  token_hash bytea not null,
  kind smallint not null,
  beneficiary_id bigint not null,
  primary key (token_hash, beneficiary_id)
);
create index search_token_person on search_token (beneficiary_id);

create table material (
  material_id integer primary key,
  material_code text not null unique,
  material_name text not null,
  material_category text not null,
  doses_per_vial integer[] not null,
  dose_codes text[] not null
);

create table batch (
  batch_id uuid primary key,
  session_site_id uuid not null references session_site,
  material_id integer not null references material,
  batch_number text not null,
  manufacturer text not null default '',
  expiry_date date not null
);
create index batch_site on batch (session_site_id);

create table not_done_reason (
  reason_id integer primary key,
  reason_code text not null unique,
  reason_en text not null,
  reason_hi text not null
);

create table vaccination_session (
  session_id uuid primary key,
  session_site_id uuid not null references session_site,
  session_name text not null,
  date_of_session date not null,
  start_time time not null,
  end_time time not null,
  status smallint not null default 0,
  capacity integer not null,
  vaccines text[] not null default '{}',
  started_at timestamptz,
  started_by uuid,
  ended_at timestamptz,
  ended_by uuid,
  version integer not null default 1,
  changed_in xid8 not null default pg_current_xact_id()
);
create index vaccination_session_site on vaccination_session (session_site_id, date_of_session);

create table session_roster (
  session_id uuid not null,
  beneficiary_id bigint not null,
  status text not null default 'scheduled',
  added_from text not null default '',
  verified_by uuid,
  verified_at timestamptz,
  verification_method text,
  reject_reason_id integer,
  reject_remarks text not null default '',
  version integer not null default 1,
  changed_in xid8 not null default pg_current_xact_id(),
  primary key (session_id, beneficiary_id)
);

create table care_case (
  beneficiary_id bigint not null,
  case_id uuid not null,
  session_id uuid,
  session_site_id uuid,
  material_category text not null,
  material_ids integer[] not null default '{}',
  screened text[] not null default '{}',
  status smallint not null default 1,
  opened_at timestamptz not null,
  opened_by uuid not null,
  closed_at timestamptz,
  recorded_at timestamptz not null default now(),
  primary key (beneficiary_id, case_id),
  foreign key (beneficiary_id) references beneficiary
);

-- A dose is an event: never changed, never deleted. A repeat of a dose that did not count, or of a voided one, is the
-- next `attempt`; two devices that race to record the same attempt cannot both win.
create table dose (
  beneficiary_id bigint not null,
  dose_id uuid not null,
  dose_code text not null,
  attempt smallint not null default 1,
  given_on date not null,
  case_id uuid,
  session_id uuid,
  session_site_id uuid,
  material_id integer,
  batch_id uuid,
  batch_number text not null default '',
  expiry_date date,
  body_site text not null default '',
  captured_at timestamptz not null,
  captured_by uuid not null,
  recorded_at timestamptz not null default now(),
  changed_in xid8 not null default pg_current_xact_id(),
  primary key (beneficiary_id, dose_id),
  unique (beneficiary_id, dose_code, attempt)
);

-- The domain explains it; the database makes sure: no dose without its person, none before birth.
create function dose_after_birth() returns trigger language plpgsql as $$
begin
  if not exists (select from beneficiary b where b.beneficiary_id = new.beneficiary_id and b.dob <= new.given_on) then
    raise exception 'dose without its person or before birth' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger dose_after_birth before insert on dose for each row execute function dose_after_birth();

-- Voids and corrections are events of their own.
create table dose_void (
  beneficiary_id bigint not null,
  dose_id uuid not null,
  reason text not null,
  voided_by uuid not null,
  voided_at timestamptz not null,
  changed_in xid8 not null default pg_current_xact_id(),
  primary key (beneficiary_id, dose_id),
  foreign key (beneficiary_id, dose_id) references dose (beneficiary_id, dose_id)
);

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
  primary key (beneficiary_id, audit_id)
);

create index audit_unsealed on audit (at);
create table audit_head (
  beneficiary_id bigint primary key,
  last_audit_id uuid not null,
  rows bigint not null,
  head bytea not null,
  seal bytea not null,
  sealed_at timestamptz not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_append_only before update or delete on audit for each row execute function refuse_change();
create trigger dose_append_only before update or delete on dose for each row execute function refuse_change();
create trigger dose_void_append_only before update or delete on dose_void for each row execute function refuse_change();
