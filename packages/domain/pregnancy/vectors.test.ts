import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { actRefusals, expectedDelivery, pregnancyWeeks, trimesterOn } from './index.ts';
import { actOf, besideOf, liveChild, pregnancyOf } from './testing/stories.ts';

interface Vector {
  readonly lmp: string;
  readonly edd?: string;
  readonly on?: string;
  readonly weeks?: number;
  readonly trimester?: number;
  readonly delivery?: string;
  readonly abortion?: string;
  readonly accepted?: boolean;
  readonly why?: string;
}
const { vectors }: { vectors: readonly Vector[] } = JSON.parse(
  readFileSync(new URL('./testing/vectors.json', import.meta.url), 'utf8'),
);

/** Long after each of them, so that nothing is refused because it has not come yet. */
const today = '2026-12-31';

function verdict({ lmp, edd, on, delivery, abortion }: Vector): object {
  if (edd !== undefined) return { edd: expectedDelivery(lmp) };
  if (on !== undefined) return { weeks: pregnancyWeeks(lmp, on), trimester: trimesterOn(lmp, on) };
  const beside = besideOf({ today, pregnancy: pregnancyOf([], lmp) });
  const act =
    delivery !== undefined
      ? actOf('delivery', { delivered_on: delivery }, [liveChild({ born_on: delivery })])
      : actOf('abortion', { aborted_on: abortion });
  return { accepted: actRefusals(act, beside).length === 0 };
}

test('the worked examples of days, weeks and windows come out as they were agreed', () => {
  assert.equal(vectors.length, 16);
  for (const vector of vectors) {
    const { edd, weeks, trimester, accepted } = vector;
    const expected = edd !== undefined ? { edd } : weeks !== undefined ? { weeks, trimester } : { accepted };
    assert.deepEqual(verdict(vector), expected, JSON.stringify(vector));
  }
});
