import type { Day } from './day.ts';
import type { System } from './system.ts';

/** Two children of the catchment were vaccinated elsewhere: one report is approved, the other waits. */
export async function giveElsewhere({ books }: System, day: Day): Promise<void> {
  await books.rows(
    `with child as (
       select b.beneficiary_id, b.dob, row_number() over (order by b.beneficiary_id) - 1 as status
       from beneficiary b join site_village v using (village_code)
       where v.session_site_id = $1 and b.deceased_on is null and b.dob > current_date - 1800
         and not exists (select from dose d where d.beneficiary_id = b.beneficiary_id and d.dose_code = 'BCG')
       order by b.beneficiary_id limit 2),
     reported as (
       insert into previous_vaccination (beneficiary_id, case_id, material_id, proof, status, reported_by, captured_at)
       select beneficiary_id, gen_random_uuid(), (select material_id from material where material_code = 'BCG'),
         'card', status, (select user_id from app_user where user_name = 'vaccinator1'), now()
       from child returning *)
     insert into dose (beneficiary_id, dose_id, dose_code, given_on, case_id, material_id, captured_at, captured_by,
       origin)
     select t.beneficiary_id, gen_random_uuid(), 'BCG', c.dob, t.case_id, t.material_id, t.captured_at, t.reported_by,
       'previous'
     from reported t join child c using (beneficiary_id)`,
    [day.session_site_id],
  );
}

/** A grown-up of the catchment, whom a registration can resemble. */
export async function grownUp({ books }: System, day: Day): Promise<{ readonly name: string; readonly dob: string }> {
  return books.one(
    `select b.ben_name as name, b.dob::text from beneficiary b join site_village v using (village_code)
     where v.session_site_id = $1 and b.deceased_on is null and b.gender = 2 and b.lmp_date is null
       and b.dob < current_date - 7500 order by b.beneficiary_id limit 1`,
    [day.session_site_id],
  );
}
