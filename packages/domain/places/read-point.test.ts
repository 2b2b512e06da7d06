import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Point, pointWords, readPoint } from './index.ts';

test('a point as it is typed, or copied from a map', () => {
  const budaun = { latitude: 28.0311, longitude: 79.1271 };
  const table: [string, Point | null | undefined][] = [
    ['', null],
    ['  ', null],
    ['28.0311, 79.1271', budaun],
    [' 28.0311 79.1271 ', budaun],
    ['28.0311;79.1271', budaun],
    ['२८.०३११, ७९.१२७१', budaun],
    ['28.0311° N, 79.1271° E', budaun],
    ['28, 79', { latitude: 28, longitude: 79 }],
    [`28°01'52"N 79°07'38"E`, { latitude: 28 + 1 / 60 + 52 / 3600, longitude: 79 + 7 / 60 + 38 / 3600 }],
    [`28°30'N, 79°15'E`, { latitude: 28.5, longitude: 79.25 }],
    ['geo:28.0311,79.1271', budaun],
    ['https://maps.example/?q=28.0311,79.1271', budaun],
    ['https://maps.example/maps/place/x/@28.0311,79.1271,17z', budaun],
    ['https://map.example/?mlat=28.0311&mlon=79.1271#map=17', budaun],
    ['28.0311', undefined],
    ['28.0311, ', undefined],
    ['28,0311 79,1271', undefined],
    ['Rampur', undefined],
    ['28.0311, 79.1271, 12', undefined],
    [`${'9'.repeat(5000)}, 79`, undefined],
  ];
  for (const [typed, expected] of table) assert.deepEqual(readPoint(typed), expected, typed);
});

test('what is written of a point is read as the same', () => {
  const point = { latitude: 28.03115, longitude: 79.1271 };
  assert.deepEqual(readPoint(pointWords(point)), point);
  assert.equal(pointWords(null), '');
});
