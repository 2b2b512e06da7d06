import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distanceKm, mapWidths, nearestOf, onMap, type Point, pointAt, scaleOf, viewOf, zoomed } from './index.ts';

const budaun = { latitude: 28.0311, longitude: 79.1271 };
const bilsi = { latitude: 28.1289, longitude: 78.9094 };
const dataganj = { latitude: 28.025, longitude: 79.4061 };

test('a view holds all of its points, and one of a single point is some kilometres wide', () => {
  const points = [budaun, bilsi, dataganj];
  const view = viewOf(points);
  assert.ok(view);
  for (const point of points) {
    const { x, y } = onMap(point, view);
    assert.ok(x > 0.05 && x < 0.95 && y > 0.05 && y < 0.95, JSON.stringify({ point, x, y }));
  }
  assert.deepEqual(viewOf([budaun]), { middle: budaun, km: 4 });
  assert.equal(viewOf([]), undefined);
});

test('north is above, east is right, and what is taken from the map lies where it was put', () => {
  const view = { middle: budaun, km: 40 };
  assert.deepEqual(onMap(budaun, view), { x: 0.5, y: 0.5 });
  assert.ok(onMap(bilsi, view).x < 0.5 && onMap(bilsi, view).y < 0.5);
  for (const point of [bilsi, dataganj] satisfies Point[]) {
    const again = pointAt(onMap(point, view), view);
    assert.ok(distanceKm(point, again) < 0.001);
  }
  // A quarter of the map is a quarter of its kilometres, in both directions.
  for (const spot of [
    { x: 0.75, y: 0.5 },
    { x: 0.5, y: 0.75 },
  ])
    assert.ok(Math.abs(distanceKm(budaun, pointAt(spot, view)) - 10) < 0.05);
});

test('closer and from further away has its bounds', () => {
  const view = { middle: budaun, km: 40 };
  assert.deepEqual(zoomed(view, 0.5), { middle: budaun, km: 20 });
  assert.equal(zoomed(view, 1e-6).km, mapWidths.min);
  assert.equal(zoomed(view, 1e6).km, mapWidths.max);
});

test('the scale of a map is a round length', () => {
  for (const [km, length] of [
    [0.5, 0.1],
    [4, 1],
    [10, 2],
    [40, 10],
    [61, 20],
    [160, 50],
    [800, 200],
  ] as const)
    assert.equal(Math.round(scaleOf(km) * 1000) / 1000, length, `${km} km`);
});

test('the nearest of several', () => {
  assert.equal(nearestOf(budaun, [dataganj, bilsi])?.one, bilsi);
  assert.equal(nearestOf(budaun, []), undefined);
});
