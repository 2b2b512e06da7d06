import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getSite, retireSite, setSitePosition } from '@teeka/contract/places';
import { getAllSites, updateLatLong } from '@teeka/contract/sites';
import { mostPositions } from '@teeka/domain/sites';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const places = await server.fixtures.places();
const site = await server.fixtures.site(places);
const phone = await server.as(await server.fixtures.user({ sites: [site], places }));
const here = {
  session_site_id: site.session_site_id,
  latitude: 28.031149,
  longitude: 79.127101,
  accuracy_m: 12,
};
const shown = async () => {
  const { sites } = await phone.ask(getAllSites, {});
  return [sites[0]?.latitude, sites[0]?.longitude];
};

test('where a site is, as the device of a worker says', async () => {
  assert.deepEqual(await shown(), [null, null]);
  await phone.ask(updateLatLong, here);
  assert.deepEqual(await shown(), [28.03115, 79.1271]);
});

test('whoever answers for the site reads who said so, and what was seen before is no longer the latest', async () => {
  const officer = await server.as(await server.fixtures.user({ role: 'Supervisor', level: 'Block', places }));
  const { session_site_id } = here;
  const seen = await officer.ask(getSite, { session_site_id });
  await phone.ask(updateLatLong, { ...here, latitude: 28.04 });
  await phone.ask(updateLatLong, { ...here, latitude: 28.04 });
  const now = await officer.ask(getSite, { session_site_id });
  assert.equal(now.site.version, seen.site.version + 1);
  assert.equal(now.history.length, seen.history.length + 1);
  const [latest] = now.history;
  assert.equal(latest?.act, 'position');
  assert.deepEqual(latest?.fields, [{ field: 'latitude', before: '28.03115', after: '28.04' }]);
  const late = { session_site_id, latitude: 28.03, longitude: 79.12, version: seen.site.version };
  assert.deepEqual((await officer.send(setSitePosition, late)).codes, ['REQVAL0015']);
});

test('a position that leads nobody there is refused', async () => {
  const before = await shown();
  const cases: [object, string][] = [
    [{ latitude: 0, longitude: 79.1 }, 'FLDVAL0005 latitude'],
    [{ longitude: 12 }, 'FLDVAL0005 longitude'],
    [{ accuracy_m: 2000 }, 'SITPOS0001 accuracy_m'],
  ];
  for (const [wish, expected] of cases) {
    const { errors } = await phone.send(updateLatLong, { ...here, ...wish });
    assert.deepEqual(
      errors.map(({ code, path }) => `${code} ${path}`),
      [expected],
    );
  }
  assert.deepEqual(await shown(), before);
});

test('an ASHA does not say where a site is', async () => {
  const asha = await server.as(await server.fixtures.user({ role: 'ASHA', sites: [site], places }));
  assert.deepEqual((await asha.send(updateLatLong, here)).codes, ['REQVAL0011']);
});

test('a closed site lies where it lay', async () => {
  const closed = await server.fixtures.site(places);
  const { session_site_id } = closed;
  const nurse = await server.as(await server.fixtures.user({ role: 'ANM', sites: [closed], places }));
  const officer = await server.as(await server.fixtures.user({ role: 'Supervisor', level: 'Block', places }));
  await officer.ask(retireSite, { session_site_id, version: 1, reason: 'Moved to the school' });
  const { status, codes } = await nurse.send(updateLatLong, { ...here, session_site_id });
  assert.deepEqual([status, codes], [409, ['ADMFAC0003']]);
  assert.equal((await officer.ask(getSite, { session_site_id })).site.latitude, null);
});

test('nobody fills the history of a site with positions: a day has so many of one account', async () => {
  const site = await server.fixtures.site(places);
  const { session_site_id } = site;
  const user = await server.fixtures.user({ role: 'ANM', sites: [site], places });
  let nurse = await server.as(user);
  const officer = await server.as(await server.fixtures.user({ role: 'Site Admin', sites: [site], places }));
  const say = (nth: number) =>
    nurse.send(updateLatLong, { ...here, session_site_id, latitude: Math.round((28 + nth / 1000) * 1000) / 1000 });
  for (let nth = 1; nth <= mostPositions; nth += 1) assert.equal((await say(nth)).status, 200);
  assert.equal((await say(mostPositions)).status, 200, 'the same again changes nothing');
  assert.deepEqual((await say(0)).codes, ['REQVAL0010']);
  const { site: seen } = await officer.ask(getSite, { session_site_id });
  const move = (version: number) =>
    officer.send(setSitePosition, { session_site_id, latitude: 28 + version / 1000, longitude: 79.1, version });
  for (let nth = 0; nth < mostPositions; nth += 1) assert.equal((await move(seen.version + nth)).status, 200);
  const { site: last, history } = await officer.ask(getSite, { session_site_id });
  assert.deepEqual((await move(last.version)).codes, ['REQVAL0010']);
  assert.equal(history.length, 2 * mostPositions);
  server.clock.advance({ days: 1 });
  nurse = await server.as(user);
  assert.equal((await say(0)).status, 200);
});
