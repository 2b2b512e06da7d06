import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Site } from '@teeka/contract/sites';
import { facilitiesOf, facilityShown, keptOf, sitesAt, siteToOpen } from './state.ts';

const site = (id: string, facility: string, change: Partial<Site> = {}): Site => ({
  session_site_id: id,
  session_site_name: `Site ${id}`,
  session_site_name_hi: `स्थल ${id}`,
  facility_id: facility,
  facilty_name: `Facility ${facility}`,
  facilty_name_hi: `केंद्र ${facility}`,
  session_category_type: '1',
  is_default: false,
  ...change,
});
const sites = [site('a', 'Z'), site('b', 'B'), site('c', 'B', { is_default: true })];

test('a facility stands once and narrows the sites', () => {
  assert.deepEqual(
    facilitiesOf(sites).map((one) => one.facility_id),
    ['B', 'Z'],
  );
  assert.deepEqual(
    sitesAt(sites, 'B').map((one) => one.session_site_id),
    ['b', 'c'],
  );
  assert.equal(sitesAt(sites, null).length, 3);
});

test('the site opens by itself: chosen, default, posted, the only one', () => {
  const table: [string, readonly Site[], string | null, string | null, string | undefined][] = [
    ['chosen on this phone', sites, 'a', 'b', 'a'],
    ['no longer among the sites', sites, 'gone', null, 'c'],
    ['the default one', sites, null, 'b', 'c'],
    ['the posting', sites.slice(0, 2), null, 'b', 'b'],
    ['the only one', sites.slice(0, 1), null, null, 'a'],
    ['the worker has to choose', sites.slice(0, 2), null, null, undefined],
  ];
  for (const [name, list, chosen, posted, expected] of table) {
    assert.equal(siteToOpen(list, { chosen, posted })?.session_site_id, expected, name);
  }
});

test('the stored facility is shown again while it has sites of the user', () => {
  assert.equal(facilityShown(sites, 'Z', sites[1] ?? null), 'Z');
  assert.equal(facilityShown(sites, 'gone', sites[1] ?? null), 'B');
  assert.equal(facilityShown(sites, null, null), null);
});

test('the names under which a site is kept, and that choosing none takes them away', () => {
  assert.deepEqual(keptOf(site('v', 'F', { session_category_type: '2' })), {
    facilityId: 'F',
    session_site_id: 'v',
    sessionCategory: '2',
    session_category_name: 'Venom',
  });
  assert.deepEqual(Object.values(keptOf(null)), [null, null, null, null]);
});
