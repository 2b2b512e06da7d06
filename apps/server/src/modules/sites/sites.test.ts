import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newLogin } from '@teeka/contract/auth';
import type { Role } from '@teeka/contract/roles';
import { getAllSites, getAsha, getSessionSiteDetails, setDefaultSite } from '@teeka/contract/sites';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { UserWish } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const [home, away] = [await fixtures.places(), await fixtures.places()];
const mine = await fixtures.site(home, { villages: home.villages.slice(0, 1) });
const neighbour = await fixtures.site(home, { villages: home.villages.slice(1) });
const venom = await fixtures.site(home, { category: 2 });
const far = await fixtures.site(away);

const as = async (wish: UserWish) => server.as(await fixtures.user(wish));
const idsOf = (sites: readonly { session_site_id: string }[]) => sites.map((one) => one.session_site_id).sort();

test('everybody sees the sites of the own area: posting, block, district, state, nation', async () => {
  const ofHome = idsOf([mine, neighbour, venom]);
  const cases: [string, UserWish, string[]][] = [
    ['a vaccinator of one site', { sites: [mine] }, idsOf([mine])],
    ['a vaccinator of two sites', { sites: [mine, neighbour] }, idsOf([mine, neighbour])],
    ['a vaccinator without posting', {}, []],
    ['an ASHA', { role: 'ASHA', sites: [mine], villages: home.villages.slice(0, 1) }, idsOf([mine])],
    ['a supervisor of a block', { role: 'Supervisor', level: 'Block', places: home }, ofHome],
    ['a district administrator', { role: 'District Administrator', level: 'District', places: home }, ofHome],
    ['an administrator of a state', { role: 'District Administrator', level: 'State', places: away }, idsOf([far])],
    ['the nation', { role: 'Supervisor', level: 'National' }, idsOf([mine, neighbour, venom, far])],
  ];
  for (const [who, wish, sites] of cases)
    assert.deepEqual(idsOf((await (await as(wish)).ask(getAllSites, {})).sites), sites, who);
});

test('a site comes with its facility, category and both names', async () => {
  const { sites } = await (await as({ sites: [venom] })).ask(getAllSites, {});
  const [site] = sites;
  assert.equal(site?.session_category_type, '2');
  assert.equal(site?.facility_id, venom.facility_id);
  assert.equal(site?.session_site_name_hi, 'उपकेंद्र');
  assert.match(site?.facilty_name ?? '', /Sub-Centre/);
  assert.equal(site?.is_default, true);
});

test('the default site is the one that opens first, and only one', async () => {
  const phone = await as({ sites: [mine, neighbour] });
  const defaults = async () => idsOf((await phone.ask(getAllSites, {})).sites.filter(({ is_default }) => is_default));
  assert.deepEqual(await defaults(), [mine.session_site_id]);
  await phone.ask(setDefaultSite, { session_site_id: neighbour.session_site_id });
  assert.deepEqual(await defaults(), [neighbour.session_site_id]);
});

test('a site outside of the area is neither made default nor shown', async () => {
  const phone = await as({ sites: [mine], places: home });
  for (const session_site_id of [neighbour.session_site_id, far.session_site_id, uuidV7()]) {
    for (const call of [setDefaultSite, getSessionSiteDetails, getAsha]) {
      const refused = await phone.send(call, { session_site_id });
      assert.deepEqual([refused.status, refused.codes], [404, ['REQVAL0012']]);
      assert.equal(refused.errors[0]?.path, 'session_site_id');
    }
  }
});

test('the details of a site name its villages', async () => {
  for (const wish of [{ sites: [mine] }, { role: 'Supervisor', level: 'District', places: home } as const]) {
    const [site] = await (await as(wish)).ask(getSessionSiteDetails, mine);
    assert.deepEqual(
      site?.villages.map(({ village_id }) => village_id),
      mine.villages,
    );
    assert.deepEqual([site?.latitude, site?.longitude], [null, null]);
  }
});

test('the id of a site that is no id is refused, not an error of ours', async () => {
  const phone = await as({ sites: [mine] });
  for (const session_site_id of ['x', '', '0'])
    assert.ok((await phone.send(getSessionSiteDetails, { session_site_id })).status < 500, session_site_id);
});

test('the ASHAs of a site, each with her villages and her account; nobody else', async () => {
  const place = await fixtures.site(home);
  const [first = 0, second = 0] = home.villages;
  const both = await fixtures.user({ role: 'ASHA', sites: [place], villages: [second, first] });
  const one = await fixtures.user({ role: 'ASHA', sites: [place], villages: [first], mobile: null });
  await fixtures.user({ role: 'ASHA', sites: [neighbour], villages: [first] });
  const gone = await fixtures.user({ role: 'ASHA', sites: [place], villages: [second], is_active: false });
  const ts = String(server.clock.clock().instant.getTime());
  await server.client().send(newLogin, { user_name: both.user_name, password: both.password, ts, secret: '' });
  const seenAs = async (role: Role) => {
    const ashas = await (await as({ role, sites: [place], places: home })).ask(getAsha, place);
    return new Map(
      ashas.map(({ user_id, village_ids, mobile, is_active }) => [user_id, [village_ids, mobile, is_active]]),
    );
  };
  const expected = (shown: (mobile: string) => string) =>
    new Map([
      [both.user_id, [[first, second].sort(), shown(both.mobile), true]],
      [one.user_id, [[first], '', true]],
      [gone.user_id, [[second], shown(gone.mobile), false]],
    ]);
  for (const role of ['ANM', 'Vaccinator', 'Site Admin'] as const)
    assert.deepEqual(
      await seenAs(role),
      expected((mobile) => mobile),
      role,
    );
  for (const role of ['Assistant', 'Verifier', 'ASHA'] as const)
    assert.deepEqual((await seenAs(role)).get(gone.user_id)?.[1], `XXXXXX${gone.mobile.slice(-4)}`, role);
  const [asha] = (await (await as({ sites: [place] })).ask(getAsha, place)).filter(
    ({ user_id }) => user_id === both.user_id,
  );
  assert.equal(asha?.last_sign_in, server.clock.clock().instant.toISOString());
});

test('where no site is chosen there are no ASHAs, and nothing is refused', async () => {
  const phone = await as({ sites: [mine] });
  assert.deepEqual(await phone.ask(getAsha, { session_site_id: '' }), []);
});
