-- What a plan says besides time and place. Sessions from before were all put out for field workers.
alter table vaccination_session
  add column published boolean not null default true,
  add column slots smallint not null default 1 check (slots between 1 and 12),
  add column special_group text not null default '',
  add column institution_name text not null default '',
  add column facilitator_name text not null default '',
  add column facilitator_designation text not null default '',
  -- AES-256-GCM under the server's data key, like every mobile number.
  add column facilitator_mobile_sealed bytea,
  add column vaccines_confirmed text[] not null default '{}',
  -- Set while a session is frozen; what was captured before still belongs to it.
  add column frozen_at timestamptz,
  -- Why it was cancelled or frozen.
  add column standing_reason text not null default '',
  -- The session whose list took its no-shows.
  add column carried_to uuid,
  add column planned_by uuid,
  add check (end_time > start_time);

-- Who is to work at a session.
create table session_team (
  session_id uuid not null references vaccination_session,
  user_id uuid not null references app_user,
  primary key (session_id, user_id)
);
create index session_team_user on session_team (user_id);

-- The slot a person was asked to come in, and the session a no-show was carried from.
alter table session_roster add column slot_time time, add column carried_from uuid;

-- Lines taken off a list again, so that phones hear of it.
create table session_roster_removed (
  session_id uuid not null,
  beneficiary_id bigint not null,
  changed_in xid8 not null default pg_current_xact_id(),
  primary key (session_id, beneficiary_id)
);
