import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Unsent } from '@teeka/domain/workers';
import type { Item } from '../../platform/outbox/index.ts';
import { watched } from '../../platform/storage/watched.ts';
import { tellUnsent } from './tell-unsent.ts';

const minute = 60_000;
const none: Unsent = { waiting: 0, since: null };

function phone() {
  let at = Date.parse('2026-11-24T10:00:00.000Z');
  let due: { at: number; act: () => void } | null = null;
  let kept: Unsent | null = null;
  let answers = true;
  const [items, online] = [watched<readonly Item[]>([]), watched(true)];
  const heard: Unsent[] = [];
  const stop = tellUnsent({
    items,
    online,
    tell: async (unsent) => {
      if (!answers) throw new Error('no answer');
      heard.push(unsent);
    },
    reported: { get: () => kept, set: (unsent) => (kept = unsent) },
    now: () => new Date(at),
    later(milliseconds, act) {
      const mine = { at: at + milliseconds, act };
      due = mine;
      return () => {
        if (due === mine) due = null;
      };
    },
  });
  return {
    heard,
    stop,
    online,
    answers: (does: boolean) => (answers = does),
    record: (state: Item['state'] = 'waiting') =>
      items.set([...items.get(), { state, madeAt: new Date(at).toISOString() } as Item]),
    sent: () => items.set(items.get().map((item) => ({ ...item, state: 'done' as const }))),
    async passes(minutes: number) {
      const end = at + minutes * minute;
      while (due && due.at <= end) {
        const { act } = due;
        at = due.at;
        due = null;
        act();
        await new Promise(setImmediate);
      }
      at = end;
    },
  };
}

test('a phone that sends what it records calls nobody', async () => {
  const it = phone();
  it.record();
  await it.passes(5);
  it.sent();
  await it.passes(600);
  assert.deepEqual(it.heard, []);
});

test('what waits for an hour is reported once, and once more when it is sent', async () => {
  const it = phone();
  it.record('refused');
  await it.passes(59);
  assert.deepEqual(it.heard, []);
  await it.passes(300);
  const waiting = { waiting: 1, since: '2026-11-24T10:00:00.000Z' };
  assert.deepEqual(it.heard, [waiting]);
  it.sent();
  await it.passes(300);
  assert.deepEqual(it.heard, [waiting, none]);
});

test('without network and without an answer it is reported later; after the end of the workday by nobody', async () => {
  const it = phone();
  it.online.set(false);
  it.record();
  await it.passes(120);
  it.answers(false);
  it.online.set(true);
  await it.passes(30);
  assert.deepEqual(it.heard, []);
  it.answers(true);
  await it.passes(30);
  assert.equal(it.heard.length, 1);
  it.stop();
  it.sent();
  await it.passes(300);
  assert.equal(it.heard.length, 1);
});
