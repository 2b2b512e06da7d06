-- 0001-places-and-users.sql
create table location ( level text not null check (level in ('state', 'district', 'block', 'subdistrict', 'village')), code integer not null, name_en text not null, name_hi text not null, parent_code integer, subdistrict_code integer, kind text not null default 'village' check (kind in ('village', 'ward')), je_endemic boolean not null default false, real_code boolean not null default true, valid_from date not null default '2011-01-01', valid_to date, primary key (level, code) );
create index location_parent on location (level, parent_code);
create table facility ( facility_id uuid primary key, name_en text not null, name_hi text not null, kind text not null, state_code integer not null, district_code integer not null, block_code integer not null );
create index facility_block on facility (block_code);
create table session_site ( session_site_id uuid primary key, facility_id uuid not null references facility, name_en text not null, name_hi text not null, category smallint not null default 1 check (category in (1, 2)), latitude double precision, longitude double precision );
create index session_site_facility on session_site (facility_id);
create table site_village ( session_site_id uuid not null references session_site, village_code integer not null, primary key (session_site_id, village_code) );
create table app_user ( user_id uuid primary key, user_name text not null unique, password_hash text not null, password_changed_at timestamptz not null default now(), must_change_password boolean not null default false, display_name text not null, role text not null, user_level text not null, state_code integer, district_code integer, block_code integer, facility_id uuid references facility, default_site_id uuid references session_site, vacc_type smallint not null default 1, is_supervisor boolean not null default false, is_active boolean not null default true, mobile_sealed bytea, mobile_hash bytea, store_key_wrapped bytea not null, created_at timestamptz not null default now() );
create index app_user_mobile on app_user (mobile_hash);
create table user_site ( user_id uuid not null references app_user, session_site_id uuid not null references session_site, primary key (user_id, session_site_id) );
create table user_village ( user_id uuid not null references app_user, village_code integer not null, primary key (user_id, village_code) );
create table sign_in ( sign_in_id uuid primary key, user_id uuid not null references app_user, session_key_wrapped bytea not null, refresh_hash bytea not null, created_at timestamptz not null default now(), refreshed_at timestamptz not null default now(), expires_at timestamptz not null, ended_at timestamptz, ended_because text );
create index sign_in_user on sign_in (user_id) where ended_at is null;
create table spent_refresh ( refresh_hash bytea primary key, sign_in_id uuid not null references sign_in on delete cascade, spent_at timestamptz not null default now() );
create table otp_transaction ( txn_id uuid primary key, purpose text not null, user_id uuid references app_user, mobile_sealed bytea not null, mobile_hash bytea not null, otp_hash bytea not null, session_key_wrapped bytea not null, tries smallint not null default 0, created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz );
create index otp_transaction_mobile on otp_transaction (mobile_hash, created_at);
create table throttle ( throttle_key text primary key, window_start timestamptz not null, count integer not null, locked_until timestamptz );
create table used_stamp ( stamp_hash bytea primary key, expires_at timestamptz not null );
create table setting ( key_name text primary key, value text not null );
create table content ( content_key text primary key, value text not null );
-- 0002-people-sessions-doses.sql
create table beneficiary ( beneficiary_id bigint primary key, ben_name text not null, dob date not null, dob_is_year boolean not null default false, gender smallint not null check (gender in (1, 2, 3)), guardian_name text not null default '', guardian_id bigint, village_code integer not null, address text not null default '', ben_type_id integer not null, lmp_date date, mobile_sealed bytea, photo_id_type smallint, photo_id_sealed bytea, photo_id_last4 text not null default '', deceased_on date, synthetic boolean not null default false, version integer not null default 1, created_at timestamptz not null default now(), created_by uuid, changed_in xid8 not null default pg_current_xact_id(), check (dob >= '1920-01-01') );
create index beneficiary_village on beneficiary (village_code, changed_in);
create table search_token ( token_hash bytea not null, kind smallint not null, beneficiary_id bigint not null, primary key (token_hash, beneficiary_id) );
create index search_token_person on search_token (beneficiary_id);
create table material ( material_id integer primary key, material_code text not null unique, material_name text not null, material_category text not null, doses_per_vial integer[] not null, dose_codes text[] not null );
create table batch ( batch_id uuid primary key, session_site_id uuid not null references session_site, material_id integer not null references material, batch_number text not null, manufacturer text not null default '', expiry_date date not null );
create index batch_site on batch (session_site_id);
create table not_done_reason ( reason_id integer primary key, reason_code text not null unique, reason_en text not null, reason_hi text not null );
create table vaccination_session ( session_id uuid primary key, session_site_id uuid not null references session_site, session_name text not null, date_of_session date not null, start_time time not null, end_time time not null, status smallint not null default 0, capacity integer not null, vaccines text[] not null default '{}', started_at timestamptz, started_by uuid, ended_at timestamptz, ended_by uuid, version integer not null default 1, changed_in xid8 not null default pg_current_xact_id() );
create index vaccination_session_site on vaccination_session (session_site_id, date_of_session);
create table session_roster ( session_id uuid not null, beneficiary_id bigint not null, status text not null default 'scheduled', added_from text not null default '', verified_by uuid, verified_at timestamptz, verification_method text, reject_reason_id integer, reject_remarks text not null default '', version integer not null default 1, changed_in xid8 not null default pg_current_xact_id(), primary key (session_id, beneficiary_id) );
create table care_case ( beneficiary_id bigint not null, case_id uuid not null, session_id uuid, session_site_id uuid, material_category text not null, material_ids integer[] not null default '{}', screened text[] not null default '{}', status smallint not null default 1, opened_at timestamptz not null, opened_by uuid not null, closed_at timestamptz, recorded_at timestamptz not null default now(), primary key (beneficiary_id, case_id), foreign key (beneficiary_id) references beneficiary );
create table dose ( beneficiary_id bigint not null, dose_id uuid not null, dose_code text not null, attempt smallint not null default 1, given_on date not null, case_id uuid, session_id uuid, session_site_id uuid, material_id integer, batch_id uuid, batch_number text not null default '', expiry_date date, body_site text not null default '', captured_at timestamptz not null, captured_by uuid not null, recorded_at timestamptz not null default now(), changed_in xid8 not null default pg_current_xact_id(), primary key (beneficiary_id, dose_id), unique (beneficiary_id, dose_code, attempt) );
create function dose_after_birth() returns trigger language plpgsql as $$
begin
  if not exists (select from beneficiary b where b.beneficiary_id = new.beneficiary_id and b.dob <= new.given_on) then
    raise exception 'dose without its person or before birth' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger dose_after_birth before insert on dose for each row execute function dose_after_birth();
create table dose_void ( beneficiary_id bigint not null, dose_id uuid not null, reason text not null, voided_by uuid not null, voided_at timestamptz not null, changed_in xid8 not null default pg_current_xact_id(), primary key (beneficiary_id, dose_id), foreign key (beneficiary_id, dose_id) references dose (beneficiary_id, dose_id) );
create table receipt ( user_id uuid not null, key uuid not null, call text not null, input_hash bytea not null, reply jsonb not null, made_at timestamptz not null default now(), primary key (user_id, key) );
create table audit ( beneficiary_id bigint not null, audit_id uuid not null, at timestamptz not null default clock_timestamp(), user_id uuid, sign_in_id uuid, call text not null, subject text not null default '', detail jsonb not null default '{}', primary key (beneficiary_id, audit_id) );
create index audit_unsealed on audit (at);
create table audit_head ( beneficiary_id bigint primary key, last_audit_id uuid not null, rows bigint not null, head bytea not null, seal bytea not null, sealed_at timestamptz not null );
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_append_only before update or delete on audit for each row execute function refuse_change();
create trigger dose_append_only before update or delete on dose for each row execute function refuse_change();
create trigger dose_void_append_only before update or delete on dose_void for each row execute function refuse_change();
-- 0003-server-keys.sql
create table server_key ( server_key_id uuid primary key, xdata text not null, ydata text not null, private_sealed bytea not null, created_at timestamptz not null );
create index server_key_created on server_key (created_at);
-- 0004-feed-and-audit-chain.sql
alter table dose add column village_code integer;
alter table dose_void add column village_code integer;
create index dose_feed on dose (village_code, changed_in) where village_code is not null;
create index dose_void_feed on dose_void (village_code, changed_in) where village_code is not null;
create or replace function dose_after_birth() returns trigger language plpgsql as $$
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
create trigger village_of_void before insert on dose_void for each row execute function village_of_void();
alter table audit add column made_in xid8 not null default pg_current_xact_id();
drop index audit_unsealed;
create index audit_unsealed on audit (made_in);
create table audit_link ( beneficiary_id bigint not null, position bigint not null, audit_id uuid not null, link bytea not null, primary key (beneficiary_id, position), unique (beneficiary_id, audit_id) );
create trigger audit_link_append_only before update or delete on audit_link for each row execute function refuse_change();
create table audit_sealing ( only_one boolean primary key default true check (only_one), sealed_to xid8 not null, rows bigint not null, people bigint not null, seal bytea not null );
-- 0005-lists-jobs-imports-pictures.sql
create index beneficiary_registered on beneficiary (village_code, created_at) where created_by is not null;
create index beneficiary_registrar on beneficiary (created_by, created_at) where created_by is not null;
create index dose_site_day on dose (session_site_id, given_on) where session_site_id is not null;
create index care_case_site_day on care_case (session_site_id, opened_at) where session_site_id is not null;
create index user_site_site on user_site (session_site_id);
create table location_version ( only_one boolean primary key default true check (only_one), version bigint not null );
insert into location_version (version) values (1);
create function count_location_change() returns trigger language plpgsql as $$
begin
  update location_version set version = version + 1;
  return null;
end $$;
create trigger count_location_change after insert or update or delete or truncate on location for each statement execute function count_location_change();
create table job ( job_id uuid primary key, kind text not null, subject uuid not null, actor jsonb not null, state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed')), done integer not null default 0, total integer not null default 0, attempts smallint not null default 0, leased_until timestamptz, made_at timestamptz not null, ended_at timestamptz );
create index job_open on job (made_at) where state in ('waiting', 'working');
create index job_subject on job (subject, made_at);
create table import_file ( import_id uuid primary key, user_id uuid not null references app_user, file_name text not null, state text not null check (state in ('checking', 'checked', 'storing', 'stored', 'failed', 'discarded')), rows_sealed bytea, total_rows integer not null, good_rows integer not null default 0, bad_rows integer not null default 0, stored_rows integer not null default 0, errors jsonb not null default '[]', uploaded_at timestamptz not null );
create index import_file_user on import_file (user_id, uploaded_at);
alter table app_user add column picture_key text, add column picture_type text;
-- 0006-identity-checks.sql
create table identity_check ( beneficiary_id bigint not null, check_id uuid not null, session_id uuid not null, user_id uuid not null, way text not null check (way in ('aadhaar-otp', 'demographic', 'biometric', 'face', 'mobile-otp')), consent_id uuid, authority_txn text not null default '', otp_hash bytea, tries smallint not null default 0, asked_at timestamptz not null, expires_at timestamptz not null, answered_at timestamptz, matched boolean, primary key (beneficiary_id, check_id) );
create index identity_check_asked on identity_check (beneficiary_id, asked_at);
create table identity_consent ( beneficiary_id bigint not null, consent_id uuid not null, sheet text not null, sheet_version text not null, language text not null, given_by text not null check (given_by in ('person', 'guardian')), way text not null, read_out_by uuid not null, given_at timestamptz not null, primary key (beneficiary_id, consent_id) );
create trigger identity_consent_append_only before update or delete on identity_consent for each row execute function refuse_change();
-- 0007-registration-edits-names.sql
alter table beneficiary add column father_name text not null default '', add column blood_group text not null default '', add column child_weight numeric(4, 2), add column abha_address text not null default '', add column previous_pregnancy_on date, add column abortion_on date;
create index beneficiary_guardian on beneficiary (guardian_id) where guardian_id is not null;
create table registration ( beneficiary_id bigint primary key references beneficiary, registered_by uuid not null, registered_at timestamptz not null default now(), captured_at timestamptz not null, session_id uuid, facility_id text not null default '', platform text not null, verified_using text not null, consent_version text not null, consent_language text not null, consent_given_at timestamptz not null, overruled_ids bigint[] not null default '{}', overruled_reason text not null default '', content_hash bytea not null );
create trigger registration_append_only before update or delete on registration for each row execute function refuse_change();
create table beneficiary_change ( beneficiary_id bigint not null references beneficiary, version integer not null, field text not null, old_value text not null default '', new_value text not null default '', old_sealed bytea, new_sealed bytea, remarks text not null default '', changed_by uuid not null, captured_at timestamptz not null, changed_at timestamptz not null default now(), primary key (beneficiary_id, version, field) );
create trigger beneficiary_change_append_only before update or delete on beneficiary_change for each row execute function refuse_change();
create table name_token ( village_code integer not null, token text not null, beneficiary_id bigint not null, primary key (village_code, token, beneficiary_id) );
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
create trigger birth_before_doses before update of dob on beneficiary for each row when (new.dob > old.dob) execute function birth_before_doses();
-- 0008-special-sessions-photos.sql
alter table vaccination_session add column special_session_type_id smallint, add column min_age integer, add column max_age integer, add check (min_age >= 0 and max_age >= 0 and min_age <= max_age);
alter table beneficiary add column photo_key text, add column photo_type text;
-- 0009-session-plans.sql
alter table vaccination_session add column published boolean not null default true, add column slots smallint not null default 1 check (slots between 1 and 12), add column special_group text not null default '', add column institution_name text not null default '', add column facilitator_name text not null default '', add column facilitator_designation text not null default '', add column facilitator_mobile_sealed bytea, add column vaccines_confirmed text[] not null default '{}', add column frozen_at timestamptz, add column standing_reason text not null default '', add column carried_to uuid, add column planned_by uuid, add check (end_time > start_time);
create table session_team ( session_id uuid not null references vaccination_session, user_id uuid not null references app_user, primary key (session_id, user_id) );
create index session_team_user on session_team (user_id);
alter table session_roster add column slot_time time, add column carried_from uuid;
create table session_roster_removed ( session_id uuid not null, beneficiary_id bigint not null, changed_in xid8 not null default pg_current_xact_id(), primary key (session_id, beneficiary_id) );
-- 0010-bites.sql
alter table dose add column day_of_dose smallint check (day_of_dose between 0 and 400);
alter table dose add column amounts jsonb;
create table bite_case ( beneficiary_id bigint not null, case_id uuid not null, case_type text not null check (case_type in ('rabies', 'venom')), session_site_id uuid not null, opened_at timestamptz not null, is_open boolean not null default true, restarted_from uuid, regimen text not null default '', rules_version text not null default '', bitten_on date, details jsonb not null, primary key (beneficiary_id, case_id), foreign key (beneficiary_id, case_id) references care_case (beneficiary_id, case_id) );
create index bite_case_open on bite_case (session_site_id, case_type) where is_open;
create index bite_case_opened on bite_case (case_type, opened_at);
create unique index bite_case_one_course on bite_case (beneficiary_id) where is_open and case_type = 'rabies';
create table bite_event ( beneficiary_id bigint not null, event_id uuid not null, case_id uuid not null, kind text not null, at timestamptz not null, facts jsonb not null default '{}', captured_at timestamptz not null, captured_by uuid not null, recorded_at timestamptz not null default now(), primary key (beneficiary_id, event_id), foreign key (beneficiary_id, case_id) references bite_case (beneficiary_id, case_id) );
create index bite_event_case on bite_event (beneficiary_id, case_id);
create trigger bite_event_append_only before update or delete on bite_event for each row execute function refuse_change();
-- 0011-adverse-events-and-stock.sql
create table aefi_report ( beneficiary_id bigint not null references beneficiary, report_id uuid not null, session_id uuid, session_site_id uuid, village_code integer not null, form_version text not null, status text not null check (status in ('notified', 'reported', 'investigated', 'closed')), category text not null check (category in ('minor', 'severe', 'serious')), vaccinated_on date not null, notified_at timestamptz not null, filed_at timestamptz, case_id_at timestamptz, investigated_at timestamptz, final_at timestamptz, closed_at timestamptz, external_case_id text not null default '', causality text not null default '', answers jsonb not null, notifier_phone_sealed bytea, vaccines jsonb not null, made_by uuid not null, made_at timestamptz not null, recorded_at timestamptz not null default now(), primary key (beneficiary_id, report_id) );
create index aefi_report_village on aefi_report (village_code, notified_at);
create index aefi_report_site on aefi_report (session_site_id, notified_at) where session_site_id is not null;
create table aefi_event ( beneficiary_id bigint not null, report_id uuid not null, event_id uuid not null, kind text not null, detail jsonb not null, notifier_phone_sealed bytea, captured_at timestamptz not null, captured_by uuid not null, role text not null, recorded_at timestamptz not null default now(), primary key (beneficiary_id, report_id, event_id), foreign key (beneficiary_id, report_id) references aefi_report (beneficiary_id, report_id) );
create trigger aefi_event_append_only before update or delete on aefi_event for each row execute function refuse_change();
create table aefi_token ( token text not null, beneficiary_id bigint not null, report_id uuid not null, primary key (token, beneficiary_id, report_id) );
create index dose_batch on dose (batch_number, material_id) where session_site_id is not null;
create table stock_receipt ( receipt_id uuid primary key, batch_id uuid not null references batch, vials integer not null check (vials > 0), vvm smallint, received_by uuid not null, received_at timestamptz not null, recorded_at timestamptz not null default now() );
create index stock_receipt_batch on stock_receipt (batch_id);
create trigger stock_receipt_append_only before update or delete on stock_receipt for each row execute function refuse_change();
create table utilisation_report ( session_id uuid not null, utilisation_id uuid not null, session_site_id uuid not null, date_of_session date not null, correction_reason text not null default '', reported_by uuid not null, captured_at timestamptz not null, recorded_at timestamptz not null default now(), primary key (session_id, utilisation_id) );
create index utilisation_report_site on utilisation_report (session_site_id, date_of_session);
create trigger utilisation_report_append_only before update or delete on utilisation_report for each row execute function refuse_change();
create table utilisation_line ( session_id uuid not null, utilisation_id uuid not null, material_id integer not null, batch_number text not null, expiry_date date, doses_per_vial integer not null, vials_received integer not null, vials_opened integer not null, vials_returned integer not null, vials_damaged integer not null, partial_vials_in integer not null, doses_in_partial integer not null, doses_recorded integer not null, doses_given integer not null, given_reason text not null, partial_vials_out integer not null, doses_partial_out integer not null, opened_on date, doses_discarded integer not null, damage_reason text not null, vvm_received smallint, vvm_opened smallint, diluents jsonb, check (vials_received = vials_opened + vials_returned + vials_damaged), primary key (session_id, utilisation_id, material_id, batch_number), foreign key (session_id, utilisation_id) references utilisation_report (session_id, utilisation_id) );
create trigger utilisation_line_append_only before update or delete on utilisation_line for each row execute function refuse_change();
-- 0012-due-list-voids-previous.sql
create table due_person ( beneficiary_id bigint primary key, village_code integer not null, codes text[] not null, opens date[] not null, overdue date[] not null, closes date[] not null, first_open date not null, last_close date not null );
create index due_person_village on due_person (village_code, first_open);
create table due_village ( village_code integer primary key, seen_to xid8 not null, rules_version text not null, places_version bigint not null );
alter table care_case add column screening jsonb, add column rules_version text not null default '';
alter table dose add column origin text not null default 'session' check (origin in ('session', 'previous')), add column corrects uuid;
alter table dose_void add column recorded_at timestamptz not null default now();
create table previous_vaccination ( beneficiary_id bigint not null references beneficiary, case_id uuid not null, material_id integer not null, rig_type text not null default '', proof text not null check (proof in ('card', 'word')), status smallint not null default 0 check (status in (0, 1, 2, 3)), reported_by uuid not null, captured_at timestamptz not null, recorded_at timestamptz not null default now(), decided_by uuid, decided_at timestamptz, remarks text not null default '', primary key (beneficiary_id, case_id) );
create index previous_vaccination_standing on previous_vaccination (status, recorded_at);
create table previous_file ( beneficiary_id bigint not null, dose_id uuid not null, file_name text not null, file_key text not null, file_type text not null, digest bytea not null, added_by uuid not null, added_at timestamptz not null, primary key (beneficiary_id, dose_id), foreign key (beneficiary_id, dose_id) references dose (beneficiary_id, dose_id) );
create trigger previous_file_append_only before update or delete on previous_file for each row execute function refuse_change();
-- 0013-verifications-of-a-person.sql
create index session_roster_verified on session_roster (beneficiary_id) where verified_at is not null;
-- 0014-name-search-and-list-lines.sql
alter table name_token add column dob date;
update name_token t set dob = b.dob from beneficiary b where b.beneficiary_id = t.beneficiary_id;
delete from name_token where dob is null;
alter table name_token alter column dob set not null;
alter table name_token drop constraint name_token_pkey;
alter table name_token add primary key (token, village_code, beneficiary_id) include (dob);
alter table session_roster set (fillfactor = 80);
-- 0014-receipts-and-departures.sql
create index receipt_made on receipt using brin (made_at) with (autosummarize = on);
create table departure ( village_code integer not null, changed_in xid8 not null default pg_current_xact_id(), beneficiary_id bigint not null, primary key (village_code, changed_in, beneficiary_id) );
create function note_departure() returns trigger language plpgsql as $$
begin
  insert into departure (village_code, beneficiary_id) values (old.village_code, new.beneficiary_id)
  on conflict do nothing;
  return null;
end $$;
create trigger note_departure after update of village_code on beneficiary for each row when (old.village_code <> new.village_code) execute function note_departure();
-- 0017-events-before-a-dose.sql
alter table aefi_report add column changed_in xid8 not null default pg_current_xact_id();
-- 0017b-departures-by-day.sql
alter table departure add column left_on date not null default current_date;
create index departure_left on departure (left_on);
-- 0017c-papers-of-a-person.sql
create table person_document ( beneficiary_id bigint not null references beneficiary, kind text not null check (kind in ('vaccination-card')), file_key text not null, file_type text not null, captured_at timestamptz not null, added_by uuid not null, recorded_at timestamptz not null default now(), primary key (beneficiary_id, kind) );
-- 0018-cancelled-bookings.sql
create table cancelled_booking ( beneficiary_id bigint not null, session_id uuid not null, cancellation integer not null, state text not null check (state in ('waiting', 'sending', 'sent', 'to-tell', 'tell-back', 'told')), message_id uuid not null default gen_random_uuid(), told_by uuid, told_at timestamptz, primary key (beneficiary_id, session_id, cancellation) );
create index cancelled_booking_session on cancelled_booking (session_id, state);
-- 0020-session-news.sql
create table session_news ( beneficiary_id bigint not null, session_id uuid not null, heard_day date not null, heard_from time not null, heard_to time not null, heard_off boolean not null, state text not null check (state in ('waiting', 'sending', 'sent', 'to-tell', 'told')), message_id uuid not null default gen_random_uuid(), told_by uuid, told_at timestamptz, primary key (beneficiary_id, session_id) );
create index session_news_session on session_news (session_id, state);
insert into session_news (beneficiary_id, session_id, heard_day, heard_from, heard_to, heard_off, state, message_id, told_by, told_at) select distinct on (c.beneficiary_id, c.session_id) c.beneficiary_id, c.session_id, p.date_of_session, p.start_time, p.end_time, c.state = 'tell-back', case c.state when 'tell-back' then 'to-tell' else c.state end, c.message_id, c.told_by, c.told_at from cancelled_booking c join vaccination_session p using (session_id) order by c.beneficiary_id, c.session_id, c.cancellation desc;
drop table cancelled_booking;
-- 0023-batch-numbers.sql
drop index dose_batch;
create index dose_batch on dose (upper(trim(batch_number)), material_id) where session_site_id is not null;
-- 0024-line-list-of-previous.sql
create index previous_vaccination_day on previous_vaccination (captured_at);
-- 0025-day-of-adding.sql
alter table session_roster add column added_on date;
-- 0029-programmes-of-a-state.sql
alter table location add column programmes_off text[] not null default '{}';
alter table location add constraint programmes_off_by_state check (level = 'state' or programmes_off = '{}');
-- 0030-sessions-on-going.sql
create index vaccination_session_on_going on vaccination_session (session_site_id) where status = 1;
-- 0031-batch-stops.sql
create table batch_stop ( session_site_id uuid not null references session_site, material_id integer not null references material, batch_number text not null, stop_id uuid not null, stopped boolean not null, reason text not null, captured_at timestamptz not null, stopped_by uuid not null, recorded_at timestamptz not null default now(), primary key (session_site_id, material_id, batch_number, stop_id) );
create trigger batch_stop_append_only before update or delete on batch_stop for each row execute function refuse_change();
-- 0032-files-that-were-put.sql
create table file_put ( file_put_id uuid primary key default gen_random_uuid(), file_key text, put_by uuid, bytes bigint not null default 0, put_on date not null default current_date, put_at timestamptz not null default now() );
create index file_put_of_day on file_put (put_by, put_on);
create index file_put_at on file_put (put_at);
create index app_user_picture_key on app_user (picture_key) where picture_key is not null;
create index beneficiary_photo_key on beneficiary (photo_key) where photo_key is not null;
create index previous_file_file_key on previous_file (file_key);
create index person_document_file_key on person_document (file_key);
create function let_go_of_file() returns trigger language plpgsql as $$
declare gone text := to_jsonb(old) ->> tg_argv[0];
begin
  if gone is not null and (tg_op = 'DELETE' or gone is distinct from to_jsonb(new) ->> tg_argv[0]) then
    insert into file_put (file_key) values (gone);
  end if;
  return null;
end $$;
create trigger app_user_lets_go_of_file after update of picture_key or delete on app_user for each row execute function let_go_of_file('picture_key');
create trigger beneficiary_lets_go_of_file after update of photo_key or delete on beneficiary for each row execute function let_go_of_file('photo_key');
create trigger previous_file_lets_go_of_file after update of file_key or delete on previous_file for each row execute function let_go_of_file('file_key');
create trigger person_document_lets_go_of_file after update of file_key or delete on person_document for each row execute function let_go_of_file('file_key');
-- 0033-data-key-and-incarnation.sql
create table data_key ( key_id bytea primary key check (length(key_id) = 4), mark bytea not null, writes boolean not null, made_at timestamptz not null default now() );
create unique index data_key_writes on data_key (writes) where writes;
create table incarnation ( only_one boolean primary key default true check (only_one), made_anew uuid not null default gen_random_uuid() );
insert into incarnation default values;
create function incarnation() returns text language plpgsql stable as $$
declare
  cluster text;
begin
  begin
    select s.system_identifier || '/' || c.timeline_id into cluster
      from pg_control_system() s, pg_control_checkpoint() c;
  exception when insufficient_privilege then
    cluster := '';
  end;
  return (
    select left(md5(concat_ws('/', cluster, d.oid, to_regclass('beneficiary')::oid, i.made_anew)), 8)
    from incarnation i, pg_database d where d.datname = current_database());
end $$;
-- 0034-append-only-and-witnesses.sql
do $$
declare
  append_only regclass;
begin
  for append_only in
    select distinct tgrelid::regclass from pg_trigger where tgfoid = 'refuse_change'::regproc and not tgisinternal
  loop
    execute format(
      'create trigger refuse_truncate before truncate on %s for each statement execute function refuse_change()',
      append_only);
  end loop;
end $$;
create trigger refuse_removal before delete or truncate on audit_head for each statement execute function refuse_change();
create trigger refuse_removal before delete or truncate on audit_sealing for each statement execute function refuse_change();
create table audit_missing ( audit_id uuid primary key, beneficiary_id bigint not null, user_id uuid, call text not null, subject text not null, found_at timestamptz not null default now() );
create trigger audit_missing_append_only before update or delete on audit_missing for each row execute function refuse_change();
create trigger refuse_truncate before truncate on audit_missing for each statement execute function refuse_change();
create table refused_call ( refused_call_id uuid primary key, at timestamptz not null, user_id uuid, sign_in_id uuid, name_hash bytea, address_hash bytea, call text not null, code text not null, beneficiary_id bigint, times integer not null check (times > 0) );
create index refused_call_at on refused_call (at);
create function refuse_early_removal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '180 days' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger refused_call_append_only before update or delete on refused_call for each row execute function refuse_early_removal();
create trigger refuse_truncate before truncate on refused_call for each statement execute function refuse_change();
-- 0035-a-change-of-key.sql
alter table data_key add column retired_at timestamptz, add column kept_sealed bytea;
create table key_holder ( holder_id uuid primary key, key_ids text[] not null, writes text not null, seen_at timestamptz not null );
create function refuse_change_but_seal() returns trigger language plpgsql as $$
declare
  sealed text;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv::text[] = to_jsonb(old) - tg_argv::text[] then
    foreach sealed in array tg_argv::text[] loop
      if (to_jsonb(new) ->> sealed is null) <> (to_jsonb(old) ->> sealed is null) then
        raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
      end if;
    end loop;
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger beneficiary_change_append_only on beneficiary_change;
create trigger beneficiary_change_append_only before update or delete on beneficiary_change for each row execute function refuse_change_but_seal('old_sealed', 'new_sealed');
drop trigger aefi_event_append_only on aefi_event;
create trigger aefi_event_append_only before update or delete on aefi_event for each row execute function refuse_change_but_seal('notifier_phone_sealed');
-- 0036-known-places-of-users.sql
create table known_place ( user_id uuid not null references app_user on delete cascade, kind text not null check (kind in ('device', 'address')), place_hash bytea not null, seen_at timestamptz not null, primary key (user_id, place_hash) );
create index known_place_seen on known_place (seen_at);
alter table throttle add column user_key text;
create index throttle_user on throttle (user_key) where user_key is not null;
create index throttle_age on throttle (window_start);
alter table otp_transaction add column standing text not null default 'unknown';
alter table app_user add column mobile_changed_at timestamptz;
alter table app_user add column reset_at timestamptz;
-- 0039-numbers-tried.sql
create table number_try ( user_id uuid not null, kind text not null, day date not null, count integer not null, primary key (user_id, kind, day) );
create index number_try_day on number_try (day);
alter table identity_check add column other_number boolean not null default false;
-- 0040-whose-case-it-is.sql
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
create trigger care_case_is_no_report before insert on care_case for each row execute function refuse_case_of_another();
create trigger report_is_no_visit before insert on previous_vaccination for each row execute function refuse_case_of_another();
-- 0041-lost-races.sql
create function lost_race() returns boolean language plpgsql volatile as $$
begin
  raise exception 'what this change was judged by has changed meanwhile' using errcode = 'serialization_failure';
end $$;
-- 0042-batch-numbers-of-a-site.sql
alter table batch add column double_of uuid references batch;
update batch k set double_of = one.batch_id from ( select distinct on (session_site_id, material_id, upper(trim(batch_number))) batch_id, session_site_id, material_id, upper(trim(batch_number)) as number from batch order by session_site_id, material_id, upper(trim(batch_number)), batch_id ) one where k.session_site_id = one.session_site_id and k.material_id = one.material_id and upper(trim(k.batch_number)) = one.number and k.batch_id <> one.batch_id;
create unique index batch_number_of_site on batch (session_site_id, material_id, upper(trim(batch_number))) where double_of is null;
-- 0046-what-was-signed-in-on.sql
alter table sign_in add column browser text, add column system text, add column device_hash bytea;
create index sign_in_of_user on sign_in (user_id, created_at desc);
drop index sign_in_user;
-- 0047-devices-of-before-and-photo-ids-as-compared.sql
alter table known_place drop constraint known_place_kind_check;
alter table known_place add constraint known_place_kind_check check (kind in ('device', 'address', 'ended-device'));
update search_token t set kind = 3 from beneficiary b where b.beneficiary_id = t.beneficiary_id and t.kind = 2 and b.photo_id_type not in (1, 2, 6, 8, 13);
create index search_token_as_typed on search_token (beneficiary_id) where kind = 3;
-- 0048-when-somebody-signed-in-last.sql
alter table app_user add column last_sign_in_at timestamptz;
update app_user u set last_sign_in_at = known.at from ( select user_id, max(at) as at from ( select user_id::text, created_at as at from sign_in union all select subject, at from audit where beneficiary_id = 0 and call in ('auth.newLogin', 'auth.verifyOtp') and not detail ? 'refused' ) told group by user_id ) known where u.user_id::text = known.user_id;
-- 0049-resets-on-known-devices.sql
alter table app_user add column reset_known_at timestamptz;
