import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seldom } from './seldom.ts';

const minute = 60_000;

function spoken() {
  const lines: string[] = [];
  const note = (details: { unsaid?: number; failures?: number }, what: string) =>
    void lines.push(`${what} ${details.unsaid ?? details.failures ?? ''}`.trim());
  let now = 0;
  const seldom = new Seldom({ warn: note as never, info: note as never }, () => now);
  return {
    lines,
    seldom,
    at: (minutes: number) => {
      now = minutes * minute;
    },
  };
}

test('an hour without a database is said seven times, not once a second', () => {
  const { lines, seldom, at } = spoken();
  for (let second = 0; second <= 3600; second += 1) {
    at(second / 60);
    seldom.failed('no database', {});
  }
  assert.deepEqual(lines, ['no database', ...Array(6).fill('no database 599')]);
});

test('that it works again is said once, and the next failure at once', () => {
  const { lines, seldom } = spoken();
  seldom.worked('back');
  seldom.failed('gone', {});
  seldom.failed('gone', {});
  seldom.worked('back');
  seldom.worked('back');
  seldom.failed('gone', {});
  assert.deepEqual(lines, ['gone', 'back 2', 'gone']);
});
