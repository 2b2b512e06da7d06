import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withActivity, withAsleep } from './asleep.ts';

test('whether somebody was asleep and what they were doing never contradict each other', () => {
  const nothing = { activity: '', asleep: null };
  const slept = { activity: 'sleeping', asleep: true };
  const awake = { activity: 'farming', asleep: false };
  assert.deepEqual(withActivity(nothing, 'sleeping'), slept);
  assert.deepEqual(withActivity(awake, 'sleeping'), slept);
  assert.deepEqual(withActivity(slept, 'farming'), { activity: 'farming', asleep: null });
  assert.deepEqual(withActivity(awake, 'walking'), { activity: 'walking', asleep: false });
  assert.deepEqual(withAsleep(slept, false), { activity: '', asleep: false });
  assert.deepEqual(withAsleep(slept, null), nothing);
  assert.deepEqual(withAsleep(awake, null), { activity: 'farming', asleep: null });
  assert.deepEqual(withAsleep(nothing, true), { activity: '', asleep: true });
});
