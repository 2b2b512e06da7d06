import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directionsTo } from './directions.ts';

test('the way to a site leads into the map app of an Android phone, elsewhere to a map on the web', () => {
  const site = { latitude: 28.0311, longitude: 79.1271 };
  assert.equal(directionsTo(site, 'android'), 'geo:28.0311,79.1271?q=28.0311,79.1271');
  for (const platform of ['web', 'ios'] as const)
    assert.match(directionsTo(site, platform) ?? '', /mlat=28\.0311&mlon=79\.1271/, platform);
  assert.equal(directionsTo({ latitude: null, longitude: 79 }, 'web'), null);
  assert.equal(directionsTo({}, 'web'), null, 'a server of an earlier version');
});
