import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Progress } from './progress.ts';

const passed = (count: number) => ({ passed: count, failed: 0, skipped: 0 });

test('each file has its line with its time and how many are left, and what failed is said first', () => {
  const said: string[] = [];
  const progress = new Progress(2, (line) => said.push(line));
  progress.ended({ file: 'a.test.ts', seconds: 1.26, cpu: 0.94, counts: passed(3) });
  progress.failure({ file: 'b.test.ts', name: 'counts', message: '1 == 2\nat b' });
  progress.ended({ file: 'b.test.ts', seconds: 12, cpu: 20, counts: { passed: 1, failed: 1, skipped: 2 } });
  progress.slowest();
  assert.deepEqual(said, [
    '✔   1.3 s    0.9 s cpu  a.test.ts, 1 left',
    '✖ b.test.ts: counts\n    1 == 2\n    at b',
    '✖  12.0 s   20.0 s cpu  b.test.ts, 0 left',
  ]);
  said.length = 0;
  progress.failures();
  assert.deepEqual(said, ['What failed:', '✖ b.test.ts: counts\n    1 == 2\n    at b']);
  assert.deepEqual(progress.counts, { passed: 4, failed: 1, skipped: 2 });
});

test('of many files the twenty slowest are named at the end, the slowest first', () => {
  const said: string[] = [];
  const progress = new Progress(30, (line) => said.push(line));
  for (let nth = 1; nth <= 30; nth += 1)
    progress.ended({ file: `${nth}.test.ts`, seconds: nth, cpu: 1, counts: passed(1) });
  said.length = 0;
  progress.slowest();
  assert.equal(said.length, 21);
  assert.equal(said[0], 'The 20 slowest files: 410.0 s of 465.0 s');
  assert.equal(said[1], '  30.0 s    1.0 s cpu  30.test.ts');
  assert.equal(said[20], '  11.0 s    1.0 s cpu  11.test.ts');
});
