import { contraception, measuredIn, ofList, type PregnancyField } from './field.ts';

/** A visit to mother and child after the delivery, on one of its days (RCH register PW-4). */
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
  { key: 'child_well', type: 'choice', options: ['well', 'ill', 'died', 'not-seen'] },
  { key: 'child_weight', type: 'number', min: 0.5, max: 15, decimals: 2, unit: 'kg' },
  { key: 'note', type: 'text', max: 300 },
];
