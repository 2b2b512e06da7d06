-- Figures of an area are summed up beforehand: of villages by the months in which children reach an age, of sites by months.
-- They follow the change numbers of what they count, a village or a site at a time, made anew as a whole.

-- Children who turn one or two in a month (its first day), and of each dose how many it is for and how many have had it: a
-- place of each list a dose, in the order of the domain (coverage).
create table coverage_month (
  village_code integer not null,
  age smallint not null check (age in (1, 2)),
  month date not null,
  children integer not null,
  complete integer not null,
  eligible integer[] not null,
  had integer[] not null,
  primary key (village_code, age, month)
);

-- Up to which change the figures of a village are made, by which rules, and by which state of the places.
create table coverage_village (
  village_code integer primary key,
  seen_to xid8 not null,
  rules_version text not null,
  places_version bigint not null
);

-- Sessions of a month at a site, the doses they gave, and how courses against rabies ended that were begun there in it.
create table site_month (
  session_site_id uuid not null,
  month date not null,
  planned integer not null,
  took_place integer not null,
  cancelled integer not null,
  doses integer not null,
  courses_open integer not null,
  courses_completed integer not null,
  courses_restarted integer not null,
  courses_stopped integer not null,
  courses_ended integer not null,
  primary key (session_site_id, month)
);

-- What the sessions of a month at a site made of their vials, as they were counted last.
create table site_month_vials (
  session_site_id uuid not null,
  month date not null,
  material_id integer not null,
  doses_per_vial integer not null,
  vials_received integer not null,
  vials_opened integer not null,
  vials_returned integer not null,
  vials_damaged integer not null,
  partial_vials_in integer not null,
  doses_in_partial integer not null,
  doses_given integer not null,
  partial_vials_out integer not null,
  doses_partial_out integer not null,
  doses_discarded integer not null,
  primary key (session_site_id, month, material_id, doses_per_vial)
);

-- Up to which change the figures of a site are made. Doses are found by their villages, which put this back to nothing.
create table coverage_site (
  session_site_id uuid primary key,
  seen_to xid8 not null,
  rules_version text not null
);

-- Everything up to this instant is in the figures.
create table coverage_round (
  only_one boolean primary key default true check (only_one),
  counted_at timestamptz not null
);

-- What came to a site since its figures were made. Reports of before were never counted by any.
alter table utilisation_report add column changed_in xid8;
alter table utilisation_report alter column changed_in set default pg_current_xact_id();
create index utilisation_report_changed on utilisation_report (session_site_id, changed_in) where changed_in is not null;
create index vaccination_session_changed on vaccination_session (session_site_id, changed_in);
