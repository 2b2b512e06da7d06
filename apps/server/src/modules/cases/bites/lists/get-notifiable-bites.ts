import { getNotifiableBites, type NotifiableCase } from '@teeka/contract/cases/bites';
import { outcomeOf, snakeCourseOf } from '@teeka/domain/bites';
import { ageOn } from '@teeka/domain/calendar';
import { checkListRange } from '@teeka/domain/reports';
import { biteToNeedle, scorpionGrade, signsEver, venomGrade, vialsInAll } from '@teeka/domain/venom';
import { type QueryHandler, refuse } from '../../../../platform/http/handler.ts';
import { type NotifiableRow, notifiable } from './queries.ts';

export const getNotifiableBitesHandler: QueryHandler<typeof getNotifiableBites> = {
  call: getNotifiableBites,
  async answer({ from_date, to_date }, { actor, now, db }) {
    const fields = { from: 'from_date', to: 'to_date' };
    const asked = { from: from_date, to: to_date };
    const checked = checkListRange(asked, { direction: 'past', today: now.today, fields });
    if ('refusal' in checked) return refuse(checked.refusal);
    const cases = (await db.rows(notifiable(actor.scope, checked.range))).map(wireCase);
    const count = (is: (one: NotifiableCase) => boolean) => cases.filter(is).length;
    const totals = {
      snake: count(({ creature }) => creature === 'snake'),
      scorpion: count(({ creature }) => creature === 'scorpion'),
      died: count(({ outcome }) => outcome === 'died'),
    };
    const detail = { from_date, to_date, cases: cases.length };
    return { reply: { cases, totals }, audit: [{ beneficiary_id: '0', detail }] };
  },
};

function wireCase({ care, dob, ...row }: NotifiableRow): NotifiableCase {
  const { venom } = care.details;
  const course = snakeCourseOf(care);
  const creature = venom?.creature ?? 'snake';
  const watched = care.status !== 1;
  return {
    ...row,
    case_number: care.case_id.slice(-8),
    creature,
    bitten_on: venom?.bitten_on ?? null,
    age_years: ageOn(dob, row.reported_on)?.years ?? 0,
    species: venom?.species ?? '',
    grade:
      creature === 'scorpion' ? String(scorpionGrade(signsEver(course))) : venomGrade(course, { watched }),
    antivenom_vials: vialsInAll(course),
    bite_to_needle_minutes: biteToNeedle(course) ?? null,
    outcome: outcomeOf(care),
  };
}
