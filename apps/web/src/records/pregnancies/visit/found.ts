import { type Answers, isUnanswered, valueRefusal } from '@teeka/domain/forms';
import {
  anaemiaGrade,
  antenatalFields,
  type Dated,
  numberIn,
  type Pregnancy,
  type RiskReason,
  risksOfVisit,
  textIn,
  type Urgency,
  type VisitSign,
} from '@teeka/domain/pregnancy';

/** What is out of order in a visit, with the figure behind it and how soon a doctor has to see her. */
export interface Found {
  readonly field: string;
  readonly reason: RiskReason | 'anaemia-moderate' | 'anaemia-mild';
  readonly figure: string;
  /** Null where it is looked after in the visit itself. */
  readonly urgency: Urgency | null;
}

/** Under which field a reason of risk is read; what is no figure and no test is among the signs. */
const fieldOf: Readonly<Partial<Record<RiskReason, string>>> = {
  'pressure-high': 'diastolic',
  'pressure-severe': 'diastolic',
  'pressure-with-signs': 'diastolic',
  'anaemia-severe': 'haemoglobin',
  'sugar-high': 'blood_sugar',
  'sugar-unclear': 'blood_sugar',
  'sugar-in-urine': 'urine_sugar',
  albumin: 'urine_albumin',
  'thyroid-high': 'tsh',
  malaria: 'malaria',
  'temperature-high': 'temperature',
  'pulse-odd': 'pulse',
  'foetal-heart-odd': 'foetal_heart_rate',
  short: 'height',
} satisfies Partial<Record<RiskReason, string>> & Partial<Record<VisitSign, never>>;

const results = [
  ['hiv', 'Reactive'],
  ['syphilis', 'Reactive'],
  ['hepatitis_b', 'Positive'],
] as const;

/** Only what may stand: of a figure that is half typed nothing is said. */
const sound = (facts: Answers): Answers =>
  Object.fromEntries(
    antenatalFields.flatMap((field) => {
      const value = facts[field.key];
      return value === undefined || isUnanswered(value) || valueRefusal(field, value) ? [] : [[field.key, value]];
    }),
  );

/** What is out of order in a visit as it is written down, each under its field. */
export function foundIn(facts: Answers, { lmp }: Pick<Pregnancy, 'lmp'>, today: string): readonly Found[] {
  const visit = { on: textIn(facts, 'visited_on') || today, facts: sound(facts) };
  const found = risksOfVisit(visit, lmp).flatMap(({ reason, figure, urgency }): readonly Found[] => {
    const fields =
      reason === 'infection'
        ? results.filter(([test, bad]) => visit.facts[test] === bad).map(([test]) => test)
        : [fieldOf[reason] ?? 'signs'];
    return fields.map((field) => ({ field, reason, figure, urgency }));
  });
  const haemoglobin = numberIn(visit.facts, 'haemoglobin');
  const grade = haemoglobin === null ? null : anaemiaGrade(haemoglobin);
  if (grade === null || grade === 'severe') return found;
  return [...found, { field: 'haemoglobin', reason: `anaemia-${grade}`, figure: String(haemoglobin), urgency: null }];
}

/** The last visit before that day that answered the field. */
export const lastAnswer = ({ visits }: Pick<Pregnancy, 'visits'>, key: string, before: string): Dated | undefined =>
  visits.findLast(({ on, facts }) => on < before && !isUnanswered(facts[key]));
