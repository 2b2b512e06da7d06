import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeTrustAsker } from './trust-asker.ts';

const minute = 60_000;
const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A phone whose questions are answered when the test says so. */
function aPhone() {
  const on = { line: true, now: 100 * minute, heardAt: 0 };
  const open: (() => void)[] = [];
  let questions = 0;
  const asker = makeTrustAsker({
    ask: () => {
      questions++;
      return new Promise((resolve) => open.push(resolve));
    },
    heardAt: () => on.heardAt,
    isOnline: () => on.line,
    now: () => on.now,
  });
  const answer = async () => {
    on.heardAt = on.now;
    open.shift()?.();
    await tick();
  };
  /** The question ends without an answer. */
  const fail = () => open.shift()?.();
  return { ...asker, on, answer, fail, questions: () => questions };
}

test('what is new is not asked for again, what is older is', async () => {
  const phone = aPhone();
  phone.askIfOlder(5 * minute);
  phone.askIfOlder(0);
  assert.equal(phone.questions(), 1, 'one question at a time');
  await phone.answer();
  phone.on.now += 5 * minute - 1;
  phone.askIfOlder(5 * minute);
  assert.equal(phone.questions(), 1);
  phone.on.now += 1;
  phone.askIfOlder(5 * minute);
  assert.equal(phone.questions(), 2);
});

test('a certificate that was withdrawn while an older question is under way is asked for after it, once', async () => {
  const phone = aPhone();
  phone.askIfOlder(0);
  phone.askAnew();
  phone.askAnew();
  assert.equal(phone.questions(), 1);
  await phone.answer();
  assert.equal(phone.questions(), 2);
  await phone.answer();
  assert.equal(phone.questions(), 2);
});

test('a clock that was put back keeps no phone from asking', async () => {
  const phone = aPhone();
  phone.askIfOlder(0);
  await phone.answer();
  phone.on.now -= 60 * minute;
  phone.askIfOlder(5 * minute);
  assert.equal(phone.questions(), 2);
});

test('without network nothing is asked', () => {
  const phone = aPhone();
  phone.on.line = false;
  phone.askIfOlder(0);
  phone.askAnew();
  assert.equal(phone.questions(), 0);
});

test('whoever waits for the answer is told whether one came; a question that is under way serves', async () => {
  const phone = aPhone();
  phone.askIfOlder(0);
  const waiting = phone.askNow();
  assert.equal(phone.questions(), 1);
  await phone.answer();
  assert.equal(await waiting, true);
  phone.on.now += minute;
  const unheard = phone.askNow();
  assert.equal(phone.questions(), 2);
  phone.fail();
  assert.equal(await unheard, false, 'no answer came');
  phone.on.line = false;
  assert.equal(await phone.askNow(), false, 'without network nothing is asked');
  assert.equal(phone.questions(), 2);
});
