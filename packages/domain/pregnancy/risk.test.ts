import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anaemiaGrade, isFollowedUp, proposedRisks, riskId, type VisitFindings, type WomanFacts } from './index.ts';

const woman: WomanFacts = {
  age: 24,
  height: 152,
  births: 1,
  monthsSinceLast: 30,
  blood_group: 'B+ve',
  past_illness: ['None'],
  past_complications: ['None'],
  hypothyroid: false,
};
const visit: VisitFindings = {
  on: '2026-11-25',
  weeks: 15,
  systolic: 110,
  diastolic: 70,
  haemoglobin: 11.2,
  sugar: null,
  tsh: null,
  hiv: 'Non-reactive',
  syphilis: 'Not done',
  hepatitis_b: 'Negative',
  malaria: null,
  urine_albumin: null,
  urine_sugar: null,
  temperature: null,
  pulse: null,
  foetal_heart_rate: null,
  signs: [],
};
const said = (of: Partial<WomanFacts>, ...visits: Partial<VisitFindings>[]) =>
  proposedRisks(
    { ...woman, ...of },
    visits.map((one) => ({ ...visit, ...one })),
  ).map(({ risk, reason, urgency, figure }) =>
    [riskId(risk), reason, urgency, figure].filter((one) => one !== '').join(' '),
  );

test('what the woman brings with her', () => {
  const cases: [what: string, of: Partial<WomanFacts>, expected: string[]][] = [
    ['nothing out of order', {}, []],
    ['nobody asked', { age: null, height: null, births: null, monthsSinceLast: null, blood_group: null }, []],
    ['height 140 cm, the bound itself', { height: 140 }, []],
    ['height 139.5 cm', { height: 139.5 }, ['10 short next-clinic 139.5']],
    ['18 years old', { age: 18 }, []],
    ['17 years old', { age: 17 }, ['11 too-young next-clinic 17']],
    ['35 years old', { age: 35 }, []],
    ['36 years old', { age: 36 }, ['11 too-old next-clinic 36']],
    ['three births', { births: 3 }, []],
    ['four births', { births: 4 }, ['12 many-births next-clinic 4']],
    ['18 months since the last', { monthsSinceLast: 18 }, []],
    ['17 months since the last', { monthsSinceLast: 17 }, ['13 close-births next-clinic 17']],
    ['a caesarean before', { past_complications: ['Caesarean section'] }, ['14 caesarean-before next-clinic']],
    ['twins before', { past_complications: ['Twins', 'Blood transfusion'] }, []],
    [
      'much blood lost before',
      { past_complications: ['Postpartum haemorrhage'] },
      ['9 complication-before next-clinic'],
    ],
    ['O negative', { blood_group: 'O-ve' }, ['15 rhesus-negative next-clinic O-ve']],
    ['AB negative', { blood_group: 'AB-ve' }, ['15 rhesus-negative next-clinic AB-ve']],
    ['diabetes since long', { past_illness: ['Diabetes', 'STI/RTI'] }, ['7 diabetes-known next-clinic']],
    ['hepatitis B since long', { past_illness: ['Hepatitis B'] }, ['18 infection next-clinic']],
    ['a child born dead before', { past_complications: ['Stillbirth'] }, ['9 loss-before next-clinic']],
    ['abortions again and again', { past_complications: ['Repeated abortion'] }, ['9 loss-before next-clinic']],
    ['a thyroid that is treated', { hypothyroid: true }, ['16 thyroid-known next-clinic']],
  ];
  for (const [what, of, expected] of cases) assert.deepEqual(said(of), expected, what);
});

test('what a visit finds', () => {
  const cases: [what: string, of: Partial<VisitFindings>, expected: string[]][] = [
    ['nothing out of order', {}, []],
    ['139/89', { systolic: 139, diastolic: 89 }, []],
    ['140/80: the upper one is enough', { systolic: 140, diastolic: 80 }, ['2 pressure-high next-clinic 140/80']],
    ['120/90: so is the lower one', { systolic: 120, diastolic: 90 }, ['2 pressure-high next-clinic 120/90']],
    ['159/109', { systolic: 159, diastolic: 109 }, ['2 pressure-high next-clinic 159/109']],
    ['160/100', { systolic: 160, diastolic: 100 }, ['2 pressure-severe today 160/100']],
    ['150/110', { systolic: 150, diastolic: 110 }, ['2 pressure-severe today 150/110']],
    ['nobody measured', { systolic: null, diastolic: null, haemoglobin: null }, []],
    ['only the upper one was read', { systolic: 150, diastolic: null }, ['2 pressure-high next-clinic 150/–']],
    ['Hb 7.0', { haemoglobin: 7 }, []],
    ['Hb 6.8', { haemoglobin: 6.8 }, ['6 anaemia-severe today 6.8']],
    ['sugar at random 199', { sugar: { test: 'random', value: 199 } }, []],
    ['sugar at random 200', { sugar: { test: 'random', value: 200 } }, ['7 sugar-high next-clinic 200']],
    ['fasting 126', { sugar: { test: 'fasting', value: 126 } }, ['7 sugar-high next-clinic 126']],
    ['after glucose 139', { sugar: { test: 'afterGlucose', value: 139 } }, []],
    ['after glucose 140', { sugar: { test: 'afterGlucose', value: 140 } }, ['7 sugar-high next-clinic 140']],
    ['after food 199', { sugar: { test: 'afterFood', value: 199 } }, []],
    ['TSH 2.6 in the first trimester', { weeks: 12, tsh: 2.6 }, ['16 thyroid-high next-clinic 2.6']],
    ['TSH 2.6 later', { weeks: 13, tsh: 2.6 }, []],
    ['TSH 3.1 later', { weeks: 30, tsh: 3.1 }, ['16 thyroid-high next-clinic 3.1']],
    ['HIV reactive', { hiv: 'Reactive' }, ['18 infection next-clinic']],
    [
      'syphilis reactive and hepatitis B: one risk',
      { syphilis: 'Reactive', hepatitis_b: 'Positive' },
      ['18 infection next-clinic'],
    ],
    ['not done is not reactive', { hiv: 'Not done', hepatitis_b: 'Not done' }, []],
    ['malaria', { malaria: 'Positive' }, ['9 malaria today']],
    ['albumin, pressure in order', { urine_albumin: 'Present' }, ['9 albumin next-clinic']],
    ['no albumin and no sugar in the urine', { urine_albumin: 'Absent', urine_sugar: 'Absent' }, []],
    ['sugar in the urine', { urine_sugar: 'Present' }, ['7 sugar-in-urine next-clinic']],
    [
      'sugar in the urine, and high in the blood: one risk, by its figure',
      { urine_sugar: 'Present', sugar: { test: 'random', value: 210 } },
      ['7 sugar-high next-clinic 210'],
    ],
    ['sugar 125, nobody said by which test', { sugar: { test: null, value: 125 } }, []],
    ['sugar 126, by no known test', { sugar: { test: null, value: 126 } }, ['7 sugar-unclear next-clinic 126']],
    ['sugar 199, by no known test', { sugar: { test: null, value: 199 } }, ['7 sugar-unclear next-clinic 199']],
    ['sugar 200, high by any test', { sugar: { test: null, value: 200 } }, ['7 sugar-high next-clinic 200']],
    [
      'albumin beside 140/90',
      { systolic: 140, diastolic: 90, urine_albumin: 'Present' },
      ['2 pressure-with-signs today 140/90'],
    ],
    [
      'a headache beside 140/90',
      { systolic: 140, diastolic: 90, signs: ['headache'] },
      ['9 headache today', '2 pressure-with-signs today 140/90'],
    ],
    [
      'the child moves less, and fever',
      { signs: ['fever', 'less-movement'] },
      ['9 fever today', '9 less-movement today'],
    ],
    ['swelling', { signs: ['swelling'] }, ['9 swelling next-clinic']],
    ['fits', { signs: ['fits'] }, ['3 fits today']],
    ['bleeding', { signs: ['bleeding'] }, ['4 bleeding today']],
    ['foul discharge', { signs: ['discharge'] }, ['5 discharge today']],
    ['twins', { signs: ['twins'] }, ['8 twins next-clinic']],
    ['the child lies wrong', { signs: ['child-lies-wrong'] }, ['17 child-lies-wrong next-clinic']],
    ['too much water or too little', { signs: ['water'] }, ['19 water next-clinic']],
  ];
  for (const [what, of, expected] of cases) assert.deepEqual(said({}, of), expected, what);
});

test('each risk once, what cannot wait before what can, and of like ones the latest', () => {
  assert.deepEqual(
    said({ age: 17, blood_group: 'A-ve' }, { haemoglobin: 6.4 }, { systolic: 142, diastolic: 92, haemoglobin: 6.9 }),
    [
      '6 anaemia-severe today 6.9',
      '2 pressure-high next-clinic 142/92',
      '11 too-young next-clinic 17',
      '15 rhesus-negative next-clinic A-ve',
    ],
  );
  // A pressure that was severe once stays the reason, although it was lower since.
  assert.deepEqual(said({}, { systolic: 170, diastolic: 100 }, { systolic: 145, diastolic: 90 }), [
    '2 pressure-severe today 170/100',
  ]);
  // An anaemia that was treated is still on record: the worker overrules it.
  assert.deepEqual(said({}, { haemoglobin: 6.5 }, { haemoglobin: 9 }), ['6 anaemia-severe today 6.5']);
});

test('how severe an anaemia is', () => {
  for (const [hb, grade] of [
    [6.9, 'severe'],
    [7, 'moderate'],
    [9.9, 'moderate'],
    [10, 'mild'],
    [10.9, 'mild'],
    [11, null],
  ] as const)
    assert.equal(anaemiaGrade(hb), grade, String(hb));
});

test('a high risk is followed until 45 days after the outcome', () => {
  assert.equal(isFollowedUp(null, '2026-11-25'), true);
  assert.equal(isFollowedUp('2026-10-11', '2026-11-25'), true);
  assert.equal(isFollowedUp('2026-10-10', '2026-11-25'), false);
});
