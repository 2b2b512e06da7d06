import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seed, tried } from '../../../../../tools/test-run/trials.ts';
import { liveDays } from './simulation/live-days.ts';

const days = tried(60);

test(`a day of 200 offline writes on 3 phones, ${days} times: each once on the server or before the worker`, async () => {
  const { flaws, lostReplies, restarts } = await liveDays(days, undefined, seed);
  assert.deepEqual(flaws, []);
  assert.ok(lostReplies > days && restarts > days, 'the days were too kind');
});
