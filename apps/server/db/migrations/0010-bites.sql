-- Care of bites: courses of anti-rabies vaccine, and snake bites and scorpion stings.

-- Which visit of a course a dose is (0, 3, 7 …), and how much of it went where. Null for doses of the national schedule.
alter table dose add column day_of_dose smallint check (day_of_dose between 0 and 400);
alter table dose add column amounts jsonb;

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
create trigger bite_event_append_only before update or delete on bite_event for each row execute function refuse_change();
