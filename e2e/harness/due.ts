import { dayInIndia } from '@teeka/domain/calendar';
import { dueList, forecast, nationalSchedule, type RecordedDose } from '@teeka/domain/schedule';
import { schedulePerson } from '@teeka/domain/vaccinations';
import type { Day, Listed } from './day.ts';
import type { System } from './system.ts';

/** A child of the catchment with the codes of the doses due today. */
export interface DueChild extends Listed {
  readonly due: readonly string[];
}

interface Candidate extends Listed {
  readonly gender: number;
  readonly doses: readonly RecordedDose[];
}

/** India's calendar day. */
export const todayInIndia = (): string => dayInIndia(new Date());

function dueFor({ dob, gender, doses }: Candidate): readonly string[] {
  const record = { dob, gender, lmp_date: null, deceased_on: null };
  const schedule = nationalSchedule;
  const person = schedulePerson(record, 'child', { jeEndemic: false, doses, schedule });
  return dueList(forecast(person, doses, { on: todayInIndia(), schedule })).due;
}

/** Children of a site's catchment, each name once, with something due today as the schedule judges it. */
export async function childrenDue(
  { books }: Pick<System, 'books'>,
  { session_site_id }: Pick<Day, 'session_site_id'>,
): Promise<readonly DueChild[]> {
  const candidates = await books.rows<Candidate>(
    `select distinct on (b.ben_name) b.beneficiary_id::text, b.ben_name, b.dob::text, b.gender,
       (select coalesce(jsonb_agg(jsonb_build_object('id', d.dose_id, 'code', d.dose_code, 'date', d.given_on)), '[]')
        from dose d where d.beneficiary_id = b.beneficiary_id) as doses
     from beneficiary b join site_village v using (village_code)
     where v.session_site_id = $1 and b.deceased_on is null and b.dob between current_date - 1800 and current_date - 44
     order by b.ben_name, b.dob desc`,
    [session_site_id],
  );
  return candidates
    .map(({ beneficiary_id, ben_name, dob, ...rest }) => ({
      beneficiary_id,
      ben_name,
      dob,
      due: dueFor({ beneficiary_id, ben_name, dob, ...rest }),
    }))
    .filter(({ due }) => due.length > 0);
}

/** Puts a person on today's list, if not there already. */
export async function putOnList({ books }: Pick<System, 'books'>, day: Day, who: Listed): Promise<void> {
  await books.rows('insert into session_roster (session_id, beneficiary_id) values ($1, $2) on conflict do nothing', [
    day.session_id,
    who.beneficiary_id,
  ]);
}
