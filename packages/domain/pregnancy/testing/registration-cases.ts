import {
  abortedOn,
  atTerm,
  dayOf,
  deliveredOn,
  early,
  lostOn,
  type OrderCase,
  putRight,
  referredOn,
  term,
  visitOn,
} from './order-case.ts';
import { actOf, lmp, officer, pregnancyOf, today } from './stories.ts';

const fresh = { pregnancy: undefined };
const woman = (born: string, gender = 2, deceased_on: string | null = null) => ({
  pregnancy: undefined,
  woman: { born, gender, deceased_on },
});
const registers = (lmp_date: string = lmp, registered_on: string = today, more = {}) =>
  actOf('registered', { lmp_date, registered_on, ...more });
const changes = (lmp_date: string, more = {}) => actOf('changed', { lmp_date, ...more });

/** The pregnancy before, ended as it says. */
const after = (step: Parameters<typeof pregnancyOf>[0], begin: string) => ({
  pregnancy: undefined,
  others: [pregnancyOf(step, begin, 1)],
});

const registered: readonly OrderCase[] = [
  ['her first pregnancy', registers(), [], fresh],
  ['on the day of her last period', registers(today), [], fresh],
  ['she comes after the delivery only, thirteen days late: still registered', registers('2026-01-12'), [], fresh],
  ['last period a year ago', registers('2025-11-25'), [], fresh],
  ['a year and a day ago: nobody is pregnant so long', registers('2025-11-24'), ['FLDVAL0018 lmp_date'], fresh],
  ['last period tomorrow', registers('2026-11-26'), ['FLDVAL0019 lmp_date', 'FLDVAL0018 registered_on'], fresh],
  ['registered before her last period', registers(lmp, '2026-08-11'), ['FLDVAL0018 registered_on'], fresh],
  ['registered tomorrow', registers(lmp, '2026-11-26'), ['FLDVAL0019 registered_on'], fresh],
  ['fourteen today', registers(), ['BENPRE0009 lmp_date'], woman('2011-11-26')],
  ['fifteen today, fourteen at her last period: not turned away', registers(), [], woman('2011-11-25')],
  ['fifteen at her last period', registers(), [], woman('2011-08-12')],
  ['forty-nine at her last period, fifty today', registers(), [], woman('1976-08-13')],
  ['fifty at her last period', registers(), ['BENPRE0009 lmp_date'], woman('1976-08-12')],
  ['a man', registers(), ['BENPRE0009 lmp_date'], woman('2000-01-01', 1)],
  ['neither man nor woman on record', registers(), ['BENPRE0009 lmp_date'], woman('2000-01-01', 3)],
  ['a dead woman', registers(), ['BENPRE0017 lmp_date'], woman('2000-01-01', 2, '2026-11-01')],
  [
    'two things wrong are told at once',
    registers('2026-11-26', '2026-11-27'),
    ['FLDVAL0019 lmp_date', 'FLDVAL0019 registered_on'],
    fresh,
  ],
  ['while one goes on', registers(), ['BENPRE0006 lmp_date'], after([], '2026-05-01')],
  ['while one goes on whose delivery is overdue', registers(), ['BENPRE0006 lmp_date'], after([], '2026-01-01')],
  ['the same pregnancy from another device: both add to one record', registers(), [], early()],
  [
    'the same from another device, a week earlier: whose day holds is said by somebody, not by the order of arrival',
    registers('2026-08-05'),
    ['BENPRE0023 lmp_date'],
    early(),
  ],
  ['the same from another device, a week later', registers('2026-08-19'), ['BENPRE0023 lmp_date'], early()],
  [
    'the same from another device, of one that nobody knew the end of, a week earlier',
    registers('2026-08-05'),
    ['BENPRE0025 lmp_date'],
    early([lostOn('2026-10-20')]),
  ],
  ['the same from another device, without a day', registers(''), ['BENPRE0010 lmp_date'], early()],
  [
    'the same from another device with the day as it was registered, which was changed since',
    registers(),
    ['BENPRE0023 lmp_date'],
    early([{ kind: 'changed', facts: { lmp_date: '2026-08-01' } }]),
  ],
  [
    'the same from another device, a week earlier, after two visits',
    registers('2026-08-05'),
    ['BENPRE0025 lmp_date'],
    early([visitOn('2026-09-10'), visitOn('2026-10-10')]),
  ],
  ['the same from another device, and it has ended', registers(), [], early([abortedOn('2026-10-20')])],
  [
    'another one under the number of one that has ended',
    registers('2026-10-20'),
    ['BENPRE0001 lmp_date'],
    early([abortedOn('2026-10-20')]),
  ],
  ['after an abortion', registers(), [], after([abortedOn('2026-07-01')], '2026-04-01')],
  [
    'last period on the day of the abortion',
    registers('2026-07-01'),
    [],
    after([abortedOn('2026-07-01')], '2026-04-01'),
  ],
  [
    'last period before the abortion',
    registers('2026-06-30'),
    ['FLDVAL0018 lmp_date'],
    after([abortedOn('2026-07-01')], '2026-04-01'),
  ],
  ['after a delivery', registers(), [], after([deliveredOn('2026-06-01')], '2025-09-01')],
  [
    'last period before the delivery',
    registers('2026-05-31'),
    ['FLDVAL0018 lmp_date'],
    after([deliveredOn('2026-06-01')], '2025-09-01'),
  ],
  ['after one that nobody knew the end of', registers(), [], after([lostOn('2026-10-01')], '2026-04-01')],
  [
    'earlier than that one can have ended',
    registers('2026-05-06'),
    ['FLDVAL0018 lmp_date'],
    after([lostOn('2026-10-01')], '2026-04-01'),
  ],
  ['as early as that one can have ended', registers('2026-05-07'), [], after([lostOn('2026-10-01')], '2026-04-01')],
  ['the last one ended a month before', registers(lmp, today, { last_ended_on: '2026-07-12' }), [], fresh],
  [
    'the last one ended less than a month before',
    registers(lmp, today, { last_ended_on: '2026-07-13' }),
    ['FLDVAL0019 last_ended_on'],
    fresh,
  ],
  [
    'the last one ended before her own birth',
    registers(lmp, today, { last_ended_on: '2002-04-30' }),
    ['FLDVAL0018 last_ended_on'],
    fresh,
  ],
  ['the third pregnancy, two births', registers(lmp, today, { pregnancies: 3, births: 2 }), [], fresh],
  [
    'the third pregnancy, three births',
    registers(lmp, today, { pregnancies: 3, births: 3 }),
    ['BENPRE0008 births'],
    fresh,
  ],
  [
    'no birth and a living child',
    registers(lmp, today, { births: 0, living_children: 1 }),
    ['FLDVAL0005 living_children'],
    fresh,
  ],
  ['one birth, twins who live', registers(lmp, today, { births: 1, living_children: 2 }), [], fresh],
  [
    'no illness, and asthma',
    registers(lmp, today, { past_illness: ['None', 'Asthma'] }),
    ['BENMED0001 past_illness'],
    fresh,
  ],
  ['asthma and diabetes', registers(lmp, today, { past_illness: ['Asthma', 'Diabetes'] }), [], fresh],
  [
    'children belong to a delivery',
    { ...registers(), births: [{ birth_id: 'b', child_id: null, facts: {} }] },
    ['REQVAL0002 births'],
    fresh,
  ],
  [
    'last period before the last visit of one that nobody knew the end of',
    registers(lmp),
    ['FLDVAL0018 lmp_date'],
    after([visitOn('2026-08-20'), lostOn('2026-10-01')], '2026-04-01'),
  ],
];

const changed: readonly OrderCase[] = [
  ['nothing is changed', changes(lmp), [], early()],
  ['a week earlier, before any visit', changes('2026-08-05'), [], early()],
  ['of no pregnancy', changes(lmp), ['BENPRE0007 pregnancy_number'], fresh],
  ['after one visit', changes('2026-08-05'), [], early([visitOn('2026-10-10')])],
  ['after one visit, on its day', changes('2026-09-10'), ['FLDVAL0019 lmp_date'], early([visitOn('2026-09-10')])],
  ['after one visit, the day before it', changes('2026-09-09'), [], early([visitOn('2026-09-10')])],
  [
    'after two visits',
    changes('2026-08-05'),
    ['BENPRE0012 lmp_date'],
    early([visitOn('2026-09-10'), visitOn('2026-10-10')]),
  ],
  [
    'after two visits, by whoever answers for the place',
    changes('2026-08-05'),
    [],
    early([visitOn('2026-09-10'), visitOn('2026-10-10')], { recorder: officer }),
  ],
  [
    'by them too not past the first visit',
    changes('2026-09-11'),
    ['FLDVAL0019 lmp_date'],
    early([visitOn('2026-09-10'), visitOn('2026-10-10')], { recorder: officer }),
  ],
  [
    'after it was put right by whoever answers for the place',
    changes(lmp),
    ['BENPRE0012 lmp_date'],
    early([putRight('2026-08-01')]),
  ],
  [
    'as it was put right, with other things',
    changes('2026-08-01', { rch_id: '123456789012' }),
    [],
    early([putRight('2026-08-01')]),
  ],
  [
    'after it was put right and that was taken back',
    changes('2026-08-05'),
    [],
    early([putRight('2026-08-01'), { kind: 'withdrawal', facts: { event: 'lmp-date-1' } }]),
  ],
  [
    'other things after two visits',
    changes(lmp, { rch_id: '123456789012' }),
    [],
    early([visitOn('2026-09-10'), visitOn('2026-10-10')]),
  ],
  [
    'one of two visits was of another woman',
    changes('2026-08-05'),
    [],
    early([visitOn('2026-09-10'), visitOn('2026-10-10'), { kind: 'withdrawal', facts: { event: 'antenatal-2' } }]),
  ],
  ['after a referral, past its day', changes('2026-09-02'), ['FLDVAL0019 lmp_date'], early([referredOn('2026-09-01')])],
  ['after the outcome', changes(dayOf(1)), ['BENPRE0012 lmp_date'], atTerm([deliveredOn(today)])],
  ['after the outcome, by whoever answers', changes(dayOf(1)), [], atTerm([deliveredOn(today)], { recorder: officer })],
  [
    'so late that the child was born before twenty-one weeks',
    changes('2026-07-02'),
    ['FLDVAL0019 lmp_date'],
    atTerm([deliveredOn(today)], { recorder: officer }),
  ],
  [
    'so late that it was born at twenty-one weeks',
    changes('2026-07-01'),
    [],
    atTerm([deliveredOn(today)], { recorder: officer }),
  ],
  [
    'so early that it was born past its time',
    changes('2026-01-23'),
    ['FLDVAL0018 lmp_date'],
    atTerm([deliveredOn(today)], { recorder: officer }),
  ],
  ['as early as that', changes('2026-01-24'), [], atTerm([deliveredOn(today)], { recorder: officer })],
  [
    'so early that an abortion was a delivery',
    changes('2026-06-02'),
    ['FLDVAL0018 lmp_date'],
    early([abortedOn('2026-10-28')], { recorder: officer }),
  ],
  [
    'so late that there was nothing to lose',
    changes('2026-09-23'),
    ['FLDVAL0019 lmp_date'],
    early([abortedOn('2026-10-28')], { recorder: officer }),
  ],
  ['other things after the outcome', changes(term, { rch_id: '123456789012' }), [], atTerm([deliveredOn(today)])],
  [
    'into the time of the pregnancy before',
    changes('2026-06-30'),
    ['FLDVAL0018 lmp_date'],
    { pregnancy: pregnancyOf([], lmp, 2), others: [pregnancyOf([abortedOn('2026-07-01')], '2026-04-01', 1)] },
  ],
  ['a year before it was registered', changes('2025-09-30'), ['FLDVAL0018 lmp_date'], early()],
  [
    'of a woman who died',
    changes('2026-08-05'),
    ['BENPRE0017 lmp_date'],
    early([], { woman: { born: '2002-05-01', gender: 2, deceased_on: '2026-11-01' } }),
  ],
  [
    'of one nobody knew the end of, into the next one',
    changes('2026-07-08'),
    ['FLDVAL0019 lmp_date'],
    {
      pregnancy: pregnancyOf([lostOn('2026-10-01')], '2026-03-01', 1),
      others: [pregnancyOf([], lmp, 2)],
      recorder: officer,
    },
  ],
  [
    'of one nobody knew the end of, so that it can have ended before the next',
    changes('2026-07-07'),
    [],
    {
      pregnancy: pregnancyOf([lostOn('2026-10-01')], '2026-03-01', 1),
      others: [pregnancyOf([], lmp, 2)],
      recorder: officer,
    },
  ],
];

/** Who is registered as pregnant, and what of it is changed later. */
export const registrationCases: readonly OrderCase[] = [...registered, ...changed];
