import type { Answers } from '../../forms/index.ts';
import { mostChildren } from './birth.ts';
import { contraception, measuredIn, ofList, type PregnancyField } from './field.ts';

type Part = 'well' | 'weight';

/** The key of what is said of the nth living child of the delivery, in the order of its births; the first has no number. */
export const childKey = (nth: number, part: Part): string => (nth === 1 ? `child_${part}` : `child_${nth}_${part}`);

/** Is it said of a child? */
export const isOfChild = (key: string): boolean => key.startsWith('child_');

/** Is it said of the mother herself, and not of the day or of everybody? */
export const isOfMother = (key: string): boolean => !isOfChild(key) && key !== 'visited_on' && key !== 'note';

const isSaid = (value: Answers[string]): boolean => value !== undefined && value !== '';

/** Does a visit tell of a child, and does it tell of the mother? */
export const tellsOf = (facts: Answers, whom: (key: string) => boolean): boolean =>
  Object.entries(facts).some(([key, value]) => whom(key) && isSaid(value));

/** What is said of one living child. */
export function childFieldsOf(nth: number): readonly PregnancyField[] {
  const of = (part: Part) => ({
    key: childKey(nth, part),
    ...(nth === 1 ? {} : { readAs: childKey(1, part), nth }),
  });
  return [
    { ...of('well'), type: 'choice', options: ['well', 'ill', 'died', 'not-seen'] },
    { ...of('weight'), type: 'number', min: 0.5, max: 15, decimals: 2, unit: 'kg' },
  ];
}

const everyChild = Array.from({ length: mostChildren }, (_, at) => at + 1);

/** The living children of whom a visit says this, by their number. */
export const childrenSaid = (facts: Answers, state: 'well' | 'ill' | 'died' | 'not-seen'): readonly number[] =>
  everyChild.filter((nth) => facts[childKey(nth, 'well')] === state);

/** The living children of whom a visit says anything, by their number. */
export const childrenNamed = (facts: Answers): readonly number[] =>
  everyChild.filter((nth) => childFieldsOf(nth).some(({ key }) => isSaid(facts[key])));

/** A visit to mother and children after the delivery, on one of its days (RCH register PW-4). */
export const postnatalFields: readonly PregnancyField[] = [
  { key: 'visited_on', type: 'day', needed: true },
  ofList('danger_signs', 'mother_danger_sign', { many: true }),
  { key: 'danger_other', type: 'text', max: 100, showIf: { field: 'danger_signs', is: 'Other' } },
  measuredIn('temperature', 'temperature', { decimals: 1 }),
  measuredIn('systolic', 'systolic'),
  measuredIn('diastolic', 'diastolic'),
  measuredIn('ifa', 'ifaTablets'),
  measuredIn('calcium', 'calciumTablets'),
  contraception,
  ...everyChild.flatMap(childFieldsOf),
  { key: 'note', type: 'text', max: 300 },
];
