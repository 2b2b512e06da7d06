import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inWords, onWire } from '@teeka/contract/wire';
import { z as real } from 'zod';
import { z as light } from './light-shapes.ts';

/** Builds the same shape with either library. */
const built = (z: typeof real) => {
  const base = z.object({
    id: z.string().max(5),
    note: z.string().max(9).default(''),
    n: z.number().nullable().default(null),
  });
  return base.extend({
    list: z.array(z.enum(['a', 'b'])).max(3),
    at: z.iso.datetime({ offset: true }).optional(),
  });
};

test('the light shapes fill in defaults as the real ones do', () => {
  const input = { id: '1', list: ['a' as const] };
  const expected = built(real).parse(input);
  const got = built(light as typeof real).parse(input);
  assert.deepEqual(got, { ...expected });
});

test('what was given stays as it was given', () => {
  const given = { id: '1', note: 'x', n: 4, list: [] };
  assert.deepEqual(built(light as typeof real).parse(given), given);
});

test('codes have their words by the light shapes as by the real ones', () => {
  const coded = (z: typeof real) => {
    const status = z.codec(z.number(), z.string(), {
      decode: (code) => `w${code}`,
      encode: (word) => Number(word.slice(1)),
    });
    return z.object({ status }).extend({
      cases: z
        .array(z.object({ status: status.nullable() }))
        .max(3)
        .optional(),
      dose: z.tuple([z.string(), status]),
    });
  };
  const wire = { status: 1, cases: [{ status: 2 }, { status: null }], dose: ['MR1', 3] satisfies [string, number] };
  const words = inWords(coded(real), wire);
  assert.deepEqual(words.dose, ['MR1', 'w3']);
  assert.deepEqual(inWords(coded(light as typeof real), wire), words);
  assert.deepEqual(onWire(coded(light as typeof real), words), wire);
});
