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
create trigger care_case_is_no_report before insert on care_case
  for each row execute function refuse_case_of_another();
create trigger report_is_no_visit before insert on previous_vaccination
  for each row execute function refuse_case_of_another();
