import type { getNotifiableBites, NotifiableCase } from '@teeka/contract/bites';
import type { RequestOf } from '@teeka/contract/call';
import { nameFields } from '@teeka/contract/names';
import { outcomeOf, snakeCourseOf, venomGradeOf } from '@teeka/domain/bites';
import { ageOn } from '@teeka/domain/calendar';
import { unnamed } from '@teeka/domain/names';
import { checkListRange } from '@teeka/domain/reports';
import { biteToNeedle, scorpionGrade, signsEver, venomRules, vialsInAll } from '@teeka/domain/venom';
import type { Now } from '../../../platform/clock/clock.ts';
import type { NotifiableRow } from './queries.ts';

export type NotifiableRequest = RequestOf<typeof getNotifiableBites>;

export function rangeOf({ from_date, to_date }: NotifiableRequest, { today }: Now) {
  const fields = { from: 'from_date', to: 'to_date' };
  return checkListRange({ from: from_date, to: to_date }, { direction: 'past', today, fields });
}

/** One audit row for the report: of nobody, with its period, the part of the area and how many cases it showed. */
export const auditOf = ({ from_date, to_date, within }: NotifiableRequest, cases: number) => [
  { beneficiary_id: '0', detail: { from_date, to_date, within, cases } },
];

export function wireCase({ care, dob, facility, block, village, ...row }: NotifiableRow, now: Now): NotifiableCase {
  const { venom } = care.details;
  const course = snakeCourseOf(care);
  const creature = venom?.creature ?? 'snake';
  return {
    ...row,
    ...nameFields('facility_name', facility),
    ...nameFields('block_name', block ?? unnamed),
    ...nameFields('village_name', village ?? unnamed),
    case_number: care.case_id.slice(-8),
    creature,
    bitten_on: venom?.bitten_on ?? null,
    age_years: ageOn(dob, row.reported_on)?.years ?? 0,
    species: venom?.species ?? '',
    grade:
      creature === 'scorpion'
        ? String(scorpionGrade(signsEver(course)))
        : venomGradeOf(care, now.instant.getTime(), venomRules),
    antivenom_vials: vialsInAll(course),
    bite_to_needle_minutes: biteToNeedle(course) ?? null,
    outcome: outcomeOf(care),
  };
}
