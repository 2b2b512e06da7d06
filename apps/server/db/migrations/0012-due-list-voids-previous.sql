-- What will be due for a person and when, as the engine of the domain says it, if nothing more is recorded: one element
-- of each list a dose. The rows follow the change numbers of people, doses and voids; whoever asks for a due list has
-- everybody judged anew who changed since, so that nobody is missed while a row is behind.
create table due_person (
  beneficiary_id bigint primary key,
  village_code integer not null,
  codes text[] not null,
  opens date[] not null,
  overdue date[] not null,
  closes date[] not null,
  first_open date not null,
  last_close date not null
);
create index due_person_village on due_person (village_code, first_open);

-- Up to which change the rows of a village are made, by which rules, and by which state of the places.
create table due_village (
  village_code integer primary key,
  seen_to xid8 not null,
  rules_version text not null,
  places_version bigint not null
);

-- The questions before the needle with their answers, and the version of the rules by which the visit was advised.
alter table care_case
  add column screening jsonb,
  add column rules_version text not null default '';

-- A dose given elsewhere and recorded from a card stands beside those given here. A correction is a new dose that names
-- the one it puts right; that one is voided.
alter table dose
  add column origin text not null default 'session' check (origin in ('session', 'previous')),
  add column corrects uuid;
alter table dose_void add column recorded_at timestamptz not null default now();

-- A previous vaccination as a worker reported it: 0 pending, 1 and 2 approved, 3 sent back. Its doses are in `dose`.
create table previous_vaccination (
  beneficiary_id bigint not null references beneficiary,
  case_id uuid not null,
  material_id integer not null,
  rig_type text not null default '',
  proof text not null check (proof in ('card', 'word')),
  status smallint not null default 0 check (status in (0, 1, 2, 3)),
  reported_by uuid not null,
  captured_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  remarks text not null default '',
  primary key (beneficiary_id, case_id)
);
create index previous_vaccination_standing on previous_vaccination (status, recorded_at);

-- The picture or PDF of the card for a dose; the file itself rests in the file store.
create table previous_file (
  beneficiary_id bigint not null,
  dose_id uuid not null,
  file_name text not null,
  file_key text not null,
  file_type text not null,
  digest bytea not null,
  added_by uuid not null,
  added_at timestamptz not null,
  primary key (beneficiary_id, dose_id),
  foreign key (beneficiary_id, dose_id) references dose (beneficiary_id, dose_id)
);
create trigger previous_file_append_only before update or delete on previous_file
  for each row execute function refuse_change();
