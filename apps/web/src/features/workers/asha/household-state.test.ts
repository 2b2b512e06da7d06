import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Household } from '@teeka/contract/workers';
import {
  divisionOf,
  type HouseholdWishes,
  movedFrom,
  noDivision,
  stays,
  willVisit,
  wishesNow,
  wishingHouseholds,
} from './household-state.ts';

const visitor = (user_id: string, answered = true) => ({ user_id, asha_name: user_id, is_active: true, answered });
const house = (beneficiary_id: string, asha: Household['asha'] = null): Household => ({
  ...{ beneficiary_id, household_name: beneficiary_id, mobile: '', people: 1 },
  asha,
});
const rani = 'rani';
const free = house('free');
const hers = house('hers', visitor(rani));
const meenas = house('of meena', visitor('meena'));
const far = house('of elsewhere', visitor('gita', false));
const all = [free, hers, meenas, far];
const none: HouseholdWishes = new Map();
const give = (wishes: HouseholdWishes, ...households: Household[]) =>
  wishingHouseholds(wishes, households, { hers: true, user_id: rani });
const take = (wishes: HouseholdWishes, ...households: Household[]) =>
  wishingHouseholds(wishes, households, { hers: false, user_id: rani });

test('all that are shown are ticked at once, but those that stay with who is not answered for', () => {
  const wishes = give(none, ...all);
  assert.deepEqual(
    all.map((household) => willVisit(household, wishes, rani)),
    [true, true, true, false],
  );
  assert.deepEqual(
    all.map((household) => stays(household, rani)),
    [false, false, false, true],
  );
  assert.deepEqual(
    movedFrom(wishes).map(({ user_id }) => user_id),
    ['meena'],
  );
  assert.deepEqual(divisionOf(take(wishes, hers)), {
    add: [
      { beneficiary_id: 'free', sharing: null, seen_with: [] },
      { beneficiary_id: 'of meena', sharing: 'moved', seen_with: ['meena'] },
    ],
    remove: ['hers'],
  });
  assert.deepEqual(take(wishes, ...all), take(none, hers), 'what stands so is no wish');
});

test('what is kept goes by who visits now, where that is known', () => {
  const kept = { ...noDivision, wishes: [...take(give(none, free, meenas), hers)] };
  assert.deepEqual([...wishesNow(kept, all, rani)], kept.wishes);
  assert.deepEqual([...wishesNow(kept, [], rani)], kept.wishes, 'what is on another page stays a wish');
  const meanwhile = wishesNow(kept, [house('free', visitor('meena')), house('hers')], rani);
  assert.deepEqual(
    divisionOf(meanwhile).add.map(({ seen_with }) => seen_with),
    [['meena'], ['meena']],
  );
  assert.deepEqual(divisionOf(meanwhile).remove, []);
});
