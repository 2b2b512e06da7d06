import {
  choices,
  noDays,
  numbers,
  type PregnancyValue,
  several,
  texts,
  valuesOf,
  yesOrNo,
} from './pregnancy-value-rows.ts';

/** Stands for the id of what is on record before: the referral, the visit. */
export const referralBefore = '$referral';
export const visitBefore = '$visit';

const abdomen = { abdominal_examination: true };
const reasons: readonly (readonly [value: unknown, code: string])[] = [
  ['दर्द है', 'ok'],
  ['Hb 6.8: severe anaemia; refer today', 'ok'],
  ['no', 'FLDVAL0004'],
  ['r'.repeat(200), 'ok'],
  ['r'.repeat(201), 'FLDVAL0004'],
  ['a*b*c', 'FLDVAL0003'],
  ['   ', 'FLDVAL0002'],
  [4, 'REQVAL0002'],
];

const antenatal: readonly PregnancyValue[] = [
  ...valuesOf('antenatal', 'visited_on', [
    ['2025-07-02', 'ok'],
    ['2026-03-16', 'ok'],
    ['2025-07-01', 'FLDVAL0018'],
    ['2026-03-17', 'FLDVAL0019'],
    ['2026-01-10', 'BENANC0002'],
    ['', 'BENANC0010'],
  ]),
  ...noDays('antenatal', 'visited_on'),
  ...choices('antenatal', 'place', ['VHSND', 'PMSMA clinic']),
  ...numbers('antenatal', 'weight', [30, 200], { decimals: 1 }),
  ...numbers('antenatal', 'height', [105, 210], { decimals: 1 }),
  ...numbers('antenatal', 'systolic', [50, 300], { beside: { diastolic: 49 } }).filter(({ value }) => value !== 50),
  ...numbers('antenatal', 'diastolic', [30, 200], { beside: { systolic: 300 } }),
  ...valuesOf('antenatal', 'systolic', [
    [50, 'ok', { diastolic: 49 }],
    [80, 'BENANC0001', { diastolic: 80 }],
    [80, 'BENANC0001', { diastolic: 120 }],
    [81, 'ok', { diastolic: 80 }],
    ['', 'BENANC0004', { diastolic: 80 }],
  ]),
  ...valuesOf('antenatal', 'diastolic', [['', 'BENANC0004', { systolic: 120 }]]),
  ...numbers('antenatal', 'pulse', [40, 200]),
  ...numbers('antenatal', 'respiratory_rate', [10, 30]),
  ...numbers('antenatal', 'temperature', [35, 45], { decimals: 1 }),
  ...several('antenatal', 'signs', ['fits', 'less-movement']),
  ...yesOrNo('antenatal', 'abdominal_examination'),
  ...valuesOf('antenatal', 'abdominal_examination', [
    [true, 'BENANC0095', { visited_on: '2025-09-22' }],
    [true, 'ok', { visited_on: '2025-09-23' }],
    [false, 'ok', { visited_on: '2025-09-22' }],
  ]),
  ...numbers('antenatal', 'fundal_height', [1, 99], { beside: abdomen }),
  ...numbers('antenatal', 'foetal_heart_rate', [60, 240], { beside: abdomen }),
  ...numbers('antenatal', 'haemoglobin', [2, 18], { decimals: 1 }),
  ...choices('antenatal', 'urine_albumin', ['Present', 'Absent']),
  ...choices('antenatal', 'urine_sugar', ['Present', 'Absent']),
  ...choices('antenatal', 'sugar_test', ['random', 'afterGlucose']),
  ...numbers('antenatal', 'blood_sugar', [60, 500]),
  ...choices('antenatal', 'hiv', ['Reactive', 'Not done']),
  ...choices('antenatal', 'syphilis', ['Reactive', 'Not done']),
  ...choices('antenatal', 'hepatitis_b', ['Positive', 'Not done']),
  ...choices('antenatal', 'malaria', ['Positive', 'Not done']),
  ...numbers('antenatal', 'tsh', [0, 100], { decimals: 2 }),
  ...yesOrNo('antenatal', 'ultrasound'),
  ...numbers('antenatal', 'folic_acid', [0, 60]),
  ...numbers('antenatal', 'ifa', [0, 400]),
  ...numbers('antenatal', 'calcium', [0, 400]),
  ...yesOrNo('antenatal', 'deworming'),
  ...numbers('antenatal', 'units_transfused', [1, 50]),
  ...texts('antenatal', 'note', 300),
  ...valuesOf('antenatal', 'blood_pressure', [['120/80', 'REQVAL0002']]),
];

const riskAndReferral: readonly PregnancyValue[] = [
  ...several('risk', 'risks', ['Twins', 'Rh negative']),
  ...valuesOf('risk', 'risks', [
    [['None'], 'FLDVAL0029'],
    [[], 'BENPRE0018'],
    [['Other'], 'ok', { reason: 'a heart murmur' }],
  ]),
  ...valuesOf('risk', 'reason', [['', 'BENPRE0010', { risks: ['Other'] }]]),
  ...several('risk', 'overruled', ['Hypothyroid', 'Diabetes'], { reason: 'read wrongly' }),
  ...valuesOf('risk', 'overruled', [[['Twins'], 'BENPRE0018', { risks: ['Twins'], reason: 'read wrongly' }]]),
  ...several('risk', 'reasons', ['fever', 'past-term'], { risks: ['Other'], reason: 'seen today' }),
  ...several('risk', 'overruled_reasons', ['fever', 'swelling'], { overruled: ['Other'], reason: 'over since' }),
  ...valuesOf('risk', 'reason', [['', 'BENPRE0010', { overruled: ['Diabetes'] }]]),
  ...valuesOf('risk', 'reason', reasons),
  ...choices('risk', 'identified_by', ['ANM', 'Specialist']),
  ...valuesOf('referral', 'referred_on', [
    ['2025-07-01', 'ok'],
    ['2026-03-16', 'ok'],
    ['2025-06-30', 'FLDVAL0018'],
    ['2026-03-17', 'FLDVAL0019'],
    ['', 'BENFAC0001'],
  ]),
  ...noDays('referral', 'referred_on'),
  ...texts('referral', 'from_facility', 80),
  ...texts('referral', 'to_facility', 80),
  ...valuesOf('referral', 'to_facility', [['', 'BENFAC0001']]),
  ...valuesOf('referral', 'reason', [...reasons, ['', 'BENFAC0001']]),
  ...valuesOf('referral', 'whom', [
    [['mother'], 'ok'],
    [['child'], 'REQVAL0002'],
    [['mother', 'child'], 'REQVAL0002'],
    [['father'], 'FLDVAL0029'],
    ['mother', 'REQVAL0002'],
  ]),
  ...valuesOf('referral', 'of_births', [
    ['', 'ok'],
    ['in the hospital', 'REQVAL0002'],
    ['x'.repeat(223), 'FLDVAL0004'],
  ]),
  ...choices('referral', 'transport', ['ambulance-108', 'none']),
  ...valuesOf('referral-result', 'referral', [
    [referralBefore, 'ok'],
    ['somewhere-else', 'BENFAC0002'],
    ['', 'BENFAC0001'],
    ['x'.repeat(37), 'FLDVAL0004'],
  ]),
  ...valuesOf('referral-result', 'heard_on', [
    ['2026-03-01', 'ok'],
    ['2026-02-28', 'FLDVAL0018'],
    ['2026-03-17', 'FLDVAL0019'],
    ['', 'BENFAC0001'],
  ]),
  ...noDays('referral-result', 'heard_on'),
  ...yesOrNo('referral-result', 'arrived'),
  ...valuesOf('referral-result', 'arrived', [['', 'BENFAC0001']]),
  ...texts('referral-result', 'note', 300),
];

const postnatal: readonly PregnancyValue[] = [
  ...valuesOf('postnatal', 'visited_on', [
    ['2026-03-10', 'ok'],
    ['2026-03-16', 'ok'],
    ['2026-03-09', 'FLDVAL0018'],
    ['2026-03-17', 'FLDVAL0019'],
    ['', 'BENANC0010'],
  ]),
  ...noDays('postnatal', 'visited_on'),
  ...several('postnatal', 'danger_signs', ['Fever', 'Heavy bleeding']),
  ...texts('postnatal', 'danger_other', 100, { danger_signs: ['Other'] }),
  ...numbers('postnatal', 'temperature', [35, 45], { decimals: 1 }),
  ...numbers('postnatal', 'diastolic', [30, 200], { beside: { systolic: 300 } }),
  ...valuesOf('postnatal', 'systolic', [
    [81, 'ok', { diastolic: 80 }],
    [70, 'BENANC0001', { diastolic: 80 }],
    ['', 'BENANC0004', { diastolic: 80 }],
    [301, 'FLDVAL0005', { diastolic: 80 }],
  ]),
  ...numbers('postnatal', 'ifa', [0, 400]),
  ...numbers('postnatal', 'calcium', [0, 400]),
  ...choices('postnatal', 'contraception', ['sterilisation', 'other']),
  ...['child', 'child_2', 'child_3', 'child_4', 'child_5', 'child_6'].flatMap((child) => [
    ...choices('postnatal', `${child}_well`, ['well', 'not-seen']),
    ...numbers('postnatal', `${child}_weight`, [0.5, 15], { decimals: 2 }),
  ]),
  ...texts('postnatal', 'note', 300),
  ...valuesOf('postnatal', 'of_births', [
    ['', 'ok'],
    ['of-others', 'ok'],
    ['of-others', 'BENPRE0027', { child_well: 'well' }],
    ['x'.repeat(223), 'FLDVAL0004'],
  ]),
];

const corrections: readonly PregnancyValue[] = [
  ...valuesOf('delivery-date', 'delivered_on', [
    ['2026-03-09', 'ok'],
    ['2026-03-16', 'ok'],
    ['2026-03-17', 'FLDVAL0019'],
    ['2025-11-24', 'FLDVAL0018'],
    ['2026-01-09', 'BENPRE0002'],
    ['2026-01-10', 'ok'],
    ['', 'BENPRE0010'],
  ]),
  ...noDays('delivery-date', 'delivered_on'),
  ...valuesOf('delivery-date', 'reason', [...reasons, ['', 'BENPRE0010']]),
  ...valuesOf('child-added', 'reason', [...reasons, ['', 'BENPRE0010']]),
  ...valuesOf('lmp-date', 'lmp_date', [
    ['2025-07-01', 'ok'],
    ['2025-06-01', 'ok'],
    // Registered on the first of September, the visit on the tenth of January.
    ['2025-09-01', 'ok'],
    ['2025-09-02', 'FLDVAL0019'],
    ['2025-03-11', 'ok'],
    ['2025-03-10', 'FLDVAL0018'],
    ['', 'BENPRE0010'],
  ]),
  ...noDays('lmp-date', 'lmp_date'),
  ...valuesOf('lmp-date', 'reason', [...reasons, ['', 'BENPRE0010']]),
  ...valuesOf('withdrawal', 'event', [
    [visitBefore, 'ok'],
    ['somewhere-else', 'BENPRE0016'],
    ['', 'BENPRE0010'],
    [1, 'REQVAL0002'],
  ]),
  ...valuesOf('withdrawal', 'reason', [...reasons, ['', 'BENPRE0010']]),
];

/** Values of visits, risks, referrals, the weeks after a delivery, and what puts right. */
export const pregnancyVisitValues: readonly PregnancyValue[] = [
  ...antenatal,
  ...riskAndReferral,
  ...postnatal,
  ...corrections,
];
