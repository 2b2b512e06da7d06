-- Each migration that brings triggers tells of its own in a function named triggers_of_…; lay_triggers asks all of them.
create function triggers_of_0099() returns table (owner text, name text, moment text, act text) language sql as $$
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
$$;

-- A pregnancy stands in the village of its woman, so that a list of one's area reads no other.
create function village_of_pregnancy() returns trigger language plpgsql as $$
begin
  select b.village_code into new.village_code from beneficiary b where b.beneficiary_id = new.beneficiary_id;
  return new;
end $$;
create function pregnancies_move() returns trigger language plpgsql as $$
begin
  update pregnancy set village_code = new.village_code where beneficiary_id = new.beneficiary_id;
  return null;
end $$;
create function triggers_of_0106() returns table (owner text, name text, moment text, act text) language sql as $$
  values
    ('pregnancy', 'village_of_pregnancy', 'before insert',
      'for each row execute function village_of_pregnancy()'),
    ('beneficiary', 'pregnancies_move', 'after update of village_code',
      'for each row when (old.village_code <> new.village_code) execute function pregnancies_move()')
$$;

create or replace function lay_triggers(laid boolean) returns void language plpgsql as $$
declare
  source text;
  one record;
begin
  for source in
    select proname from pg_proc where pronamespace = current_schema()::regnamespace and proname like 'triggers\_of\_%' order by 1
  loop
    for one in execute format('select * from %I()', source) loop
      execute format('drop trigger if exists %I on %I', one.name, one.owner);
      if laid then
        execute format('create trigger %I %s on %I %s', one.name, one.moment, one.owner, one.act);
      end if;
    end loop;
  end loop;
end $$;

alter table pregnancy add column village_code integer;
update pregnancy p set village_code = b.village_code from beneficiary b where b.beneficiary_id = p.beneficiary_id;
alter table pregnancy alter column village_code set not null;
drop index pregnancy_of_lists;
create index pregnancy_of_lists on pregnancy (village_code, lmp_on) where outcome is null and died_on is null and not is_withdrawn;
drop index pregnancy_ended;
create index pregnancy_ended on pregnancy (village_code, ended_on) where ended_on is not null;

select lay_triggers(true);
