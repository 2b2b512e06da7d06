import type { Answers } from '../../forms/index.ts';
import type { Birth } from '../index.ts';
import { atTerm, delivery, type OrderCase } from './order-case.ts';
import { liveChild, stillChild, today } from './stories.ts';

const live = (born_on: string, nth = 1, facts: Answers = {}) => liveChild({ born_on, ...facts }, nth);
const still = (born_on: string, nth = 1, facts: Answers = {}) => stillChild({ born_on, ...facts }, nth);
const twins = (births: readonly Birth[], facts: Answers = { live_births: 2 }, day = '2026-11-20') =>
  delivery(day, births, facts);
const day = '2026-11-20';

/** The children of a delivery. */
export const childCases: readonly OrderCase[] = [
  ['twins, two rows', twins([live(day), live(day, 2)]), [], atTerm()],
  ['twins, one row', twins([live(day)]), ['BENPRE0004 births'], atTerm()],
  ['one child, two rows', twins([live(day), live(day, 2)], { live_births: 1 }), ['BENPRE0004 births'], atTerm()],
  ['one child, no row', twins([], { live_births: 1 }), ['BENPRE0004 births'], atTerm()],
  ['no child at all', twins([], { live_births: 0 }), ['BENPRE0003 live_births'], atTerm()],
  ['seven children', twins([], { live_births: 4, still_births: 3 }), ['BENPRE0003 live_births'], atTerm()],
  [
    'six children',
    twins(
      [1, 2, 3, 4, 5, 6].map((nth) => live(day, nth)),
      { live_births: 6 },
    ),
    [],
    atTerm(),
  ],
  ['one of twins born dead', twins([live(day), still(day, 2)], { live_births: 1, still_births: 1 }), [], atTerm()],
  [
    'one of twins born dead, both written as living',
    twins([live(day), live(day, 2)], { live_births: 1, still_births: 1 }),
    ['BENPRE0004 births'],
    atTerm(),
  ],
  ['both born dead', twins([still(day), still(day, 2)], { live_births: 0, still_births: 2 }), [], atTerm()],
  ['twins across midnight', twins([live(day), live('2026-11-21', 2)]), [], atTerm()],
  ['twins across midnight, the second written first', twins([live('2026-11-21'), live(day, 2)]), [], atTerm()],
  [
    'both twins the day after: the delivery was then',
    twins([live('2026-11-21'), live('2026-11-21', 2)]),
    ['BENPRE0020 births.0.born_on'],
    atTerm(),
  ],
  [
    'the second of twins two days later',
    twins([live(day), live('2026-11-22', 2)]),
    ['BENPRE0011 births.1.born_on'],
    atTerm(),
  ],
  [
    'the second of twins after midnight, that is tomorrow',
    twins([live(today), live('2026-11-26', 2)], { live_births: 2 }, today),
    ['FLDVAL0019 births.1.born_on'],
    atTerm(),
  ],
  [
    'one child the day after its delivery',
    delivery(day, [live('2026-11-21')]),
    ['BENPRE0020 births.0.born_on'],
    atTerm(),
  ],
  [
    'one child the day before its delivery',
    delivery(day, [live('2026-11-19')]),
    ['BENPRE0011 births.0.born_on'],
    atTerm(),
  ],
  [
    'born dead, with a number of a child',
    delivery(day, [{ ...still(day), child_id: 'child-1' }], { live_births: 0, still_births: 1 }),
    ['BENPRE0019 births.0.child_id'],
    atTerm(),
  ],
  [
    'living, without a number',
    delivery(day, [{ ...live(day), child_id: null }]),
    ['BENPRE0019 births.0.child_id'],
    atTerm(),
  ],
  [
    'living, with an empty number',
    delivery(day, [{ ...live(day), child_id: ' ' }]),
    ['BENPRE0019 births.0.child_id'],
    atTerm(),
  ],
  [
    'twins with one number',
    twins([live(day), { ...live(day, 2), child_id: 'child-1' }]),
    ['BENPRE0019 births.1.child_id'],
    atTerm(),
  ],
  [
    'twins with one id of birth',
    twins([live(day), { ...live(day, 2), birth_id: 'birth-1' }]),
    ['REQVAL0002 births.1.birth_id'],
    atTerm(),
  ],
  [
    'born dead, fresh or macerated is not said',
    delivery(day, [still(day, 1, { still_birth_type: undefined })], { live_births: 0, still_births: 1 }),
    ['BENPAR0001 births.0.still_birth_type'],
    atTerm(),
  ],
  [
    'born dead, with birth doses',
    delivery(day, [still(day, 1, { bcg: true })], { live_births: 0, still_births: 1 }),
    ['REQVAL0002 births.0.bcg'],
    atTerm(),
  ],
  [
    'born dead: what only a living child has is left out',
    delivery(day, [still(day, 1, { cried: true, vitamin_k: true })], { live_births: 0, still_births: 1 }),
    [],
    atTerm(),
  ],
  ['2850 for 2.85 kg', delivery(day, [live(day, 1, { weight: 2850 })]), ['BENREG0010 births.0.weight'], atTerm()],
  ['a child of half a kilogram', delivery(day, [live(day, 1, { weight: 0.5 })]), [], atTerm()],
  ['neither boy nor girl', delivery(day, [live(day, 1, { sex: 'other' })]), [], atTerm()],
  [
    'born at an hour that has not come',
    delivery(today, [live(today, 1, { born_time: '10:31' })]),
    ['BENPRE0022 births.0.born_time'],
    atTerm(),
  ],
  [
    'what is wrong with both children is told at once',
    twins([live(day, 1, { name: 'X1' }), live(day, 2, { sex: '' })]),
    ['FLDVAL0016 births.0.name', 'BENPAR0001 births.1.sex'],
    atTerm(),
  ],
];
