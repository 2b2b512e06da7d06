import {
  abortedOn,
  atTerm,
  dayOf,
  deliveredOn,
  diedOn,
  early,
  lostOn,
  type OrderCase,
  referredOn,
  seenAfterOn,
  visitOn,
} from './order-case.ts';
import { actOf, liveChild, lmp, pregnancyOf, stillChild, today } from './stories.ts';

const visit = (day: string, facts = {}) => actOf('antenatal', { visited_on: day, ...facts });
const seen = (day: string, facts = {}) => actOf('postnatal', { visited_on: day, ...facts });
const dead = (day: string) => ({ woman: { born: '2002-05-01', gender: 2, deceased_on: day } });
const delivered = '2026-10-10';

const antenatal: readonly OrderCase[] = [
  ['her first visit', visit(today), [], early()],
  ['of no pregnancy', visit(today), ['BENPRE0007 pregnancy_number'], { pregnancy: undefined }],
  ['the day after her last period', visit('2026-08-13'), [], early()],
  ['on her last period', visit(lmp), ['FLDVAL0018 visited_on'], early()],
  ['tomorrow', visit('2026-11-26'), ['FLDVAL0019 visited_on'], early()],
  ['before her registration, written down late', visit('2026-09-01'), [], early()],
  ['a second one of the same day', visit('2026-10-10'), ['BENANC0002 visited_on'], early([visitOn('2026-10-10')])],
  [
    'of the same day, the first one taken back',
    visit('2026-10-10'),
    [],
    early([visitOn('2026-10-10'), { kind: 'withdrawal', facts: { event: 'antenatal-1' } }]),
  ],
  ['between two that are on record', visit('2026-10-15'), [], early([visitOn('2026-10-10'), visitOn('2026-10-20')])],
  ['on the day of the delivery', visit('2026-11-20'), [], atTerm([deliveredOn('2026-11-20')])],
  ['the day after the delivery', visit('2026-11-21'), ['BENANC0003 visited_on'], atTerm([deliveredOn('2026-11-20')])],
  ['before the delivery, written down late', visit('2026-11-10'), [], atTerm([deliveredOn('2026-11-20')])],
  ['after an abortion', visit('2026-11-01'), ['BENANC0005 visited_on'], early([abortedOn('2026-10-20')])],
  ['after her death', visit('2026-11-11'), ['BENPRE0017 visited_on'], early([diedOn('2026-11-10')])],
  ['before her death, written down late', visit('2026-11-09'), [], early([diedOn('2026-11-10')])],
  [
    'after her death, which was declared and not as the end of this',
    visit('2026-11-11'),
    ['BENPRE0017 visited_on'],
    early([], dead('2026-11-10')),
  ],
  ['before that death', visit('2026-11-10'), [], early([], dead('2026-11-10'))],
  ['nobody could find her, and she comes again', visit('2026-11-20'), [], early([lostOn('2026-11-01')])],
  [
    'nobody could find her, and the next pregnancy goes on',
    visit('2026-11-20'),
    ['BENANC0005 visited_on'],
    { pregnancy: pregnancyOf([lostOn('2026-10-01')], '2026-04-01'), others: [pregnancyOf([], lmp, 2)] },
  ],
  ['305 days after her last period', visit('2026-10-02'), [], { pregnancy: pregnancyOf([], '2025-12-01') }],
  [
    '306 days after: she is overdue and the delivery not on record',
    visit('2026-10-03'),
    ['FLDVAL0019 visited_on'],
    { pregnancy: pregnancyOf([], '2025-12-01') },
  ],
  [
    'the abdomen at eleven weeks and six days',
    visit('2026-11-03', { abdominal_examination: true }),
    ['BENANC0095 abdominal_examination'],
    early(),
  ],
  ['the abdomen at twelve weeks', visit('2026-11-04', { abdominal_examination: true }), [], early()],
  ['the height of the womb without its examination is left out', visit(today, { fundal_height: 300 }), [], early()],
  ['120 over 80', visit(today, { systolic: 120, diastolic: 80 }), [], early()],
  [
    '80 over 120: the wrong way round',
    visit(today, { systolic: 80, diastolic: 120 }),
    ['BENANC0001 systolic'],
    early(),
  ],
  ['one figure only', visit(today, { systolic: 120 }), ['BENANC0004 diastolic'], early()],
  ['Hb of 68 for 6.8', visit(today, { haemoglobin: 68 }), ['FLDVAL0005 haemoglobin'], early()],
  ['a temperature in Fahrenheit', visit(today, { temperature: 98.6 }), ['FLDVAL0005 temperature'], early()],
  ['a height in metres', visit(today, { height: 1.52 }), ['FLDVAL0005 height'], early()],
  [
    'of one nobody knew the end of, before the next began, written down late',
    visit('2026-08-12'),
    [],
    { pregnancy: pregnancyOf([lostOn('2026-10-01')], '2026-04-01'), others: [pregnancyOf([], lmp, 2)] },
  ],
  [
    'of one nobody knew the end of, of a day after the next began',
    visit('2026-08-13'),
    ['BENANC0005 visited_on'],
    { pregnancy: pregnancyOf([lostOn('2026-10-01')], '2026-04-01'), others: [pregnancyOf([], lmp, 2)] },
  ],
];

const referrals: readonly OrderCase[] = [
  ['today', actOf('referral'), [], early()],
  ['before her last period', actOf('referral', { referred_on: '2026-08-11' }), ['FLDVAL0018 referred_on'], early()],
  ['tomorrow', actOf('referral', { referred_on: '2026-11-26' }), ['FLDVAL0019 referred_on'], early()],
  [
    'after the delivery, with fever',
    actOf('referral', { referred_on: '2026-11-24' }),
    [],
    atTerm([deliveredOn(delivered)]),
  ],
  ['46 days after the delivery', actOf('referral'), ['FLDVAL0019 referred_on'], atTerm([deliveredOn(delivered)])],
  ['after her death', actOf('referral'), ['FLDVAL0019 referred_on'], early([diedOn('2026-11-10')])],
  ['after a death declared elsewhere', actOf('referral'), ['BENPRE0017 referred_on'], early([], dead('2026-11-10'))],
  ['a child that is not born', actOf('referral', { whom: ['child'] }), ['REQVAL0002 whom'], early()],
  ['she herself', actOf('referral', { whom: ['mother'] }), [], early()],
  [
    'her child after her death',
    actOf('referral', { whom: ['child'] }),
    [],
    atTerm([deliveredOn('2026-11-20')], dead('2026-11-21')),
  ],
  [
    'she herself, after her death',
    actOf('referral', { whom: ['mother'] }),
    ['BENPRE0017 whom'],
    atTerm([deliveredOn('2026-11-20')], dead('2026-11-21')),
  ],
  [
    'two at once: to two places',
    actOf('referral', { to_facility: 'District Hospital' }),
    [],
    early([referredOn('2026-11-20')]),
  ],
];
const heard = (facts = {}) => actOf('referral-result', facts);
const results: readonly OrderCase[] = [
  ['she arrived', heard(), [], early([referredOn('2026-11-20')])],
  ['she did not', heard({ arrived: false }), [], early([referredOn('2026-11-20')])],
  ['heard on the day', heard({ heard_on: '2026-11-20' }), [], early([referredOn('2026-11-20')])],
  [
    'heard before she was sent',
    heard({ heard_on: '2026-11-19' }),
    ['FLDVAL0018 heard_on'],
    early([referredOn('2026-11-20')]),
  ],
  ['heard tomorrow', heard({ heard_on: '2026-11-26' }), ['FLDVAL0019 heard_on'], early([referredOn('2026-11-20')])],
  ['she was never sent', heard(), ['BENFAC0002 referral'], early()],
  [
    'the referral was taken back',
    heard(),
    ['BENFAC0002 referral'],
    early([referredOn('2026-11-20'), { kind: 'withdrawal', facts: { event: 'referral-1' } }]),
  ],
  ['told twice', heard(), ['BENFAC0002 referral'], early([referredOn('2026-11-20'), { kind: 'referral-result' }])],
  [
    'told twice, the first one taken back',
    heard(),
    [],
    early([
      referredOn('2026-11-20'),
      { kind: 'referral-result' },
      { kind: 'withdrawal', facts: { event: 'referral-result-1' } },
    ]),
  ],
  [
    'of the second of two referrals',
    heard({ referral: 'referral-2' }),
    [],
    early([
      referredOn('2026-11-18'),
      { kind: 'referral-result', facts: { heard_on: '2026-11-19' } },
      referredOn('2026-11-20'),
    ]),
  ],
  ['heard after her death', heard(), [], early([referredOn('2026-11-20')], dead('2026-11-21'))],
];

const risk = (facts: Parameters<typeof actOf>[1]) => actOf('risk', { risks: [], ...facts });
const risks: readonly OrderCase[] = [
  ['twins', risk({ risks: ['Twins'] }), [], early()],
  [
    'after her death, recorded with the pregnancy',
    risk({ risks: ['Twins'] }),
    ['BENPRE0017 risks'],
    early([diedOn(today)]),
  ],
  ['after her death, declared by itself', risk({ risks: ['Twins'] }), ['BENPRE0017 risks'], early([], dead(today))],
  ['neither holds nor does not', risk({}), ['BENPRE0018 risks'], early()],
  [
    'holds and does not',
    risk({ risks: ['Twins'], overruled: ['Twins'], reason: 'read wrongly' }),
    ['BENPRE0018 overruled'],
    early(),
  ],
  ['does not hold, and why not', risk({ overruled: ['Twins'], reason: 'one heart heard' }), [], early()],
  ['does not hold, for no reason', risk({ overruled: ['Twins'] }), ['BENPRE0010 reason'], early()],
  ['does not hold, for "no"', risk({ overruled: ['Twins'], reason: 'no' }), ['FLDVAL0004 reason'], early()],
  ['none holds: that is said of each', risk({ risks: ['None'] }), ['FLDVAL0029 risks'], early()],
  ['another risk, which one nobody says', risk({ risks: ['Other'] }), ['BENPRE0010 reason'], early()],
  ['another risk, and which', risk({ risks: ['Other'], reason: 'a heart murmur' }), [], early()],
  ['after the delivery', risk({ risks: ['Convulsions'] }), [], atTerm([deliveredOn(delivered)])],
  ['after her death', risk({ risks: ['Convulsions'] }), ['BENPRE0017 risks'], early([diedOn('2026-11-10')])],
  ['confirmed twice', risk({ risks: ['Twins'] }), [], early([{ kind: 'risk' }])],
];

const windows: readonly OrderCase[] = [0, 1, 3, 7, 14, 21, 28, 42, 45].map(
  (day): OrderCase => [
    `day ${day} after the delivery`,
    seen(dayOf(day, delivered)),
    [],
    atTerm([deliveredOn(delivered)]),
  ],
);
const postnatal: readonly OrderCase[] = [
  ...windows,
  ['day 46', seen(dayOf(46, delivered)), ['FLDVAL0019 visited_on'], atTerm([deliveredOn(delivered)])],
  [
    'the day before the delivery',
    seen(dayOf(-1, delivered)),
    ['FLDVAL0018 visited_on'],
    atTerm([deliveredOn(delivered)]),
  ],
  ['tomorrow', seen('2026-11-26'), ['FLDVAL0019 visited_on'], atTerm([deliveredOn('2026-11-20')])],
  ['she has not delivered yet', seen(today), ['BENPRE0014 visited_on'], atTerm()],
  ['after an abortion', seen(today), ['BENPRE0014 visited_on'], early([abortedOn('2026-10-20')])],
  ['after a death in pregnancy', seen(today), ['BENPRE0014 visited_on'], early([diedOn('2026-11-10')])],
  [
    'after her death in the weeks after: of whom it tells is asked',
    seen('2026-10-21'),
    ['BENANC0010 child_well'],
    atTerm([deliveredOn(delivered), diedOn('2026-10-20')]),
  ],
  [
    'before that death, written down late',
    seen('2026-10-20'),
    [],
    atTerm([deliveredOn(delivered), diedOn('2026-10-20')]),
  ],
  [
    'after a death declared elsewhere: of whom it tells is asked',
    seen('2026-10-21'),
    ['BENANC0010 child_well'],
    atTerm([deliveredOn(delivered)], dead('2026-10-20')),
  ],
  [
    'the child was born dead: the mother is visited',
    seen(today),
    [],
    atTerm([deliveredOn('2026-11-20', [stillChild({ born_on: '2026-11-20' })], { live_births: 0, still_births: 1 })]),
  ],
  [
    'of the day as it was put right',
    seen('2026-11-18'),
    [],
    atTerm([
      deliveredOn('2026-11-20', [liveChild({ born_on: '2026-11-20' })]),
      { kind: 'delivery-date', facts: { delivered_on: '2026-11-18' }, on: '2026-11-21' },
    ]),
  ],
  [
    'the delivery was taken back',
    seen(today),
    ['BENPRE0014 visited_on'],
    atTerm([deliveredOn('2026-11-20'), { kind: 'withdrawal', facts: { event: 'delivery-1' } }]),
  ],
  ['nobody could find her', seen(today), ['BENPRE0014 visited_on'], atTerm([lostOn('2026-11-01')])],
  [
    'a second one of a day: mother and child are seen often in a ward',
    seen('2026-11-21'),
    [],
    atTerm([deliveredOn('2026-11-20'), seenAfterOn('2026-11-21')]),
  ],
];

/** Visits before and after, referrals, and what is said of risks. */
export const visitCases: readonly OrderCase[] = [...antenatal, ...referrals, ...results, ...risks, ...postnatal];
