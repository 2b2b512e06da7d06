import {
  abdomenFrom,
  antenatalFields,
  numberIn,
  type Pregnancy,
  type PregnancyField,
  pregnancyWeeks,
} from '@teeka/domain/pregnancy';

/** How a visit is written down: how she is, what is measured, tests, what she is given, and what follows from it. */
export const visitSteps = ['how', 'measured', 'tests', 'given', 'summary'] as const;
export type VisitStep = (typeof visitSteps)[number];

interface Fields {
  /** Looked at in every visit. */
  readonly usual: readonly string[];
  /** Looked at seldom: behind a closed line. */
  readonly seldom: readonly string[];
}

/** What each step shows, in the order in which it is done. */
const fieldsOf: Readonly<Record<Exclude<VisitStep, 'summary'>, Fields>> = {
  how: { usual: ['signs', 'visited_on', 'place'], seldom: [] },
  measured: {
    usual: [
      'systolic',
      'diastolic',
      'weight',
      'haemoglobin',
      'abdominal_examination',
      'fundal_height',
      'foetal_heart_rate',
    ],
    seldom: ['height', 'temperature', 'pulse', 'respiratory_rate'],
  },
  tests: {
    usual: ['urine_albumin', 'urine_sugar', 'sugar_test', 'blood_sugar'],
    seldom: ['hiv', 'syphilis', 'hepatitis_b', 'malaria', 'tsh', 'ultrasound'],
  },
  given: { usual: ['ifa', 'calcium', 'folic_acid', 'deworming'], seldom: ['units_transfused', 'note'] },
};

const field = new Map(antenatalFields.map((one) => [one.key, one]));
const rows = (keys: readonly string[]): readonly PregnancyField[] => keys.flatMap((key) => field.get(key) ?? []);

const ofAbdomen: readonly string[] = ['abdominal_examination', 'fundal_height', 'foetal_heart_rate'];

/** Is it too early for looking at the abdomen? Until the day is known it may be looked at. */
export const isBeforeAbdomen = ({ lmp }: Pick<Pregnancy, 'lmp'>, on: string): boolean =>
  (pregnancyWeeks(lmp, on) ?? abdomenFrom) < abdomenFrom;

export interface StepFields {
  readonly usual: readonly PregnancyField[];
  readonly seldom: readonly PregnancyField[];
}

/** Her height is measured in every visit until somebody has. */
export function fieldsOfStep(step: VisitStep, pregnancy: Pregnancy, on: string): StepFields {
  if (step === 'summary') return { usual: [], seldom: [] };
  const { usual, seldom } = fieldsOf[step];
  const isMeasured = pregnancy.visits.some(({ facts }) => numberIn(facts, 'height') !== null);
  const early = isBeforeAbdomen(pregnancy, on) ? ofAbdomen : [];
  const now = seldom.filter((key) => key === 'height' && !isMeasured);
  return {
    usual: rows([...usual.filter((key) => !early.includes(key)), ...now]),
    seldom: rows(seldom.filter((key) => !now.includes(key))),
  };
}

/** In which step a refused field stands. */
export function stepOfPath(path = ''): VisitStep {
  const found = visitSteps.find(
    (step) => step !== 'summary' && [...fieldsOf[step].usual, ...fieldsOf[step].seldom].includes(path),
  );
  return found ?? 'summary';
}
