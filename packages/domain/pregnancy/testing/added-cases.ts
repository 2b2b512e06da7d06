import type { Answers } from '../../forms/index.ts';
import type { Birth, JudgedBeside } from '../index.ts';
import { abortedOn, atTerm, deliveredOn, diedOn, early, type OrderCase, seenAfterOn } from './order-case.ts';
import { actOf, liveChild, officer, type Step, stillChild } from './stories.ts';

const day = '2026-11-20';
const second = liveChild({ born_on: day }, 2);
const adds = (births: readonly Birth[] = [second], facts: Answers = {}) => actOf('child-added', facts, births);
const added = (births: readonly Birth[] = [second]): Step => ({ kind: 'child-added', births, by: 'officer' });
const byOfficer = (before: readonly Step[], of: Partial<JudgedBeside> = {}) =>
  atTerm(before, { recorder: officer, ...of });
const takesBack = (event: string) => actOf('withdrawal', { event });
const six = [1, 2, 3, 4, 5, 6].map((nth) => liveChild({ born_on: day }, nth));
const dayRight = (on: string): Step => ({ kind: 'delivery-date', facts: { delivered_on: on }, by: 'officer' });

/** A child that is added to a delivery on record, and a delivery of registered children that is taken back. */
export const addedCases: readonly OrderCase[] = [
  ['by whoever answers for the place', adds(), [], byOfficer([deliveredOn(day)])],
  ['by the ANM who wrote the delivery', adds(), ['BENPRE0013 births'], atTerm([deliveredOn(day)])],
  ['one that was born dead', adds([stillChild({ born_on: day }, 2)]), [], byOfficer([deliveredOn(day)])],
  ['for no reason', adds(undefined, { reason: '' }), ['BENPRE0010 reason'], byOfficer([deliveredOn(day)])],
  ['no child', adds([]), ['BENPRE0004 births'], byOfficer([deliveredOn(day)])],
  [
    'two children at once',
    adds([second, liveChild({ born_on: day }, 3)]),
    ['BENPRE0004 births'],
    byOfficer([deliveredOn(day)]),
  ],
  [
    'a seventh',
    adds([liveChild({ born_on: day }, 7)]),
    ['BENPRE0003 births'],
    byOfficer([deliveredOn(day, six, { live_births: 6 })]),
  ],
  ['there was no delivery', adds(), ['BENPRE0016 births'], byOfficer([])],
  ['it was an abortion', adds(), ['BENPRE0016 births'], early([abortedOn('2026-10-20')], { recorder: officer })],
  ['born after midnight', adds([liveChild({ born_on: '2026-11-21' }, 2)]), [], byOfficer([deliveredOn(day)])],
  [
    'born the day before',
    adds([liveChild({ born_on: '2026-11-19' }, 2)]),
    ['BENPRE0011 births.0.born_on'],
    byOfficer([deliveredOn(day)]),
  ],
  [
    'of the day as it was put right',
    adds([liveChild({ born_on: '2026-11-18' }, 2)]),
    [],
    byOfficer([deliveredOn(day), dayRight('2026-11-18')]),
  ],
  [
    'of the day that was wrong',
    adds(),
    ['BENPRE0011 births.0.born_on'],
    byOfficer([deliveredOn(day), dayRight('2026-11-18')]),
  ],
  [
    'under the number of its twin',
    adds([{ ...second, child_id: 'child-1' }]),
    ['BENPRE0019 births.0.child_id'],
    byOfficer([deliveredOn(day)]),
  ],
  [
    'a living one without a number',
    adds([{ ...second, child_id: null }]),
    ['BENPRE0019 births.0.child_id'],
    byOfficer([deliveredOn(day)]),
  ],
  [
    'one without a name',
    adds([liveChild({ born_on: day, name: '' }, 2)]),
    ['BENPAR0001 births.0.name'],
    byOfficer([deliveredOn(day)]),
  ],
  ['after visits to the first', adds(), [], byOfficer([deliveredOn(day), seenAfterOn('2026-11-22')])],
  [
    'after her death',
    adds(),
    [],
    byOfficer([deliveredOn(day), diedOn('2026-11-22')], {
      woman: { born: '2002-05-01', gender: 2, deceased_on: '2026-11-22' },
    }),
  ],
  ['one that was added by mistake', takesBack('child-added-1'), [], byOfficer([deliveredOn(day), added()])],
  [
    'one of whom a visit tells',
    takesBack('child-added-1'),
    ['BENPRE0024 event'],
    byOfficer([
      deliveredOn(day),
      added(),
      { kind: 'postnatal', facts: { visited_on: '2026-11-22', child_2_well: 'well' } },
    ]),
  ],
  [
    'one after which another was added, of whom a visit tells',
    takesBack('child-added-1'),
    ['BENPRE0024 event'],
    byOfficer([
      deliveredOn(day),
      added(),
      added([liveChild({ born_on: day }, 3)]),
      { kind: 'postnatal', facts: { visited_on: '2026-11-22', child_3_weight: 2.4 } },
    ]),
  ],
  [
    'one born dead, with a visit to the first',
    takesBack('child-added-1'),
    [],
    byOfficer([
      deliveredOn(day),
      added([stillChild({ born_on: day }, 2)]),
      { kind: 'postnatal', facts: { visited_on: '2026-11-22', child_well: 'well' } },
    ]),
  ],
  [
    'the day put right by which one was added',
    takesBack('delivery-date-1'),
    ['BENPRE0024 event'],
    byOfficer([deliveredOn(day), dayRight('2026-11-18'), added([liveChild({ born_on: '2026-11-18' }, 2)])]),
  ],
  [
    'a delivery whose child is registered, by whoever answers for the place',
    takesBack('delivery-1'),
    [],
    atTerm([deliveredOn(day)], { recorder: officer, registeredChildren: 1 }),
  ],
  [
    'a delivery whose child is registered, with a visit after it',
    takesBack('delivery-1'),
    ['BENPRE0024 event'],
    atTerm([deliveredOn(day), seenAfterOn('2026-11-22')], { recorder: officer, registeredChildren: 1 }),
  ],
  [
    'a delivery whose child is registered, after which she died: she died in pregnancy then',
    takesBack('delivery-1'),
    [],
    atTerm([deliveredOn(day), diedOn('2026-11-22')], { recorder: officer, registeredChildren: 1 }),
  ],
];
