import type { Answers } from '../../forms/index.ts';
import { birthsKey, type ChildPart, childKey, everyChild, isSaid, mostChildren } from './child-keys.ts';
import { contraception, measuredIn, ofList, type PregnancyField } from './field.ts';

/** What is said of one living child. */
export function childFieldsOf(nth: number): readonly PregnancyField[] {
  const of = (part: ChildPart) => ({
    key: childKey(nth, part),
    ...(nth === 1 ? {} : { readAs: childKey(1, part), nth }),
  });
  return [
    { ...of('well'), type: 'choice', options: ['well', 'ill', 'died', 'not-seen'] },
    { ...of('weight'), type: 'number', min: 0.5, max: 15, decimals: 2, unit: 'kg' },
  ];
}

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
  // Not asked: the births as they stood when the visit was written, in the order in which it tells of the children.
  { key: birthsKey, type: 'text', max: mostChildren * 37 },
];
