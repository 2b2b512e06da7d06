import {
  abortedOn,
  atTerm,
  deliveredOn,
  diedOn,
  early,
  lostOn,
  type OrderCase,
  putRight,
  referredOn,
  seenAfterOn,
  visitOn,
} from './order-case.ts';
import { actOf, liveChild, lmp, officer, pregnancyOf, type Step, stillChild, today } from './stories.ts';

const corrects = (day: string, facts = {}) => actOf('delivery-date', { delivered_on: day, ...facts });
const takesBack = (event: string, facts = {}) => actOf('withdrawal', { event, ...facts });
const day = '2026-11-20';
const byOfficer = (before: readonly Step[]) => atTerm(before, { recorder: officer });
const stillBorn = deliveredOn(day, [stillChild({ born_on: day })], { live_births: 0, still_births: 1 });
const twins = (of: string, other: string) =>
  deliveredOn(of, [liveChild({ born_on: of }), liveChild({ born_on: other }, 2)], { live_births: 2 });

const corrections: readonly OrderCase[] = [
  ['by whoever answers for the place', corrects('2026-11-19'), [], byOfficer([deliveredOn(day)])],
  ['by the ANM who recorded it', corrects('2026-11-19'), ['BENPRE0013 delivered_on'], atTerm([deliveredOn(day)])],
  [
    'by another ANM',
    corrects('2026-11-19'),
    ['BENPRE0013 delivered_on'],
    atTerm([{ ...deliveredOn(day), by: 'other' }]),
  ],
  ['for no reason', corrects('2026-11-19', { reason: '' }), ['BENPRE0010 reason'], byOfficer([deliveredOn(day)])],
  ['there was no delivery', corrects('2026-11-19'), ['BENPRE0016 delivered_on'], byOfficer([])],
  [
    'it was an abortion',
    corrects('2026-10-19'),
    ['BENPRE0016 delivered_on'],
    early([abortedOn('2026-10-20')], { recorder: officer }),
  ],
  ['to tomorrow', corrects('2026-11-26'), ['FLDVAL0019 delivered_on'], byOfficer([deliveredOn(day)])],
  ['before twenty-one weeks', corrects('2026-07-14'), ['FLDVAL0018 delivered_on'], byOfficer([deliveredOn(day)])],
  [
    'before the last visit',
    corrects('2026-11-09'),
    ['BENPRE0002 delivered_on'],
    byOfficer([visitOn('2026-11-10'), deliveredOn(day)]),
  ],
  [
    'past a visit after it',
    corrects('2026-11-23'),
    ['FLDVAL0019 delivered_on'],
    byOfficer([deliveredOn(day), seenAfterOn('2026-11-22')]),
  ],
  [
    'to the day of a visit after it',
    corrects('2026-11-22'),
    [],
    byOfficer([deliveredOn(day), seenAfterOn('2026-11-22')]),
  ],
  [
    'past the day on which she went home',
    corrects('2026-11-23'),
    ['FLDVAL0019 delivered_on'],
    byOfficer([deliveredOn(day, undefined, { discharged_on: '2026-11-22' })]),
  ],
  [
    'past her death',
    corrects('2026-11-23'),
    ['FLDVAL0019 delivered_on'],
    byOfficer([deliveredOn(day), diedOn('2026-11-22')]),
  ],
  [
    'so early that her death is no maternal one any more',
    corrects('2026-10-10'),
    ['FLDVAL0018 delivered_on'],
    byOfficer([deliveredOn(day), diedOn('2026-11-22')]),
  ],
  [
    'so early that a visit after it is out of its weeks',
    corrects('2026-10-07'),
    ['FLDVAL0018 delivered_on'],
    byOfficer([deliveredOn(day), seenAfterOn('2026-11-22')]),
  ],
  [
    'into the next pregnancy',
    corrects('2026-08-13'),
    ['FLDVAL0019 delivered_on'],
    {
      pregnancy: pregnancyOf([deliveredOn('2026-06-01')], '2025-11-20', 1),
      others: [pregnancyOf([], lmp, 2)],
      recorder: officer,
    },
  ],
  [
    'twice: the last one counts',
    corrects('2026-11-17'),
    [],
    byOfficer([deliveredOn(day), { kind: 'delivery-date', facts: { delivered_on: '2026-11-18' } }]),
  ],
  [
    'twins across midnight, so that the second is of tomorrow',
    corrects(today),
    ['FLDVAL0019 delivered_on'],
    byOfficer([twins('2026-11-20', '2026-11-21')]),
  ],
  ['twins across midnight, to yesterday', corrects('2026-11-24'), [], byOfficer([twins('2026-11-20', '2026-11-21')])],
];

const late = '2026-11-23';
const older = '2026-11-20';
const withdrawals: readonly OrderCase[] = [
  ['a visit of an hour ago, by whoever recorded it', takesBack('antenatal-1'), [], early([visitOn(today)])],
  [
    'a visit of two days ago, by whoever recorded it',
    takesBack('antenatal-1'),
    ['BENPRE0013 event'],
    early([visitOn(late)]),
  ],
  [
    'a visit of two days ago, by whoever answers',
    takesBack('antenatal-1'),
    [],
    early([visitOn(late)], { recorder: officer }),
  ],
  [
    'a visit of an hour ago, by another ANM',
    takesBack('antenatal-1'),
    ['BENPRE0013 event'],
    early([{ ...visitOn(today), by: 'other' }]),
  ],
  [
    'a visit of an hour ago of another ANM, by whoever answers',
    takesBack('antenatal-1'),
    [],
    early([{ ...visitOn(today), by: 'other' }], { recorder: officer }),
  ],
  [
    'exactly a day later',
    takesBack('antenatal-1'),
    [],
    early([visitOn('2026-11-24')], { at: Date.parse('2026-11-25T10:00:00+05:30') }),
  ],
  [
    'a second more than a day later',
    takesBack('antenatal-1'),
    ['BENPRE0013 event'],
    early([visitOn('2026-11-24')], { at: Date.parse('2026-11-25T10:00:01+05:30') }),
  ],
  ['for no reason', takesBack('antenatal-1', { reason: '' }), ['BENPRE0010 reason'], early([visitOn(today)])],
  ['what is not there', takesBack('antenatal-7'), ['BENPRE0016 event'], early()],
  [
    'what was taken back already',
    takesBack('antenatal-1'),
    ['BENPRE0016 event'],
    early([visitOn(today), { kind: 'withdrawal' }]),
  ],
  ['a withdrawal', takesBack('withdrawal-1'), ['BENPRE0016 event'], early([visitOn(today), { kind: 'withdrawal' }])],
  ['of no pregnancy', takesBack('registered-1'), ['BENPRE0007 pregnancy_number'], { pregnancy: undefined }],
  ['a registration alone', takesBack('registered-1'), [], early([], { recorder: officer })],
  [
    'a registration with a visit',
    takesBack('registered-1'),
    ['BENPRE0024 event'],
    early([visitOn(older)], { recorder: officer }),
  ],
  [
    'a registration whose visit was taken back',
    takesBack('registered-1'),
    [],
    early([visitOn(older), { kind: 'withdrawal' }], { recorder: officer }),
  ],
  [
    'a registration that was changed',
    takesBack('registered-1'),
    ['BENPRE0024 event'],
    early([{ kind: 'changed' }], { recorder: officer }),
  ],
  [
    'a change',
    takesBack('changed-1'),
    [],
    early([{ kind: 'changed', facts: { lmp_date: '2026-08-01' } }], { recorder: officer }),
  ],
  [
    'a change on which a visit before the old last period rests',
    takesBack('changed-1'),
    ['BENPRE0024 event'],
    early([{ kind: 'changed', facts: { lmp_date: '2026-07-01' } }, visitOn('2026-08-10')], { recorder: officer }),
  ],
  [
    'a change on which the day of the delivery rests',
    takesBack('changed-1'),
    ['BENPRE0024 event'],
    early([{ kind: 'changed', facts: { lmp_date: '2026-02-18' } }, deliveredOn(day)], { recorder: officer }),
  ],
  ['a last period put right', takesBack('lmp-date-1'), [], early([putRight('2026-08-01')], { recorder: officer })],
  [
    'a last period put right on which a visit before the old one rests',
    takesBack('lmp-date-1'),
    ['BENPRE0024 event'],
    early([putRight('2026-07-01'), visitOn('2026-08-10')], { recorder: officer }),
  ],
  ['a referral', takesBack('referral-1'), [], early([referredOn(older)], { recorder: officer })],
  [
    'a referral of which it was told what became',
    takesBack('referral-1'),
    ['BENPRE0024 event'],
    early([referredOn(older), { kind: 'referral-result' }], { recorder: officer }),
  ],
  [
    'what became of a referral',
    takesBack('referral-result-1'),
    [],
    early([referredOn(older), { kind: 'referral-result' }]),
  ],
  ['a risk', takesBack('risk-1'), [], early([{ kind: 'risk' }])],
  ['an abortion', takesBack('abortion-1'), [], early([abortedOn('2026-10-20')], { recorder: officer })],
  [
    'an abortion that the next pregnancy follows',
    takesBack('abortion-1'),
    ['BENPRE0024 event'],
    {
      pregnancy: pregnancyOf([abortedOn('2026-07-01')], '2026-04-01', 1),
      others: [pregnancyOf([], lmp, 2)],
      recorder: officer,
    },
  ],
  [
    'an abortion that her death follows: she died in pregnancy then',
    takesBack('abortion-1'),
    [],
    { pregnancy: pregnancyOf([abortedOn('2026-01-20'), diedOn('2026-02-20')], '2025-11-01'), recorder: officer },
  ],
  ['that she could not be found', takesBack('lost-1'), [], early([lostOn(older)], { recorder: officer })],
  ['a delivery within the day', takesBack('delivery-1'), [], atTerm([deliveredOn(today)])],
  [
    'a delivery whose child is registered, by whoever recorded it',
    takesBack('delivery-1'),
    ['BENPRE0015 event'],
    atTerm([deliveredOn(today)], { registeredChildren: 1 }),
  ],
  [
    'a delivery with a visit after it',
    takesBack('delivery-1'),
    ['BENPRE0024 event'],
    byOfficer([deliveredOn(day), seenAfterOn('2026-11-22')]),
  ],
  ['a delivery of a child born dead', takesBack('delivery-1'), [], byOfficer([stillBorn])],
  [
    'that of a child born dead, with a visit after it',
    takesBack('delivery-1'),
    ['BENPRE0024 event'],
    byOfficer([stillBorn, seenAfterOn('2026-11-22')]),
  ],
  [
    'a visit after the delivery',
    takesBack('postnatal-1'),
    [],
    byOfficer([deliveredOn(day), seenAfterOn('2026-11-22')]),
  ],
  [
    'a day put right',
    takesBack('delivery-date-1'),
    [],
    byOfficer([deliveredOn(day), { kind: 'delivery-date', facts: { delivered_on: '2026-11-18' } }]),
  ],
  [
    'a day put right on which a visit rests',
    takesBack('delivery-date-1'),
    ['BENPRE0024 event'],
    byOfficer([
      deliveredOn(day),
      { kind: 'delivery-date', facts: { delivered_on: '2026-11-17' } },
      seenAfterOn('2026-11-18'),
    ]),
  ],
  ['her death, by whoever recorded it', takesBack('maternal-death-1'), [], early([diedOn(today)])],
  ['her death, by whoever answers', takesBack('maternal-death-1'), [], early([diedOn(today)], { recorder: officer })],
  [
    'her death, by another ANM',
    takesBack('maternal-death-1'),
    ['BENPRE0013 event'],
    early([{ ...diedOn(today), by: 'other' }]),
  ],
];

/** What is put right and what is taken back, and by whom. */
export const correctionCases: readonly OrderCase[] = [...corrections, ...withdrawals];
