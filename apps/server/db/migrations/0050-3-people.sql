-- Everything of a person is keyed by beneficiary_id first: what is asked of one person is found beside the person.
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
  father_name text not null default '',
  blood_group text not null default '',
  child_weight numeric(4, 2),
  abha_address text not null default '',
  previous_pregnancy_on date,
  abortion_on date,
  -- The key under which a person's photo rests in the file store.
  photo_key text,
  photo_type text,
  check (dob >= '1920-01-01')
);
create index beneficiary_village on beneficiary (village_code, changed_in);
-- What the lists go by. People whom staff registered; the bulk of a country's record has no registrar.
create index beneficiary_registered on beneficiary (village_code, created_at) where created_by is not null;
create index beneficiary_registrar on beneficiary (created_by, created_at) where created_by is not null;
create index beneficiary_guardian on beneficiary (guardian_id) where guardian_id is not null;
create index beneficiary_photo_key on beneficiary (photo_key) where photo_key is not null;

-- Search goes through keyed hashes, so that no number rests in clear and each search is one look-up.
create table search_token (
  token_hash bytea not null,
  kind smallint not null,
  beneficiary_id bigint not null,
  primary key (token_hash, beneficiary_id)
);
create index search_token_person on search_token (beneficiary_id);
create index search_token_as_typed on search_token (beneficiary_id) where kind = 3;

-- Names by their sound: a key a word, made by the rules of the domain. A name is looked for by its keys first, each with the
-- villages of an area: a key that nobody there has costs one step into the index and not one for each village. The birth
-- stands beside it, because whoever is compared with a new registration was born around the same time: of thousands who
-- sound alike some dozens are read.
create table name_token (
  village_code integer not null,
  token text not null,
  beneficiary_id bigint not null,
  dob date not null,
  primary key (token, village_code, beneficiary_id) include (dob)
);

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

-- Who moved away, by the village that was left: a pull tells the phones there to let go of them.
create table departure (
  village_code integer not null,
  changed_in xid8 not null default pg_current_xact_id(),
  beneficiary_id bigint not null,
  -- Departures are removed once no phone can ask for them.
  left_on date not null default current_date,
  primary key (village_code, changed_in, beneficiary_id)
);
create index departure_left on departure (left_on);

-- Pictures of papers that a person brings; the file itself rests sealed in the file store. One of a kind.
create table person_document (
  beneficiary_id bigint not null references beneficiary,
  kind text not null check (kind in ('vaccination-card')),
  file_key text not null,
  file_type text not null,
  captured_at timestamptz not null,
  added_by uuid not null,
  recorded_at timestamptz not null default now(),
  primary key (beneficiary_id, kind)
);
create index person_document_file_key on person_document (file_key);

-- One check of one person's identity by one worker. No Aadhaar number, no name, no picture and no capture is kept:
-- only that a check was asked for, in which way, and what it said.
create table identity_check (
  beneficiary_id bigint not null,
  check_id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  way text not null check (way in ('aadhaar-otp', 'demographic', 'biometric', 'face', 'mobile-otp')),
  consent_id uuid,
  authority_txn text not null default '',
  otp_hash bytea,
  tries smallint not null default 0,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  matched boolean,
  -- A check that was refused because the number typed is not the one on record: the number is not kept, only that it was
  -- another one. Such a check counts as a wrong code does.
  other_number boolean not null default false,
  primary key (beneficiary_id, check_id)
);
create index identity_check_asked on identity_check (beneficiary_id, asked_at);

-- Consent to a check with the identity authority: which sheet, in which language, who agreed, before which worker.
create table identity_consent (
  beneficiary_id bigint not null,
  consent_id uuid not null,
  sheet text not null,
  sheet_version text not null,
  language text not null,
  given_by text not null check (given_by in ('person', 'guardian')),
  way text not null,
  read_out_by uuid not null,
  given_at timestamptz not null,
  primary key (beneficiary_id, consent_id)
);

-- An import on its way: the rows as brought rest sealed until it is stored, discarded or a week old.
create table import_file (
  import_id uuid primary key,
  user_id uuid not null references app_user,
  file_name text not null,
  state text not null check (state in ('checking', 'checked', 'storing', 'stored', 'failed', 'discarded')),
  rows_sealed bytea,
  total_rows integer not null,
  good_rows integer not null default 0,
  bad_rows integer not null default 0,
  stored_rows integer not null default 0,
  -- Per bad cell: row, column, code, values; never what was typed.
  errors jsonb not null default '[]',
  uploaded_at timestamptz not null
);
create index import_file_user on import_file (user_id, uploaded_at);

create function note_departure() returns trigger language plpgsql as $$
begin
  insert into departure (village_code, beneficiary_id) values (old.village_code, new.beneficiary_id)
  on conflict do nothing;
  return null;
end $$;
