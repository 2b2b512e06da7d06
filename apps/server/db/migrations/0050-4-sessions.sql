-- Vaccines, batches, sessions and their lists.

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
  expiry_date date not null,
  -- A number names one batch of a vaccine at a site. Two phones that received one at once made doubles; doses, receipts and
  -- stops that point to them are kept as they are, so doubles stay, named as such, and no new ones come.
  double_of uuid references batch
);
create index batch_site on batch (session_site_id);
create unique index batch_number_of_site on batch (session_site_id, material_id, upper(trim(batch_number)))
  where double_of is null;

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
  changed_in xid8 not null default pg_current_xact_id(),
  -- A special session of type 1 takes people of an age only: `min_age` and `max_age` are days before the day of
  -- registration; empty means that nothing bounds it on that side.
  special_session_type_id smallint,
  min_age integer,
  max_age integer,
  -- What a plan says besides time and place. Sessions from before were all put out for field workers.
  published boolean not null default true,
  slots smallint not null default 1 check (slots between 1 and 12),
  special_group text not null default '',
  institution_name text not null default '',
  facilitator_name text not null default '',
  facilitator_designation text not null default '',
  -- AES-256-GCM under the server's data key, like every mobile number.
  facilitator_mobile_sealed bytea,
  vaccines_confirmed text[] not null default '{}',
  -- Set while a session is frozen; what was captured before still belongs to it.
  frozen_at timestamptz,
  -- Why it was cancelled or frozen.
  standing_reason text not null default '',
  -- The session whose list took its no-shows.
  carried_to uuid,
  planned_by uuid,
  check (min_age >= 0 and max_age >= 0 and min_age <= max_age),
  check (end_time > start_time)
);
create index vaccination_session_site on vaccination_session (session_site_id, date_of_session);
-- Sessions that nobody has ended, however long ago they began: lists and packs name them until somebody does.
create index vaccination_session_on_going on vaccination_session (session_site_id) where status = 1;

-- Who is to work at a session.
create table session_team (
  session_id uuid not null references vaccination_session,
  user_id uuid not null references app_user,
  primary key (session_id, user_id)
);
create index session_team_user on session_team (user_id);

-- A line of a list is changed twice on its day: room on the page keeps its index as it is.
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
  -- The slot a person was asked to come in, and the session a no-show was carried from.
  slot_time time,
  carried_from uuid,
  -- India's day on which somebody was put on a session's list by a worker, as it was captured; null for those whom a plan
  -- brought, and for lines from before this was kept.
  added_on date,
  primary key (session_id, beneficiary_id)
) with (fillfactor = 80);
-- Lists are read by session; a person's own page asks on which of them, and by whom, the person was verified.
create index session_roster_verified on session_roster (beneficiary_id) where verified_at is not null;

-- Lines taken off a list again, so that phones hear of it.
create table session_roster_removed (
  session_id uuid not null,
  beneficiary_id bigint not null,
  changed_in xid8 not null default pg_current_xact_id(),
  primary key (session_id, beneficiary_id)
);

-- What somebody booked is to hear of a session that was cancelled, frozen or moved, and whether they know. One row a
-- person and session: `heard_*` is what they know without the news. What nobody has to hear has no row.
create table session_news (
  beneficiary_id bigint not null,
  session_id uuid not null,
  heard_day date not null,
  heard_from time not null,
  heard_to time not null,
  -- They believe that it does not take place.
  heard_off boolean not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'to-tell', 'told')),
  -- The sender's number of the message: however often it is handed over, it is delivered once.
  message_id uuid not null default gen_random_uuid(),
  told_by uuid,
  told_at timestamptz,
  primary key (beneficiary_id, session_id)
);
create index session_news_session on session_news (session_id, state);
