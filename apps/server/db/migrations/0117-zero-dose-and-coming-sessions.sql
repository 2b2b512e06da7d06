-- Who is behind the figure of children without Pentavalent, and which sessions are still to come: both are made with the figures.

-- Children of a village who turn one in a month (its first day) and have no dose of Pentavalent that counts.
create table zero_dose_child (
  beneficiary_id bigint not null,
  village_code integer not null,
  month date not null,
  primary key (beneficiary_id, village_code)
);
create index zero_dose_child_village on zero_dose_child (village_code, month);

-- Sessions at a site, and of a block, that were published, neither begun nor cancelled, and not past when the figures were made.
create table site_day_coming (
  session_site_id uuid not null,
  date_of_session date not null,
  sessions integer not null,
  primary key (session_site_id, date_of_session)
);
create table block_day_coming (
  block_code integer not null,
  date_of_session date not null,
  sessions integer not null,
  primary key (block_code, date_of_session)
);

-- Nothing of it is there yet: everything is made anew, and until then the page says that it is not there.
update coverage_village set seen_to = '0'::xid8;
update coverage_site set seen_to = '0'::xid8;
delete from coverage_round;

-- To what the list of a file is narrowed, by the names that held when it was asked for; null of files of before.
alter table download_file add column narrowed jsonb;
