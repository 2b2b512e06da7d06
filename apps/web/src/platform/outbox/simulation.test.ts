import assert from 'node:assert/strict';
import { test } from 'node:test';
import { liveDays } from './simulation/live-days.ts';

const seeds = 60;

test(`a day of 200 offline writes on 3 phones, ${seeds} times: each once on the server or before the worker`, async () => {
  const { flaws, lostReplies, restarts } = await liveDays(seeds);
  assert.deepEqual(flaws, []);
  assert.ok(lostReplies > seeds && restarts > seeds, 'the days were too kind');
});
