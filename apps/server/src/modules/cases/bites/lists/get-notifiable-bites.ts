import type { RequestOf } from '@teeka/contract/call';
import { downloadNotifiableBites, getNotifiableBites, type NotifiableCase } from '@teeka/contract/cases/bites';
import { outcomeOf, snakeCourseOf, venomGradeOf } from '@teeka/domain/bites';
import { ageOn } from '@teeka/domain/calendar';
import { checkListRange } from '@teeka/domain/reports';
import { biteToNeedle, scorpionGrade, signsEver, venomRules, vialsInAll } from '@teeka/domain/venom';
import type { Now } from '../../../../platform/clock/clock.ts';
import { csvStream, csvType } from '../../../../platform/csv/csv-lines.ts';
import { type QueryHandler, refuse } from '../../../../platform/http/handler.ts';
import { notifiableRow, notifiableSheet } from './notifiable-sheet.ts';
import { type NotifiableRow, notifiable } from './queries.ts';

type Asked = RequestOf<typeof getNotifiableBites>;

function rangeOf({ from_date, to_date }: Asked, { today }: Now) {
  const fields = { from: 'from_date', to: 'to_date' };
  return checkListRange({ from: from_date, to: to_date }, { direction: 'past', today, fields });
}

/** One audit row for the report: of nobody, with its period and how many cases it told. */
const auditOf = ({ from_date, to_date }: Asked, cases: number) => [
  { beneficiary_id: '0', detail: { from_date, to_date, cases } },
];

export const getNotifiableBitesHandler: QueryHandler<typeof getNotifiableBites> = {
  call: getNotifiableBites,
  async answer(asked, { actor, now, db }) {
    const checked = rangeOf(asked, now);
    if ('refusal' in checked) return refuse(checked.refusal);
    const cases = (await db.rows(notifiable(actor.scope, checked.range))).map((row) => wireCase(row, now));
    const count = (is: (one: NotifiableCase) => boolean) => cases.filter(is).length;
    const totals = {
      snake: count(({ creature }) => creature === 'snake'),
      scorpion: count(({ creature }) => creature === 'scorpion'),
      died: count(({ outcome }) => outcome === 'died'),
    };
    return { reply: { cases, totals }, audit: auditOf(asked, cases.length) };
  },
};

/** The same as a file; its lines are made as they are sent. */
export const downloadNotifiableBitesHandler: QueryHandler<typeof downloadNotifiableBites> = {
  call: downloadNotifiableBites,
  async answer(asked, { actor, now, db, origin: { language } }) {
    const checked = rangeOf(asked, now);
    if ('refusal' in checked) return refuse(checked.refusal);
    const rows = await db.rows(notifiable(actor.scope, checked.range));
    const file = {
      type: csvType,
      name: `notifiable-bites-${asked.from_date}-${asked.to_date}.csv`,
      body: csvStream(notifiableSheet(language), rows, (row) => notifiableRow(wireCase(row, now), language)),
    };
    return { reply: file, audit: auditOf(asked, rows.length) };
  },
};

function wireCase({ care, dob, ...row }: NotifiableRow, now: Now): NotifiableCase {
  const { venom } = care.details;
  const course = snakeCourseOf(care);
  const creature = venom?.creature ?? 'snake';
  return {
    ...row,
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
