import { type DayNumber, dayNumber, dayText } from '@teeka/domain/calendar';
import { forecast, nationalSchedule, type Person, type RecordedDose } from '@teeka/domain/schedule';
import type { Client } from 'pg';

/** Somebody who may be on a list, with what the schedule needs to know. */
export interface Candidate {
  readonly beneficiary_id: string;
  readonly village_code: number;
  readonly dob: string;
  readonly person: Person;
  readonly doses: readonly RecordedDose[];
}

interface Row {
  beneficiary_id: string;
  village_code: number;
  dob: string;
  gender: number;
  lmp: string | null;
  je_endemic: boolean;
  codes: string[] | null;
  days: string[] | null;
}

/** Small children and pregnant women of those villages, alive, not on a list from `today` on, without voided doses. */
const query = `
  select b.beneficiary_id, b.village_code, b.dob::text, b.gender, b.lmp_date::text as lmp, d.je_endemic,
    array_agg(g.dose_code order by g.given_on, g.dose_code) filter (where g.dose_id is not null) as codes,
    array_agg(g.given_on::text order by g.given_on, g.dose_code) filter (where g.dose_id is not null) as days
  from beneficiary b
  join location v on v.level = 'village' and v.code = b.village_code
  join location k on k.level = 'block' and k.code = v.parent_code
  join location d on d.level = 'district' and d.code = k.parent_code
  left join dose g on g.beneficiary_id = b.beneficiary_id
    and not exists (select from dose_void x where x.beneficiary_id = g.beneficiary_id and x.dose_id = g.dose_id)
  where b.village_code = any($1) and b.synthetic and b.deceased_on is null
    and (b.dob > $2 or b.lmp_date > $3)
    and not exists (
      select from session_roster r join vaccination_session s using (session_id)
      where r.beneficiary_id = b.beneficiary_id and s.date_of_session >= $4
    )
  group by b.beneficiary_id, b.village_code, b.dob, b.gender, b.lmp_date, d.je_endemic
  order by b.beneficiary_id`;

function toCandidate(row: Row): Candidate {
  const all = (row.codes ?? []).map((code, at): RecordedDose => ({ code, date: row.days?.[at] ?? '' }));
  const base = { beneficiary_id: row.beneficiary_id, village_code: row.village_code, dob: row.dob };
  const { lmp } = row;
  if (lmp === null) {
    const sex = row.gender === 2 ? 'F' : 'M';
    return { ...base, person: { kind: 'child', dob: row.dob, sex, jeEndemic: row.je_endemic }, doses: all };
  }
  const before = all.filter(({ code, date }) => code.startsWith('TDPW') && date < lmp);
  const person: Person = { kind: 'pregnant_woman', lmp, previousPregnancyTd: before.map(({ date }) => date) };
  return { ...base, person, doses: all.filter(({ date }) => date >= lmp) };
}

/** Up to which age children are looked at: in a small demo all who still have doses to come before school. */
const fewVillages = 60;
const ages = { usual: 26 * 31, small: 6 * 365 };

export async function findCandidates(
  client: Client,
  villages: readonly number[],
  today: DayNumber,
): Promise<Candidate[]> {
  const age = villages.length <= fewVillages ? ages.small : ages.usual;
  const days = [today - age, today - 280, today].map(dayText);
  const { rows } = await client.query<Row>(query, [villages, ...days]);
  return rows.map(toCandidate);
}

/** How many doses may be given on that day, by the schedule engine. */
export function dosesDue(candidate: Candidate, day: DayNumber): number {
  if (dayNumber(candidate.dob) > day) return 0;
  const { doses } = forecast(candidate.person, candidate.doses, {
    on: dayText(day),
    schedule: nationalSchedule,
  });
  return doses.filter(({ state }) => state === 'due' || state === 'overdue').length;
}
