import type { CoveredCohort } from '@teeka/contract/coverage';
import type { CivilDate } from '@teeka/domain/calendar';
import { type CohortAge, cohortDoses } from '@teeka/domain/coverage';
import { forecast, nationalSchedule, summaryOf } from '@teeka/domain/schedule';
import { sql } from 'kysely';
import { build } from '../platform/db/build.ts';
import type { TestServer } from './test-server.ts';

interface Row {
  readonly village_code: number;
  readonly dob: CivilDate;
  readonly gender: number;
  readonly deceased: boolean;
  readonly doses: readonly { readonly code: string; readonly date: CivilDate }[];
}

/**
 * What the figures of villages are made of, counted from the record at once and child by child: nothing here is shared with
 * what sums them up beforehand but the engine. Where encephalitis is not endemic.
 */
export async function plainCoverage(server: TestServer, today: CivilDate) {
  const rows = await server.rows<Row>(
    sql<Row>`
      select b.village_code, b.dob, b.gender, b.deceased_on is not null as deceased, (
        select coalesce(json_agg(json_build_object('code', d.dose_code, 'date', d.given_on)), '[]')
        from dose d left join dose_void x using (beneficiary_id, dose_id)
        where d.beneficiary_id = b.beneficiary_id and x.dose_id is null) as doses
      from beneficiary b`.compile(build),
  );
  return (villages: readonly number[], month: string, age: CohortAge): CoveredCohort => {
    const born = `${Number(month.slice(0, 4)) - age}${month.slice(4)}`;
    const children = rows
      .filter((row) => villages.includes(row.village_code) && !row.deceased && row.dob.startsWith(born))
      .map(({ dob, gender, doses }) => {
        const person = { kind: 'child', dob, sex: gender === 2 ? 'F' : 'M', jeEndemic: false } as const;
        const judged = forecast(person, doses, { on: today, schedule: nationalSchedule });
        return { judged, summary: summaryOf(person, judged) };
      });
    const having = (code: string, is: (state: string) => boolean) =>
      children.filter(({ judged }) => judged.doses.some((dose) => dose.code === code && is(dose.state))).length;
    return {
      children: children.length,
      complete: children.filter(({ summary }) => (age === 1 ? summary.fullyImmunised : summary.completelyImmunised))
        .length,
      doses: cohortDoses[age].map((code) => ({
        code,
        eligible: having(code, (state) => state !== 'not-applicable'),
        had: having(code, (state) => state === 'given'),
      })),
    };
  };
}
