import { measuredIn, ofList, type PregnancyField } from './field.ts';

const ofAbdomen = { showIf: { field: 'abdominal_examination', is: true } } as const;

/** Signs at a visit that make a pregnancy one of high risk, and others that send her on. */
export const visitSigns = [
  'fits',
  'bleeding',
  'discharge',
  'twins',
  'child-lies-wrong',
  'water',
  'swelling',
  'headache',
  'fever',
  'less-movement',
] as const;
export type VisitSign = (typeof visitSigns)[number];

/** An antenatal visit (prefix BENANC; RCH register PW-2; specification 1, section 5). Whatever nobody looked at stays empty. */
export const antenatalFields: readonly PregnancyField[] = [
  { key: 'visited_on', type: 'day', needed: true },
  ofList('place', 'anc_place'),
  measuredIn('weight', 'weight', { decimals: 1 }),
  measuredIn('height', 'height', { decimals: 1 }),
  measuredIn('systolic', 'systolic'),
  measuredIn('diastolic', 'diastolic'),
  measuredIn('pulse', 'pulse'),
  measuredIn('respiratory_rate', 'respiratoryRate'),
  measuredIn('temperature', 'temperature', { decimals: 1 }),
  { key: 'signs', type: 'choices', options: visitSigns },
  { key: 'abdominal_examination', type: 'yes-no' },
  measuredIn('fundal_height', 'fundalHeight', ofAbdomen),
  measuredIn('foetal_heart_rate', 'foetalHeartRate', ofAbdomen),
  measuredIn('haemoglobin', 'haemoglobin', { decimals: 1 }),
  ofList('urine_albumin', 'urine_albumin'),
  ofList('urine_sugar', 'urine_albumin'),
  { key: 'sugar_test', type: 'choice', options: ['random', 'fasting', 'afterFood', 'afterGlucose'] },
  measuredIn('blood_sugar', 'bloodSugar'),
  ofList('hiv', 'test_result_reactive'),
  ofList('syphilis', 'test_result_reactive'),
  ofList('hepatitis_b', 'test_result_pos_neg'),
  ofList('malaria', 'test_result_pos_neg'),
  { key: 'tsh', type: 'number', min: 0, max: 100, decimals: 2, unit: 'mIU/l' },
  { key: 'ultrasound', type: 'yes-no' },
  measuredIn('folic_acid', 'folicAcidTablets'),
  measuredIn('ifa', 'ifaTablets'),
  measuredIn('calcium', 'calciumTablets'),
  { key: 'deworming', type: 'yes-no' },
  measuredIn('units_transfused', 'unitsTransfused'),
  { key: 'note', type: 'text', max: 300 },
];
