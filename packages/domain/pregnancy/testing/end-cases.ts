import {
  abortedOn,
  atTerm,
  dayOf,
  deliveredOn,
  delivery,
  diedOn,
  early,
  lostOn,
  type OrderCase,
  seenAfterOn,
  term,
  visitOn,
} from './order-case.ts';
import { actOf, lmp, pregnancyOf, stillChild, today } from './stories.ts';

const aborts = (day: string, facts = {}) => actOf('abortion', { aborted_on: day, ...facts });
const dies = (day: string, facts = {}) => actOf('maternal-death', { died_on: day, ...facts });
const isLost = (day: string) => actOf('lost', { lost_on: day });
const dead = (day: string) => ({ woman: { born: '2002-05-01', gender: 2, deceased_on: day } });
const still = (born_on: string, nth = 1, facts = {}) => stillChild({ born_on, ...facts }, nth);
const day = '2026-11-20';
const follows = (step: Parameters<typeof pregnancyOf>[0]) => ({
  pregnancy: pregnancyOf(step, '2026-03-01', 1),
  others: [pregnancyOf([], lmp, 2)],
});

const deliveries: readonly OrderCase[] = [
  ['a living child at its time', delivery(today), [], atTerm()],
  ['of no pregnancy', delivery(today), ['BENPRE0007 pregnancy_number'], { pregnancy: undefined }],
  ['the day before twenty-one weeks: that is an abortion', delivery(dayOf(146)), ['FLDVAL0018 delivered_on'], atTerm()],
  ['twenty-one weeks', delivery(dayOf(147)), [], atTerm()],
  ['25 days past the expected day', delivery('2026-10-02'), [], { pregnancy: pregnancyOf([], '2025-12-01') }],
  [
    '26 days past it: her last period is wrong',
    delivery('2026-10-03'),
    ['FLDVAL0019 delivered_on'],
    { pregnancy: pregnancyOf([], '2025-12-01') },
  ],
  ['tomorrow', delivery('2026-11-26'), ['FLDVAL0019 delivered_on', 'FLDVAL0019 births.0.born_on'], atTerm()],
  ['before the last visit', delivery('2026-11-09'), ['BENPRE0002 delivered_on'], atTerm([visitOn('2026-11-10')])],
  ['on the day of the last visit', delivery('2026-11-10'), [], atTerm([visitOn('2026-11-10')])],
  [
    'before a visit that was taken back',
    delivery('2026-11-09'),
    [],
    atTerm([visitOn('2026-11-10'), { kind: 'withdrawal', facts: { event: 'antenatal-1' } }]),
  ],
  ['a second one', delivery(today), ['BENPRE0001 delivered_on'], atTerm([deliveredOn(day)])],
  ['the same from another device', delivery(day), ['BENPRE0001 delivered_on'], atTerm([deliveredOn(day)])],
  ['after an abortion', delivery(today), ['BENPRE0001 delivered_on'], atTerm([abortedOn('2026-06-01')])],
  ['after her death', delivery(today), ['FLDVAL0019 delivered_on'], atTerm([diedOn(day)])],
  ['her death was written down first', delivery(day), [], atTerm([diedOn(day)])],
  [
    'the first one was taken back',
    delivery(today),
    [],
    atTerm([deliveredOn(day), { kind: 'withdrawal', facts: { event: 'delivery-1' } }]),
  ],
  ['nobody could find her; she delivered elsewhere', delivery(day), [], atTerm([lostOn('2026-10-01')])],
  ['before the day on which she was given up', delivery('2026-09-20'), [], atTerm([lostOn('2026-10-01')])],
  [
    'of one nobody knew the end of, into the next pregnancy',
    delivery('2026-08-13'),
    ['FLDVAL0019 delivered_on'],
    follows([lostOn('2026-10-01')]),
  ],
  ['of one nobody knew the end of, before the next', delivery('2026-08-12'), [], follows([lostOn('2026-10-01')])],
  ['before a death that was declared', delivery(day), [], atTerm([], dead(day))],
  ['after a death that was declared', delivery('2026-11-21'), ['BENPRE0017 delivered_on'], atTerm([], dead(day))],
  ['of the early weeks', delivery(today), ['FLDVAL0018 delivered_on'], early()],
  [
    'a caesarean in hospital',
    delivery(day, undefined, { delivery_type: 'Caesarean', place: 'District Hospital', conducted_by: 'Doctor' }),
    [],
    atTerm(),
  ],
  [
    'a caesarean at home',
    delivery(day, undefined, { delivery_type: 'Caesarean', place: 'Home', conducted_by: 'Doctor' }),
    ['BENPRE0021 delivery_type'],
    atTerm(),
  ],
  [
    'a caesarean by the ANM',
    delivery(day, undefined, { delivery_type: 'Caesarean' }),
    ['BENPRE0021 delivery_type'],
    atTerm(),
  ],
  [
    'no complication, and one',
    delivery(day, undefined, { complications: ['None', 'Convulsions'] }),
    ['BENMED0001 complications'],
    atTerm(),
  ],
  [
    'home before the delivery',
    delivery(day, undefined, { discharged_on: '2026-11-19' }),
    ['BENPRE0005 discharged_on'],
    atTerm(),
  ],
  [
    'home an hour before it',
    delivery(day, undefined, { delivered_time: '10:00', discharged_on: day, discharged_time: '09:00' }),
    ['BENPRE0005 discharged_on'],
    atTerm(),
  ],
  ['home two days later', delivery(day, undefined, { discharged_on: '2026-11-22' }), [], atTerm()],
  ['home tomorrow', delivery(day, undefined, { discharged_on: '2026-11-26' }), ['FLDVAL0019 discharged_on'], atTerm()],
  [
    'at an hour of today that has not come',
    delivery(today, undefined, { delivered_time: '10:31' }),
    ['BENPRE0022 delivered_time'],
    atTerm(),
  ],
  ['at an hour of today that has', delivery(today, undefined, { delivered_time: '10:30' }), [], atTerm()],
  ['late on another day', delivery(day, undefined, { delivered_time: '23:50' }), [], atTerm()],
];

const abortions: readonly OrderCase[] = [
  ['by itself', aborts(today), [], early()],
  ['35 days after her last period', aborts('2026-09-16'), ['FLDVAL0018 aborted_on'], early()],
  ['36 days after', aborts('2026-09-17'), [], early()],
  ['twenty-one weeks', aborts(dayOf(147)), [], atTerm()],
  ['a day more: that is a delivery', aborts(dayOf(148)), ['FLDVAL0019 aborted_on'], atTerm()],
  ['tomorrow', aborts('2026-11-26'), ['FLDVAL0019 aborted_on'], early()],
  ['before the last visit', aborts('2026-11-09'), ['BENPRE0002 aborted_on'], early([visitOn('2026-11-10')])],
  ['a second one', aborts(today), ['BENPRE0001 aborted_on'], early([abortedOn('2026-10-20')])],
  ['after a delivery', aborts(dayOf(100)), ['BENPRE0001 aborted_on'], atTerm([deliveredOn(day)])],
  ['after her death', aborts('2026-11-11'), ['FLDVAL0019 aborted_on'], early([diedOn('2026-11-10')])],
  ['her death was written down first', aborts('2026-10-20'), [], early([diedOn('2026-11-10')])],
  ['nobody could find her; heard of it later', aborts('2026-10-20'), [], early([lostOn('2026-11-10')])],
  ['after a death that was declared', aborts('2026-11-11'), ['BENPRE0017 aborted_on'], early([], dead('2026-11-10'))],
  ['with a child', { ...aborts(today), births: [still(today)] }, ['REQVAL0002 births'], early()],
  ['by itself: how it was done is left out', aborts(today, { method: 'by hand' }), [], early()],
];

const deaths: readonly OrderCase[] = [
  ['in pregnancy', dies(today), [], early()],
  ['before her last period', dies('2026-08-11'), ['FLDVAL0018 died_on'], early()],
  ['tomorrow', dies('2026-11-26'), ['FLDVAL0019 died_on'], early()],
  ['before the last visit', dies('2026-11-09'), ['BENPRE0002 died_on'], early([visitOn('2026-11-10')])],
  ['on the day of the delivery', dies(day), [], atTerm([deliveredOn(day)])],
  ['the day before the delivery', dies('2026-11-19'), ['FLDVAL0018 died_on'], atTerm([deliveredOn(day)])],
  ['42 days after the delivery', dies('2026-11-21'), [], atTerm([deliveredOn('2026-10-10')])],
  [
    '43 days after the delivery: a death, not a maternal one',
    dies('2026-11-22'),
    ['FLDVAL0019 died_on'],
    atTerm([deliveredOn('2026-10-10')]),
  ],
  ['42 days after an abortion', dies('2026-11-24'), [], early([abortedOn('2026-10-13')])],
  ['43 days after an abortion', dies('2026-11-25'), ['FLDVAL0019 died_on'], early([abortedOn('2026-10-13')])],
  [
    'before a visit after the delivery',
    dies('2026-11-22'),
    ['BENPRE0002 died_on'],
    atTerm([deliveredOn(day), seenAfterOn('2026-11-23')]),
  ],
  ['on the day of such a visit', dies('2026-11-23'), [], atTerm([deliveredOn(day), seenAfterOn('2026-11-23')])],
  ['twice', dies(today), ['BENPRE0017 died_on'], early([diedOn('2026-11-10')])],
  ['declared already, the same day: the end of this pregnancy', dies('2026-11-10'), [], early([], dead('2026-11-10'))],
  ['declared already, of another day', dies('2026-11-11'), ['BENPRE0017 died_on'], early([], dead('2026-11-10'))],
  ['nobody could find her; heard of it later', dies('2026-11-10'), [], early([lostOn('2026-11-01')])],
  ['at an hour that has not come', dies(today, { died_time: '23:00' }), ['BENPRE0022 died_time'], early()],
  [
    '306 days after her last period, no delivery on record',
    dies('2026-10-03'),
    ['FLDVAL0019 died_on'],
    { pregnancy: pregnancyOf([], '2025-12-01') },
  ],
];

const losses: readonly OrderCase[] = [
  ['today', isLost(today), [], early()],
  ['before the last visit', isLost('2026-11-09'), ['BENPRE0002 lost_on'], early([visitOn('2026-11-10')])],
  ['long after the expected day', isLost(today), [], { pregnancy: pregnancyOf([], '2025-12-01') }],
  ['twice', isLost(today), ['BENPRE0001 lost_on'], early([lostOn('2026-11-10')])],
  ['again, after she had come', isLost(today), [], early([lostOn('2026-11-01'), visitOn('2026-11-10')])],
  ['after the delivery', isLost(today), ['BENPRE0001 lost_on'], atTerm([deliveredOn(day)])],
  ['after her death', isLost(today), ['BENPRE0001 lost_on'], early([diedOn('2026-11-10')])],
  ['after a death that was declared', isLost(today), ['BENPRE0017 lost_on'], early([], dead('2026-11-10'))],
  ['before her last period', isLost(dayOf(-1, term)), ['FLDVAL0018 lost_on'], atTerm()],
];

/** How pregnancies end. */
export const endCases: readonly OrderCase[] = [...deliveries, ...abortions, ...deaths, ...losses];
