import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeRounds } from './rounds.ts';

const tick = () => new Promise(setImmediate);
const [pause, minute] = [2000, 60_000];

/** Rounds whose end and whose time the test says. */
function aDay() {
  const open: ((isWhole: boolean) => void)[] = [];
  const timers: { readonly in: number; readonly act: () => void }[] = [];
  let begun = 0;
  const { soon, end } = makeRounds({
    pause,
    round: () => {
      begun++;
      return new Promise((resolve) => open.push(resolve));
    },
    later: (milliseconds, act) => {
      const timer = { in: milliseconds, act };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
  });
  return {
    ...{ soon, end },
    begun: () => begun,
    /** Milliseconds until something is looked at by itself. */
    planned: () => timers.map((timer) => timer.in),
    /** What was planned next begins. */
    pass: async () => {
      timers.shift()?.act();
      await tick();
    },
    finish: async (isWhole = true) => {
      open.shift()?.(isWhole);
      await tick();
    },
  };
}

test('what comes about together is looked at once', async () => {
  const day = aDay();
  for (let nth = 0; nth < 5; nth++) day.soon();
  assert.deepEqual(day.planned(), [pause]);
  await day.pass();
  await day.finish();
  assert.deepEqual([day.begun(), day.planned()], [1, []]);
});

test('what comes about during a round is looked at after it, and not two at a time', async () => {
  const day = aDay();
  day.soon();
  await day.pass();
  day.soon();
  await day.pass();
  assert.equal(day.begun(), 1, 'the first is under way');
  await day.finish();
  assert.deepEqual(day.planned(), [pause]);
  await day.pass();
  assert.equal(day.begun(), 2);
  await day.finish();
  assert.deepEqual(day.planned(), []);
});

test('what a server in trouble could not do is tried again by itself, ever later; once it is done, no more', async () => {
  const day = aDay();
  day.soon();
  const waits: number[] = [];
  for (let nth = 0; nth < 7; nth++) {
    await day.pass();
    await day.finish(false);
    waits.push(day.planned()[0] ?? 0);
  }
  assert.deepEqual(
    waits,
    [1, 2, 4, 8, 16, 30, 30].map((minutes) => minutes * minute),
  );
  await day.pass();
  await day.finish();
  assert.deepEqual(day.planned(), []);
});

test('news does not wait for another try', async () => {
  const day = aDay();
  day.soon();
  await day.pass();
  day.soon();
  await day.finish(false);
  assert.deepEqual(day.planned(), [pause]);
});

test('after the end nothing is looked at', async () => {
  const day = aDay();
  day.soon();
  await day.pass();
  day.end();
  await day.finish(false);
  day.soon();
  assert.deepEqual(day.planned(), []);
});
