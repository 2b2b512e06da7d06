import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsOf, frame, placeOf, pointsOf } from './trend.ts';

const visit = (on: string, weight?: number) => ({ event_id: on, on, at: '', by: '', facts: weight ? { weight } : {} });
const lmp = '2026-01-05';
const points = pointsOf(
  { lmp, visits: [visit('2026-03-30', 48), visit('2026-05-04'), visit('2026-06-22', 53.5)] },
  'weight',
);

test('what was measured, by its week; a visit without it is left out', () => {
  assert.deepEqual(
    points.map(({ week, value }) => [week, value]),
    [
      [12, 48],
      [24, 53.5],
    ],
  );
});

test('the least lies at the lower left, the most at the upper right; a single value in the middle', () => {
  const bounds = boundsOf([points]);
  assert.ok(bounds && points[0] && points[1]);
  assert.deepEqual(placeOf(points[0], bounds), { x: frame.left, y: frame.height - frame.bottom });
  assert.deepEqual(placeOf(points[1], bounds), { x: frame.width - frame.right, y: frame.top });
  const one = boundsOf([points.slice(0, 1)]);
  assert.ok(one);
  const { x, y } = placeOf(points[0], one);
  assert.ok(x > frame.left && x < frame.width && y > frame.top && y < frame.height - frame.bottom);
  assert.equal(boundsOf([[]]), null);
});
