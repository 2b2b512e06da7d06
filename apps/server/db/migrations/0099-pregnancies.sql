-- A pregnancy of a woman, numbered from 1, as all its events together make it. What lists go by stands in columns; the
-- rest is in the events.
create table pregnancy (
  beneficiary_id bigint not null references beneficiary,
  pregnancy_number smallint not null check (pregnancy_number between 1 and 30),
  lmp_on date not null,
  registered_on date not null,
  visits smallint not null default 0,
  last_visit_on date,
  -- Looked after as one of high risk, and one of the reasons asks for a doctor at once.
  high_risk boolean not null default false,
  urgent boolean not null default false,
  outcome text check (outcome in ('delivery', 'abortion', 'maternal-death', 'lost')),
  ended_on date,
  -- Registered by mistake: it counts no more, and its number is taken again.
  is_withdrawn boolean not null default false,
  -- The woman died in it, or in the weeks after.
  died_on date,
  recorded_at timestamptz not null default now(),
  primary key (beneficiary_id, pregnancy_number),
  check ((outcome is null) = (ended_on is null))
);
-- Two phones without network cannot begin two pregnancies of one woman.
create unique index pregnancy_one_open on pregnancy (beneficiary_id) where outcome is null and died_on is null and not is_withdrawn;
create index pregnancy_of_lists on pregnancy (lmp_on) where outcome is null and died_on is null and not is_withdrawn;
create index pregnancy_ended on pregnancy (ended_on) where ended_on is not null;

-- What happened in a pregnancy, never changed: registration, visits, risks, referrals, outcome, the weeks after. What was
-- written stands sealed: it tells of infections, of a family's bank, of losses.
create table pregnancy_event (
  beneficiary_id bigint not null,
  event_id uuid not null,
  pregnancy_number smallint not null,
  kind text not null,
  facts_sealed bytea not null,
  session_id uuid,
  case_id uuid,
  captured_at timestamptz not null,
  captured_by uuid not null,
  role text not null,
  -- Read behind the lock of the woman: in this order they were recorded.
  recorded_at timestamptz not null default clock_timestamp(),
  primary key (beneficiary_id, event_id),
  foreign key (beneficiary_id, pregnancy_number) references pregnancy (beneficiary_id, pregnancy_number)
);
create index pregnancy_event_of on pregnancy_event (beneficiary_id, pregnancy_number, recorded_at);

-- The children of a delivery: a living one under the number by which it is registered.
create table pregnancy_birth (
  beneficiary_id bigint not null,
  event_id uuid not null,
  birth_id uuid not null,
  child_id bigint,
  born_on date not null,
  primary key (beneficiary_id, event_id, birth_id),
  foreign key (beneficiary_id, event_id) references pregnancy_event (beneficiary_id, event_id)
);
create unique index pregnancy_birth_child on pregnancy_birth (child_id) where child_id is not null;
create index pregnancy_birth_days on pregnancy_birth (born_on) where child_id is not null;

-- Every trigger there is, with those of pregnancies.
create or replace function lay_triggers(laid boolean) returns void language plpgsql as $$
declare
  one record;
begin
  for one in
    select kept as owner, kept || '_append_only' as name, 'before update or delete' as moment,
      'for each row execute function refuse_change()' as act
    from unnest(array[
      'audit', 'audit_link', 'audit_missing', 'batch_stop', 'bite_event', 'content_version',
      'dose', 'dose_void', 'identity_consent', 'place_change', 'previous_file', 'programme_change',
      'registration', 'setting_change', 'stock_receipt', 'utilisation_line', 'utilisation_report',
      'village_mapping']) kept
    union all
    select kept, 'refuse_truncate', 'before truncate', 'for each statement execute function refuse_change()'
    from unnest(array[
      'aefi_event', 'audit', 'audit_link', 'audit_missing', 'batch_stop', 'beneficiary_change',
      'bite_event', 'content_version', 'dose', 'dose_void', 'identity_consent', 'place_change',
      'pregnancy_event', 'previous_file', 'programme_change', 'refused_call', 'registration', 'setting_change',
      'stock_receipt', 'utilisation_line', 'utilisation_report', 'village_mapping']) kept
    union all values
      ('dose', 'dose_after_birth', 'before insert',
        'for each row execute function dose_after_birth()'),
      ('dose_void', 'village_of_void', 'before insert',
        'for each row execute function village_of_void()'),
      ('location', 'count_location_change', 'after insert or update or delete or truncate',
        'for each statement execute function count_location_change()'),
      ('beneficiary', 'follow_merged_village', 'before insert or update of village_code',
        'for each row execute function follow_merged_village()'),
      ('name_token', 'follow_merged_village', 'before insert or update of village_code',
        'for each row execute function follow_merged_village()'),
      ('aefi_report', 'follow_merged_village', 'before insert or update of village_code',
        'for each row execute function follow_merged_village()'),
      ('beneficiary', 'birth_before_doses', 'before update of dob',
        'for each row when (new.dob > old.dob) execute function birth_before_doses()'),
      ('beneficiary', 'note_departure', 'after update of village_code',
        'for each row when (old.village_code <> new.village_code) execute function note_departure()'),
      ('app_user', 'app_user_lets_go_of_file', 'after update of picture_key or delete',
        'for each row execute function let_go_of_file(''picture_key'')'),
      ('beneficiary', 'beneficiary_lets_go_of_file', 'after update of photo_key or delete',
        'for each row execute function let_go_of_file(''photo_key'')'),
      ('previous_file', 'previous_file_lets_go_of_file', 'after update of file_key or delete',
        'for each row execute function let_go_of_file(''file_key'')'),
      ('person_document', 'person_document_lets_go_of_file', 'after update of file_key or delete',
        'for each row execute function let_go_of_file(''file_key'')'),
      ('audit_head', 'refuse_removal', 'before delete or truncate',
        'for each statement execute function refuse_change()'),
      ('audit_sealing', 'refuse_removal', 'before delete or truncate',
        'for each statement execute function refuse_change()'),
      ('refused_call', 'refused_call_append_only', 'before update or delete',
        'for each row execute function refuse_early_removal()'),
      ('beneficiary_change', 'beneficiary_change_append_only', 'before update or delete',
        'for each row execute function refuse_change_but_seal(''old_sealed'', ''new_sealed'')'),
      ('aefi_event', 'aefi_event_append_only', 'before update or delete',
        'for each row execute function refuse_change_but_seal(''notifier_phone_sealed'')'),
      ('pregnancy_event', 'pregnancy_event_append_only', 'before update or delete',
        'for each row execute function refuse_change_but_seal(''facts_sealed'')'),
      ('care_case', 'care_case_is_no_report', 'before insert',
        'for each row execute function refuse_case_of_another()'),
      ('previous_vaccination', 'report_is_no_visit', 'before insert',
        'for each row execute function refuse_case_of_another()')
  loop
    execute format('drop trigger if exists %I on %I', one.name, one.owner);
    if laid then
      execute format('create trigger %I %s on %I %s', one.name, one.moment, one.owner, one.act);
    end if;
  end loop;
end $$;

select lay_triggers(true);
