import { addDays, type CivilDate } from '../calendar/index.ts';
import type { Answers } from '../forms/index.ts';
import { checkDay, type DayRange } from '../person/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { refusedAt } from '../text/index.ts';
import { lastDayOfPregnancy, pregnancyWeeks } from './dates.ts';
import { numberIn, textIn } from './event.ts';

/** Completed weeks before which the abdomen is not examined (BENANC0095). */
export const abdomenFrom = 12;

/** What a visit is judged beside. */
export interface PregnancySoFar {
  readonly lmp: CivilDate;
  /** The day of its outcome; null while it goes on. */
  readonly endedOn: CivilDate | null;
  /** How it ended. */
  readonly end: 'delivery' | 'death' | 'other' | null;
  /** The days of her other visits of this pregnancy. */
  readonly visits: readonly CivilDate[];
}

/** Days that an antenatal visit may have: from the last menstrual period to today, at most to the end of the pregnancy. */
export function visitRange({ lmp, endedOn }: Pick<PregnancySoFar, 'lmp' | 'endedOn'>, today: CivilDate): DayRange {
  const last = endedOn ?? lastDayOfPregnancy(lmp);
  return { min: addDays(lmp, 1), max: last < today ? last : today };
}

/** After a delivery another visit is made; after a loss there is none. */
const afterEnd = { delivery: 'BENANC0003', death: 'BENPRE0017', other: 'BENANC0005' } as const;

/**
 * What is wrong with an antenatal visit beyond its single fields: its day (FLDVAL0017-0019; after the delivery
 * BENANC0003, after her death BENPRE0017, after another end BENANC0005; a second visit of a day BENANC0002), a pressure of one figure (BENANC0004) or whose upper one is not above
 * the lower (BENANC0001), an abdomen examined too early (BENANC0095). Specification 1, section 5.
 */
export function antenatalRefusals(visit: Answers, so: PregnancySoFar, today: CivilDate): Refusals {
  const typed = textIn(visit, 'visited_on');
  const day = checkDay(typed, visitRange(so, today));
  const isOver = so.endedOn !== null && typed > so.endedOn && typed <= today;
  const ofDay: Refusals = isOver
    ? [{ code: afterEnd[so.end ?? 'other'], path: 'visited_on' }]
    : day.ok && so.visits.includes(day.normal)
      ? [{ code: 'BENANC0002', path: 'visited_on' }]
      : refusedAt('visited_on', day);
  const weeks = day.ok ? pregnancyWeeks(so.lmp, day.normal) : undefined;
  const tooEarly = visit.abdominal_examination === true && weeks !== undefined && weeks < abdomenFrom;
  return [
    ...ofDay,
    ...pressureRefusals(visit),
    ...(tooEarly ? ([{ code: 'BENANC0095', path: 'abdominal_examination' }] as const) : []),
  ];
}

/** One of two pressures without the other BENANC0004, the upper one not above the lower BENANC0001. */
export function pressureRefusals(facts: Answers): Refusals {
  const [systolic, diastolic] = [numberIn(facts, 'systolic'), numberIn(facts, 'diastolic')];
  if (systolic === null && diastolic === null) return [];
  if (systolic === null || diastolic === null)
    return [{ code: 'BENANC0004', path: systolic === null ? 'systolic' : 'diastolic' }];
  return systolic > diastolic ? [] : [{ code: 'BENANC0001', path: 'systolic' }];
}
