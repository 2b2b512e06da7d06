import assert from 'node:assert/strict';
import { test } from 'node:test';
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
