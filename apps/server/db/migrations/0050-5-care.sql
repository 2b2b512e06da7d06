-- Visits, doses and courses, and what is due.

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
  -- The questions before the needle with their answers, and the version of the rules by which the visit was advised.
  screening jsonb,
  rules_version text not null default '',
  primary key (beneficiary_id, case_id),
  foreign key (beneficiary_id) references beneficiary
);
create index care_case_site_day on care_case (session_site_id, opened_at) where session_site_id is not null;

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
  -- A pull of a session pack finds new doses of a catchment without asking each of its people: a dose carries the
  -- village of its person at that time. Whoever moves later is found through their own row.
  village_code integer,
  -- Which visit of a course a dose is (0, 3, 7 …), and how much of it went where. Null for doses of the national schedule.
  day_of_dose smallint check (day_of_dose between 0 and 400),
  amounts jsonb,
  -- A dose given elsewhere and recorded from a card stands beside those given here. A correction is a new dose that names
  -- the one it puts right; that one is voided.
  origin text not null default 'session' check (origin in ('session', 'previous')),
  corrects uuid,
  primary key (beneficiary_id, dose_id),
  unique (beneficiary_id, dose_code, attempt)
);
create index dose_feed on dose (village_code, changed_in) where village_code is not null;
create index dose_site_day on dose (session_site_id, given_on) where session_site_id is not null;
create index dose_batch on dose (upper(trim(batch_number)), material_id) where session_site_id is not null;

-- Voids and corrections are events of their own.
create table dose_void (
  beneficiary_id bigint not null,
  dose_id uuid not null,
  reason text not null,
  voided_by uuid not null,
  voided_at timestamptz not null,
  changed_in xid8 not null default pg_current_xact_id(),
  village_code integer,
  recorded_at timestamptz not null default now(),
  primary key (beneficiary_id, dose_id),
  foreign key (beneficiary_id, dose_id) references dose (beneficiary_id, dose_id)
);
create index dose_void_feed on dose_void (village_code, changed_in) where village_code is not null;

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
-- The line list shows vaccinations given elsewhere by the day on which they were reported.
create index previous_vaccination_day on previous_vaccination (captured_at);

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
create index previous_file_file_key on previous_file (file_key);

-- The facts of a case of a bite, beside its line in care_case. `details` is never changed; `is_open` follows the case,
-- so that the open courses of a site are found without reading the closed ones.
create table bite_case (
  beneficiary_id bigint not null,
  case_id uuid not null,
  case_type text not null check (case_type in ('rabies', 'venom')),
  session_site_id uuid not null,
  opened_at timestamptz not null,
  is_open boolean not null default true,
  restarted_from uuid,
  regimen text not null default '',
  rules_version text not null default '',
  bitten_on date,
  details jsonb not null,
  primary key (beneficiary_id, case_id),
  foreign key (beneficiary_id, case_id) references care_case (beneficiary_id, case_id)
);
create index bite_case_open on bite_case (session_site_id, case_type) where is_open;
create index bite_case_opened on bite_case (case_type, opened_at);
-- Two phones without network cannot begin two courses for one person.
create unique index bite_case_one_course on bite_case (beneficiary_id) where is_open and case_type = 'rabies';

-- What happened in such a case, each an event of its own: signs, tests, treatments, reactions, referral, outcome.
create table bite_event (
  beneficiary_id bigint not null,
  event_id uuid not null,
  case_id uuid not null,
  kind text not null,
  at timestamptz not null,
  facts jsonb not null default '{}',
  captured_at timestamptz not null,
  captured_by uuid not null,
  recorded_at timestamptz not null default now(),
  primary key (beneficiary_id, event_id),
  foreign key (beneficiary_id, case_id) references bite_case (beneficiary_id, case_id)
);
create index bite_event_case on bite_event (beneficiary_id, case_id);

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

-- The domain explains it; the database makes sure: no dose without its person, none before birth.
create function dose_after_birth() returns trigger language plpgsql as $$
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

-- The id of a case is made by a phone. It names either a visit or a report of doses given elsewhere, never both: who
-- decides about a report decides about its doses, and must not reach those of a visit. Both kinds of commands hold the
-- person's row, so that neither can miss the other.
create function refuse_case_of_another() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'care_case' then
    if not exists (select from previous_vaccination p
        where p.beneficiary_id = new.beneficiary_id and p.case_id = new.case_id) then
      return new;
    end if;
  elsif not exists (select from care_case c
      where c.beneficiary_id = new.beneficiary_id and c.case_id = new.case_id) then
    return new;
  end if;
  raise exception 'the id of a case names another record'
    using errcode = 'unique_violation', constraint = 'id_of_another';
end $$;
