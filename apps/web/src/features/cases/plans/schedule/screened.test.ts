import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerTo, withAnswer, withNoToRest } from './screened.ts';
import { newVisit } from './visit.ts';

const of = ['severe-reaction', 'severe-illness', 'immune-weak'];
const answers = (visit: Parameters<typeof answerTo>[0]) => of.map((one) => answerTo(visit, one));
const [first = '', second = '', third = ''] = of;

test('no question before the needle is answered by itself', () => {
  assert.deepEqual(answers(newVisit), [null, null, null]);
});

test('questions are answered one by one, and all are once the last one is', () => {
  const one = withAnswer(newVisit, { question: second, isYes: true, of });
  assert.deepEqual(answers(one), [null, true, null]);
  assert.equal(one.screened, false);
  const two = withAnswer(one, { question: first, isYes: false, of });
  assert.deepEqual(answers(two), [false, true, null]);
  const all = withAnswer(two, { question: third, isYes: false, of });
  assert.deepEqual(answers(all), [false, true, false]);
  assert.equal(all.screened, true);
  const changed = withAnswer(all, { question: second, isYes: false, of });
  assert.deepEqual([answers(changed), changed.screened], [[false, false, false], true]);
});

test('no to all leaves a yes as it is, and is taken back as one', () => {
  const none = withNoToRest(newVisit);
  assert.deepEqual([answers(none), none.screened], [[false, false, false], true]);
  assert.deepEqual(answers(withNoToRest(none)), [null, null, null]);
  const rest = withNoToRest(withAnswer(newVisit, { question: third, isYes: true, of }));
  assert.deepEqual([answers(rest), rest.screened], [[false, false, true], true]);
  assert.deepEqual(answers(withNoToRest(rest)), [null, null, true]);
});

test('a visit begun before each no was kept opens as it was answered', () => {
  const earlier = { screened: true, yes: [first] };
  assert.deepEqual(answers(earlier), [true, false, false]);
  assert.deepEqual(answers(withAnswer(earlier, { question: first, isYes: false, of })), [false, false, false]);
  assert.deepEqual(answers({ screened: true }), [false, false, false]);
});
