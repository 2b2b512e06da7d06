import { addDays, type CivilDate } from '../calendar/index.ts';
import { checkDay, checkMeasure, type DayRange, type Measure } from '../person/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { refusedAt } from '../text/index.ts';
import { lastDayOfPregnancy, pregnancyWeeks } from './dates.ts';

/** Completed weeks before which the abdomen is not examined (BENANC0095). */
export const abdomenFrom = 12;

/** What is measured and given at an antenatal visit; null where nobody did. */
export interface AntenatalVisit {
  /** `YYYY-MM-DD` as it is typed. */
  readonly visited_on: string;
  /** Kilograms. */
  readonly weight: number | null;
  /** Centimetres. */
  readonly height: number | null;
  /** A minute. */
  readonly pulse: number | null;
  /** A minute. */
  readonly respiratory_rate: number | null;
  /** mmHg, both or none. */
  readonly systolic: number | null;
  readonly diastolic: number | null;
  /** Degrees Celsius. */
  readonly temperature: number | null;
  /** g/dl. */
  readonly haemoglobin: number | null;
  /** mg/dl. */
  readonly blood_sugar: number | null;
  /** Tablets that she was given. */
  readonly folic_acid: number | null;
  readonly ifa: number | null;
  readonly calcium: number | null;
  /** Units of blood. */
  readonly units_transfused: number | null;
  /** Centimetres. */
  readonly fundal_height: number | null;
  /** A minute. */
  readonly foetal_heart_rate: number | null;
  /** Was the abdomen examined? */
  readonly abdominal_examination: boolean;
}

const measured = {
  weight: 'weight',
  height: 'height',
  pulse: 'pulse',
  respiratory_rate: 'respiratoryRate',
  systolic: 'systolic',
  diastolic: 'diastolic',
  temperature: 'temperature',
  haemoglobin: 'haemoglobin',
  blood_sugar: 'bloodSugar',
  folic_acid: 'folicAcidTablets',
  ifa: 'ifaTablets',
  calcium: 'calciumTablets',
  units_transfused: 'unitsTransfused',
  fundal_height: 'fundalHeight',
  foetal_heart_rate: 'foetalHeartRate',
} as const satisfies Partial<Record<keyof AntenatalVisit, Measure>>;

/** What a visit is judged beside. */
export interface PregnancySoFar {
  readonly lmp: CivilDate;
  /** The day of its outcome; null while it goes on. */
  readonly endedOn: CivilDate | null;
  /** The days of her other visits of this pregnancy. */
  readonly visits: readonly CivilDate[];
}

/** Days that an antenatal visit may have: from the last menstrual period to today, at most to the end of the pregnancy. */
export function visitRange({ lmp, endedOn }: Pick<PregnancySoFar, 'lmp' | 'endedOn'>, today: CivilDate): DayRange {
  const last = endedOn ?? lastDayOfPregnancy(lmp);
  return { min: addDays(lmp, 1), max: last < today ? last : today };
}

/**
 * What is wrong with an antenatal visit: its day (FLDVAL0001, 0017-0019; after the end of the pregnancy BENANC0003; a
 * second visit of a day BENANC0002), values out of their bounds (FLDVAL0005), a pressure of one figure (BENANC0004) or
 * whose upper one is not above the lower (BENANC0001), an abdomen examined too early (BENANC0095). Specification 1,
 * section 5.
 */
export function antenatalRefusals(visit: AntenatalVisit, so: PregnancySoFar, today: CivilDate): Refusals {
  const day = checkDay(visit.visited_on, visitRange(so, today));
  const isOver = so.endedOn !== null && visit.visited_on > so.endedOn && visit.visited_on <= today;
  const ofDay: Refusals = isOver
    ? [{ code: 'BENANC0003', path: 'visited_on' }]
    : day.ok && so.visits.includes(day.normal)
      ? [{ code: 'BENANC0002', path: 'visited_on' }]
      : refusedAt('visited_on', day);
  const values = Object.entries(measured).flatMap(([field, measure]) => {
    const value = visit[field as keyof typeof measured];
    return value === null ? [] : refusedAt(field, checkMeasure(measure, value));
  });
  const weeks = day.ok ? pregnancyWeeks(so.lmp, day.normal) : undefined;
  const tooEarly = visit.abdominal_examination && weeks !== undefined && weeks < abdomenFrom;
  return [
    ...ofDay,
    ...values,
    ...pressureRefusals(visit),
    ...(tooEarly ? ([{ code: 'BENANC0095', path: 'abdominal_examination' }] as const) : []),
  ];
}

function pressureRefusals({ systolic, diastolic }: Pick<AntenatalVisit, 'systolic' | 'diastolic'>): Refusals {
  if (systolic === null && diastolic === null) return [];
  if (systolic === null || diastolic === null)
    return [{ code: 'BENANC0004', path: systolic === null ? 'systolic' : 'diastolic' }];
  return systolic > diastolic ? [] : [{ code: 'BENANC0001', path: 'systolic' }];
}
