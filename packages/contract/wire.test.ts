import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { inWords, onWire } from './wire.ts';
import { caseStatus, sessionStatus } from './word-for.ts';

const shape = z.object({
  status: sessionStatus,
  cases: z.array(z.object({ status: caseStatus.nullable() })).optional(),
  dose: z.tuple([z.string(), caseStatus]).nullable(),
  note: z.string().default(''),
});

test('codes of the wire are words inside, wherever they stand, and codes again on their way out', () => {
  const wire = { status: 6, cases: [{ status: 1 }, { status: null }], dose: ['MR1', 3] satisfies [string, number] };
  const words = inWords(shape, wire);
  assert.deepEqual(words, {
    status: 'waiting-again',
    cases: [{ status: 'open' }, { status: null }],
    dose: ['MR1', 'closed'],
  });
  assert.deepEqual(onWire(shape, words), wire);
});

test('what is left out stays so, fields of a newer server too, and nothing is filled in', () => {
  const wire = { status: 0, dose: null, more: { status: 1 } };
  assert.deepEqual(inWords(shape, wire), { ...wire, status: 'waiting' });
});

test('a code that only a newer peer has a word for survives the way there and back', () => {
  const words = inWords(shape, { status: 4, dose: null });
  assert.equal(words.status, '4');
  assert.equal(onWire(shape, words).status, 4);
});

test('a shape without codes changes nothing', () => {
  const wire = { a: [1] };
  assert.equal(inWords(z.object({ a: z.array(z.number()) }), wire), wire);
});
