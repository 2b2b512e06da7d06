import type { CivilDate } from '@teeka/domain/calendar';
import { bornFor, nationalSchedule } from '@teeka/domain/schedule';
import { sql } from 'kysely';
import { col } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';

const girl = 2;

const villagesOf = (state: number) => sql`
  select v.code as village_code from location v
  join location k on k.level = 'block' and k.code = v.parent_code
  join location d on d.level = 'district' and d.code = k.parent_code
  where v.level = 'village' and d.parent_code = ${state}::int`;

/** How many live in a state who are marked as health care or front line workers: whom a programme for them concerns. */
export function workersOf(state: number) {
  return read({ people: col.int })`
    with villages as materialized (${villagesOf(state)})
    select count(*)::int as people from villages join beneficiary b using (village_code)
    where b.worker_category <> '' and b.deceased_on is null`;
}

/**
 * How many people who live in a state are of the age for a programme on a day, live, and have not had it. It compares
 * birthdays, sex and recorded doses; nobody is judged one by one. Whether the programme is on is not asked.
 */
export function peopleOfAge(programme: string, on: CivilDate, state: number) {
  const bands = bornFor(programme, on, nationalSchedule).map(({ code, sex, from, to }) => ({
    ...{ code, from, to },
    gender: sex === 'F' ? girl : null,
  }));
  const days = bands.flatMap(({ from, to }) => [from, to]).sort();
  const [first = on, last = on] = [days[0], days.at(-1)];
  return read({ people: col.int })`
    with villages as materialized (${villagesOf(state)})
    select count(*)::int as people from villages join beneficiary b using (village_code)
    where b.dob between ${first}::date and ${last}::date and b.deceased_on is null and exists (
      select from jsonb_to_recordset(${JSON.stringify(bands)}::jsonb) as r (code text, gender int, "from" date, "to" date)
      where b.dob between r."from" and r."to" and (r.gender is null or b.gender = r.gender)
        and not exists (
          select from dose g where g.beneficiary_id = b.beneficiary_id and g.dose_code = r.code and not exists (
            select from dose_void x where x.beneficiary_id = g.beneficiary_id and x.dose_id = g.dose_id)))`;
}
