import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isReady, stepsOf } from './steps.ts';

const empty = { villages: 0, facilities: 0, session_sites: 0, workers: 0, stocked_sites: 0 };

test('steps stand in the order in which one makes the next possible', () => {
  const steps = stepsOf({ ...empty, villages: 8 });
  assert.deepEqual(
    steps.map(({ name, count, way }) => `${name} ${count} ${way}`),
    [
      'villages 8 /places',
      'facilities 0 /imports/facilities',
      'session_sites 0 /imports/facilities',
      'workers 0 /imports/users',
      'stocked_sites 0 explained',
    ],
  );
  assert.equal(isReady(steps), false);
});

test('with one of each a session can be planned, and what is there is listed elsewhere', () => {
  const steps = stepsOf({ villages: 1, facilities: 1, session_sites: 1, workers: 2, stocked_sites: 1 });
  assert.equal(isReady(steps), true);
  assert.deepEqual(
    steps.map(({ way }) => way),
    ['/places', '/facilities', '/facilities', '/workers', 'explained'],
  );
});
