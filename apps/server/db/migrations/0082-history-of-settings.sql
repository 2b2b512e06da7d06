-- What held before, what was set instead, by whom, when and why: of settings, of texts, and of the programmes of a state.

-- The newest row of a key says what the table of settings holds; `version` counts from 1, so that of two at once one is refused.
create table setting_change (
  key_name text not null,
  version integer not null,
  old_value text not null,
  new_value text not null,
  reason text not null,
  changed_by uuid not null references app_user,
  changed_at timestamptz not null,
  primary key (key_name, version)
);

-- Every version of a text in one language, the newest as it is shown. Version 0, by nobody, is what stood there before the first
-- change.
create table content_version (
  content_id text not null,
  language text not null,
  version integer not null,
  value text not null,
  reason text not null,
  changed_by uuid references app_user,
  changed_at timestamptz not null,
  primary key (content_id, language, version)
);

-- From `holds_from` on the programme is on or off in the state; of two changes for one day the later version holds. What holds
-- today stands in `location.programmes_off`, which is brought up to date as days come.
create table programme_change (
  state_code integer not null,
  programme text not null,
  version integer not null,
  is_on boolean not null,
  holds_from date not null,
  reason text not null,
  changed_by uuid not null references app_user,
  changed_at timestamptz not null,
  primary key (state_code, programme, version)
);

-- The triggers of before, and that these are append-only.
create or replace function lay_triggers(laid boolean) returns void language plpgsql as $$
declare
  one record;
begin
  for one in
    select kept as owner, kept || '_append_only' as name, 'before update or delete' as moment,
      'for each row execute function refuse_change()' as act
    from unnest(array[
      'audit', 'audit_link', 'audit_missing', 'batch_stop', 'bite_event', 'content_version', 'dose', 'dose_void',
      'identity_consent', 'previous_file', 'programme_change', 'registration', 'setting_change', 'stock_receipt',
      'utilisation_line', 'utilisation_report']) kept
    union all
    select kept, 'refuse_truncate', 'before truncate', 'for each statement execute function refuse_change()'
    from unnest(array[
      'aefi_event', 'audit', 'audit_link', 'audit_missing', 'batch_stop', 'beneficiary_change',
      'bite_event', 'content_version', 'dose', 'dose_void', 'identity_consent', 'previous_file',
      'programme_change', 'refused_call', 'registration', 'setting_change', 'stock_receipt', 'utilisation_line', 'utilisation_report']) kept
    union all values
      ('dose', 'dose_after_birth', 'before insert',
        'for each row execute function dose_after_birth()'),
      ('dose_void', 'village_of_void', 'before insert',
        'for each row execute function village_of_void()'),
      ('location', 'count_location_change', 'after insert or update or delete or truncate',
        'for each statement execute function count_location_change()'),
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
