import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  getFacilities,
  getFacility,
  getSite,
  retireFacility,
  retireSite,
  saveFacility,
  saveSite,
  setSitePosition,
} from '@teeka/contract/places';
import type { UserLevel } from '@teeka/contract/roles';
import { addNewSession } from '@teeka/contract/sessions';
import { getAllSites } from '@teeka/contract/sites';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const places = await fixtures.places();
const elsewhere = await fixtures.places();
const [village = 0, other = 0] = places.villages;
const [far = 0] = elsewhere.villages;
const as = async (level: UserLevel, at = places) =>
  server.as(await fixtures.user({ role: 'Supervisor', level, places: at, sites: [await fixtures.site(at)] }));
const block = await as('Block');
const stranger = await as('District', elsewhere);
const reason = 'Moved to the new building';
let serial = 0;
const facility = () => {
  serial += 1;
  const names = { name: `Sub-Centre Nai Basti ${serial}`, name_hi: `उपकेंद्र नई बस्ती ${serial}` };
  return { facility_id: uuidV7(), block_code: places.block, ...names, kind: 'Sub-Centre', version: null };
};
const site = (facility_id: string) => {
  serial += 1;
  return {
    session_site_id: uuidV7(),
    facility_id,
    ...{ name: `Anganwadi ${serial}`, name_hi: `आंगनवाड़ी ${serial}`, category: '1' },
    ...{ villages: [village], latitude: 28.03, longitude: 79.12, version: null },
  };
};
const newFacility = async () => {
  const made = facility();
  await block.ask(saveFacility, made);
  return made;
};
const newSite = async () => {
  const made = site((await newFacility()).facility_id);
  await block.ask(saveSite, made);
  return made;
};
const errorsOf = (answer: { readonly errors: readonly { readonly code: string; readonly path?: string }[] }) =>
  answer.errors.map(({ code, path }) => `${code} ${path}`);

test('a facility is made under an id of the client, once; its name changes with a history, and not over a colleague’s change', async () => {
  const made = facility();
  const key = randomUUID();
  assert.deepEqual(await block.ask(saveFacility, made, { key }), { version: 1 });
  assert.deepEqual(await block.ask(saveFacility, made, { key }), { version: 1 });
  assert.deepEqual((await block.send(saveFacility, made)).codes, ['REQVAL0009']);
  assert.deepEqual(await block.ask(saveFacility, { ...made, kind: 'PHC', version: 1 }), { version: 2 });
  assert.deepEqual((await block.send(saveFacility, { ...made, name: 'Other', version: 1 })).codes, ['REQVAL0015']);
  const { facility: now, history } = await block.ask(getFacility, { facility_id: made.facility_id });
  assert.deepEqual([now.kind, now.version, history.map(({ act }) => act)], ['PHC', 2, ['changed', 'added']]);
  const found = await block.ask(getFacilities, { search: made.name.toUpperCase() });
  assert.ok(found.data.some(({ facility_id }) => facility_id === made.facility_id));
});

test('one of the same name in the block is told, and taken where another is meant', async () => {
  const made = await newFacility();
  const twin = { ...facility(), name: made.name.replace('-', ' ').toUpperCase() };
  const refused = await block.send(saveFacility, twin);
  assert.deepEqual([errorsOf(refused), refused.errors[0]?.values?.name], [['ADMFAC0001 name'], made.name]);
  assert.deepEqual(await block.ask(saveFacility, { ...twin, is_another: true }), { version: 1 });
  const [first, second] = [site(made.facility_id), site(made.facility_id)];
  await block.ask(saveSite, first);
  const doubled = { ...second, name: first.name, name_hi: '' };
  assert.deepEqual((await block.send(saveSite, doubled)).codes, ['ADMFAC0001']);
  assert.equal((await block.send(saveSite, { ...doubled, is_another: true })).status, 200);
});

test('what is wrong with a facility or a site is said under its field', async () => {
  const { facility_id } = await newFacility();
  const facilities: [object, string][] = [
    [{ name: '' }, 'FLDVAL0001 name'],
    [{ name: 'x'.repeat(101) }, 'FLDVAL0004 name'],
    [{ kind: 'Temple' }, 'FLDVAL0029 kind'],
    [{ block_code: elsewhere.block }, 'REQVAL0012 block_code'],
  ];
  for (const [wish, expected] of facilities)
    assert.deepEqual(errorsOf(await block.send(saveFacility, { ...facility(), ...wish })), [expected]);
  const sites: [object, string[]][] = [
    [{ name_hi: 'Latin' }, ['FLDVAL0003 name_hi']],
    [{ category: '3' }, ['FLDVAL0029 category']],
    [{ villages: [] }, ['FLDVAL0001 villages']],
    [{ villages: [village, far] }, ['REQVAL0012 villages']],
    [{ longitude: null }, ['FLDVAL0001 longitude']],
    [{ latitude: 79.12, longitude: 28.03 }, ['FLDVAL0005 latitude', 'FLDVAL0005 longitude']],
    [{ facility_id: uuidV7() }, ['REQVAL0012 facility_id']],
  ];
  for (const [wish, expected] of sites)
    assert.deepEqual(
      errorsOf(await block.send(saveSite, { ...site(facility_id), ...wish })),
      expected,
      JSON.stringify(wish),
    );
});

test('a site changes its name and catchment; where it lies far from the block’s others it is asked once', async () => {
  const made = await newSite();
  const { session_site_id } = made;
  const wish = { ...made, name: 'Primary School', villages: [village, other], version: 1 };
  assert.deepEqual(await block.ask(saveSite, wish), { version: 2 });
  const delhi = { session_site_id, latitude: 28.6139, longitude: 77.209, version: 2 };
  await newSite();
  const refused = await block.send(setSitePosition, delhi);
  assert.deepEqual(errorsOf(refused), ['ADMFAC0002 latitude']);
  assert.ok(Number(refused.errors[0]?.values?.km) > 150);
  assert.deepEqual((await block.send(saveSite, { ...wish, ...delhi })).codes, ['ADMFAC0002']);
  assert.deepEqual(await block.ask(setSitePosition, { ...delhi, is_far: true }), { version: 3 });
  assert.deepEqual((await block.send(setSitePosition, { ...delhi, is_far: true })).codes, ['REQVAL0015']);
  assert.deepEqual(errorsOf(await block.send(setSitePosition, { ...delhi, version: 3, latitude: null })), [
    'FLDVAL0001 latitude',
  ]);
  const now = await block.ask(getSite, { session_site_id });
  assert.deepEqual(
    [now.site.session_site_name, now.site.latitude, now.villages.map(({ code }) => code)],
    ['Primary School', 28.6139, [village, other]],
  );
  assert.deepEqual(
    now.history.map(({ act }) => act),
    ['position', 'changed', 'added'],
  );
  assert.deepEqual(await block.ask(setSitePosition, { session_site_id, latitude: null, longitude: null, version: 3 }), {
    version: 4,
  });
});

test('a site with a planned session stays and says why; closed it takes no plan and is offered to nobody', async () => {
  const made = await newSite();
  const { session_site_id, facility_id } = made;
  const wish = { session_site_id, version: 1, reason };
  const where = { session_site_id, facility_id, villages: [village] };
  await fixtures.session({ site: where, date: '2199-01-01' });
  const { hangs } = await block.ask(getSite, { session_site_id });
  assert.equal(hangs.planned, 1);
  const refused = await block.send(retireSite, wish);
  assert.deepEqual([refused.codes, refused.errors[0]?.values?.count], [['ADMFAC0004'], 1]);
  const free = await newSite();
  const listed = async () =>
    (await block.ask(getAllSites, {})).sites.some((one) => one.session_site_id === free.session_site_id);
  assert.equal(await listed(), true);
  const close = { ...wish, session_site_id: free.session_site_id };
  assert.deepEqual(errorsOf(await block.send(retireSite, { ...close, reason: 'x' })), ['FLDVAL0004 reason']);
  assert.deepEqual((await block.send(retireFacility, { facility_id: free.facility_id, version: 1, reason })).codes, [
    'ADMFAC0005',
  ]);
  assert.deepEqual(await block.ask(retireSite, close), { version: 2 });
  assert.equal(await listed(), false);
  const plan = { session_site_id: free.session_site_id, session_name: 'Anganwadi', date_of_session: '2199-01-01' };
  const times = { start_time: '09:00', end_time: '15:00', capacity: 40, vaccines: [] };
  assert.deepEqual((await block.send(addNewSession, { ...plan, ...times } as never)).codes, ['ADMFAC0003']);
  assert.deepEqual((await block.send(saveSite, { ...free, version: 2 })).codes, ['ADMFAC0003']);
  assert.deepEqual(await block.ask(retireFacility, { facility_id: free.facility_id, version: 1, reason }), {
    version: 2,
  });
});

test('who answers for a block arranges it; below the block only positions, and elsewhere nothing is found', async () => {
  const made = await newSite();
  const { session_site_id, facility_id } = made;
  const close = { version: 1, reason };
  assert.deepEqual((await stranger.send(saveFacility, facility())).codes, ['REQVAL0012']);
  assert.deepEqual((await stranger.send(retireFacility, { facility_id, ...close })).codes, ['REQVAL0012']);
  assert.deepEqual((await stranger.send(saveSite, site(facility_id))).codes, ['REQVAL0012']);
  assert.deepEqual((await stranger.send(retireSite, { session_site_id, ...close })).codes, ['REQVAL0012']);
  const owned = { session_site_id, facility_id, villages: [village] };
  const below = await server.as(await fixtures.user({ role: 'Site Admin', sites: [owned], places }));
  assert.deepEqual((await below.send(saveFacility, { ...facility(), facility_id, version: 1 })).codes, ['ADMLOC0002']);
  assert.deepEqual((await below.send(saveSite, { ...made, version: 1 })).codes, ['ADMLOC0002']);
  assert.deepEqual((await below.send(retireSite, { session_site_id, ...close })).codes, ['ADMLOC0002']);
  const position = { session_site_id, latitude: 28.031, longitude: 79.121, version: 1 };
  assert.deepEqual(await below.ask(setSitePosition, position), { version: 2 });
});
