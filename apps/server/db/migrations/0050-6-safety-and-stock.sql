-- Adverse events, and vials.

-- A report of an adverse event as all its events together make it; the events themselves are append-only.
create table aefi_report (
  beneficiary_id bigint not null references beneficiary,
  report_id uuid not null,
  session_id uuid,
  session_site_id uuid,
  village_code integer not null,
  form_version text not null,
  status text not null check (status in ('notified', 'reported', 'investigated', 'closed')),
  category text not null check (category in ('minor', 'severe', 'serious')),
  vaccinated_on date not null,
  notified_at timestamptz not null,
  filed_at timestamptz,
  case_id_at timestamptz,
  investigated_at timestamptz,
  final_at timestamptz,
  closed_at timestamptz,
  external_case_id text not null default '',
  causality text not null default '',
  -- By field of the form, without the phone number, which rests sealed.
  answers jsonb not null,
  notifier_phone_sealed bytea,
  vaccines jsonb not null,
  made_by uuid not null,
  made_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  -- When a report last changed: whether a phone could know of it follows from where its pack stood.
  changed_in xid8 not null default pg_current_xact_id(),
  primary key (beneficiary_id, report_id)
);
create index aefi_report_village on aefi_report (village_code, notified_at);
create index aefi_report_site on aefi_report (session_site_id, notified_at) where session_site_id is not null;

create table aefi_event (
  beneficiary_id bigint not null,
  report_id uuid not null,
  event_id uuid not null,
  kind text not null,
  detail jsonb not null,
  notifier_phone_sealed bytea,
  captured_at timestamptz not null,
  captured_by uuid not null,
  role text not null,
  recorded_at timestamptz not null default now(),
  primary key (beneficiary_id, report_id, event_id),
  foreign key (beneficiary_id, report_id) references aefi_report (beneficiary_id, report_id)
);

-- What relates reports of different people: the session, and each vaccine and batch. A cluster is looked for here.
create table aefi_token (
  token text not null,
  beneficiary_id bigint not null,
  report_id uuid not null,
  primary key (token, beneficiary_id, report_id)
);

-- Vials that came to a site; what is left follows from these and from the utilisation of its sessions.
create table stock_receipt (
  receipt_id uuid primary key,
  batch_id uuid not null references batch,
  vials integer not null check (vials > 0),
  vvm smallint,
  received_by uuid not null,
  received_at timestamptz not null,
  recorded_at timestamptz not null default now()
);
create index stock_receipt_batch on stock_receipt (batch_id);

-- A session's report of its vials. One that corrects it is another row; the latest captured holds.
create table utilisation_report (
  session_id uuid not null,
  utilisation_id uuid not null,
  session_site_id uuid not null,
  date_of_session date not null,
  correction_reason text not null default '',
  reported_by uuid not null,
  captured_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  primary key (session_id, utilisation_id)
);
create index utilisation_report_site on utilisation_report (session_site_id, date_of_session);

create table utilisation_line (
  session_id uuid not null,
  utilisation_id uuid not null,
  material_id integer not null,
  batch_number text not null,
  expiry_date date,
  doses_per_vial integer not null,
  vials_received integer not null,
  vials_opened integer not null,
  vials_returned integer not null,
  vials_damaged integer not null,
  partial_vials_in integer not null,
  doses_in_partial integer not null,
  doses_recorded integer not null,
  doses_given integer not null,
  given_reason text not null,
  partial_vials_out integer not null,
  doses_partial_out integer not null,
  opened_on date,
  doses_discarded integer not null,
  damage_reason text not null,
  vvm_received smallint,
  vvm_opened smallint,
  diluents jsonb,
  -- A vial that does not balance never rests here.
  check (vials_received = vials_opened + vials_returned + vials_damaged),
  primary key (session_id, utilisation_id, material_id, batch_number),
  foreign key (session_id, utilisation_id) references utilisation_report (session_id, utilisation_id)
);

-- Batches that are not to be given from any more at a site, and stops that were lifted again. An event each; of a site and
-- batch the latest captured holds. A batch that a site receives after its stop is stopped there too.
create table batch_stop (
  session_site_id uuid not null references session_site,
  material_id integer not null references material,
  -- in its one way: trimmed, in capitals
  batch_number text not null,
  stop_id uuid not null,
  stopped boolean not null,
  reason text not null,
  captured_at timestamptz not null,
  stopped_by uuid not null,
  recorded_at timestamptz not null default now(),
  primary key (session_site_id, material_id, batch_number, stop_id)
);
