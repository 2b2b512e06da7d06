import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Destination, type Maps, wayTo } from './way-to.ts';

const site = { latitude: 28.0311, longitude: 79.1271 };
const village = { ...site, name: 'Rampur, Budaun' };
const web = 'https://www.openstreetmap.org/';

test('the way opens in the phone’s own map, on a desktop in a map on the web', () => {
  const table: [string, Destination, Maps, string | null][] = [
    ['a position', site, 'android', 'geo:28.0311,79.1271?q=28.0311,79.1271'],
    ['a position', site, 'apple', 'maps:?daddr=28.0311,79.1271'],
    ['a position', site, 'web', `${web}?mlat=28.0311&mlon=79.1271#map=17/28.0311/79.1271`],
    ['a name near a position', village, 'android', 'geo:28.0311,79.1271?q=Rampur%2C%20Budaun'],
    ['a name near a position', village, 'apple', 'maps:?q=Rampur%2C%20Budaun&sll=28.0311,79.1271'],
    ['a name near a position', village, 'web', `${web}search?query=Rampur%2C%20Budaun`],
    ['only a name', { name: 'Rampur' }, 'android', 'geo:0,0?q=Rampur'],
    ['only a name', { name: 'Rampur', latitude: null }, 'apple', 'maps:?q=Rampur'],
    ['half a position', { latitude: null, longitude: 79 }, 'web', null],
    ['a server of an earlier version', {}, 'android', null],
  ];
  for (const [what, place, maps, expected] of table) assert.equal(wayTo(place, maps), expected, `${what}, ${maps}`);
});
