import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointRefusals, positionRefusals, roundedDegrees } from './index.ts';

const budaun = { latitude: 28.0311, longitude: 79.1271, accuracy_m: 12 };

test('where a site can be', () => {
  const table: [string, Partial<typeof budaun>, string[]][] = [
    ['a town in Uttar Pradesh', {}, []],
    ['Indira Point, the southern end', { latitude: 6.7526, longitude: 93.8262 }, []],
    ['Siachen', { latitude: 35.42, longitude: 77.1 }, []],
    ['Kibithu, the eastern end', { latitude: 28.2765, longitude: 97.0179 }, []],
    [
      'latitude and longitude exchanged',
      { latitude: 79.1, longitude: 28 },
      ['FLDVAL0005 latitude', 'FLDVAL0005 longitude'],
    ],
    [
      'the place of devices that do not know',
      { latitude: 0, longitude: 0 },
      ['FLDVAL0005 latitude', 'FLDVAL0005 longitude'],
    ],
    ['no number', { latitude: Number.NaN }, ['FLDVAL0005 latitude']],
    ['just exact enough', { accuracy_m: 200 }, []],
    ['the mast of the network, not the place', { accuracy_m: 1500 }, ['SITPOS0001 accuracy_m']],
    ['an accuracy that is none', { accuracy_m: -1 }, ['SITPOS0001 accuracy_m']],
  ];
  for (const [what, wish, expected] of table)
    assert.deepEqual(
      positionRefusals({ ...budaun, ...wish }).map(({ code, path }) => `${code} ${path}`),
      expected,
      what,
    );
  assert.equal(roundedDegrees(28.031149999), 28.03115);
});

test('of two numbers in one field it is said which of them lies outside of India', () => {
  const table: [Partial<typeof budaun>, string[]][] = [
    [{}, []],
    [{ latitude: 0, longitude: 0 }, ['SITPOS0005 position']],
    [{ latitude: 79.1271, longitude: 28.0311 }, ['SITPOS0005 position']],
    [{ latitude: 5.9 }, ['SITPOS0003 position']],
    [{ longitude: 97.6 }, ['SITPOS0004 position']],
    [{ longitude: 0, accuracy_m: 900 }, ['SITPOS0004 position', 'SITPOS0001 accuracy_m']],
  ];
  for (const [wish, expected] of table)
    assert.deepEqual(
      pointRefusals(positionRefusals({ ...budaun, ...wish })).map(({ code, path }) => `${code} ${path}`),
      expected,
      JSON.stringify(wish),
    );
  const far = { code: 'ADMFAC0002', path: 'latitude', values: { km: 700 } } as const;
  assert.deepEqual(pointRefusals([far]), [{ ...far, path: 'position' }]);
});
