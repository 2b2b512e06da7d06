import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newLogin, tellUnsent } from '@teeka/contract/auth';
import { getHomeFigures } from '@teeka/contract/home';
import { getVillagesWithoutAsha } from '@teeka/contract/locations';
import { getNewbornsWithoutBirthDose, getPregnantWomen } from '@teeka/contract/pregnancies';
import type { UserLevel } from '@teeka/contract/roles';
import { getSitesWithoutPosition, updateLatLong } from '@teeka/contract/sites';
import type { AreaPart } from '@teeka/contract/within';
import { getWorkers, updateUserStatus } from '@teeka/contract/workers';
import type { TestPlaces, TestSite, TestUser } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;

interface Post {
  readonly role: 'Supervisor' | 'District Administrator' | 'Site Admin';
  readonly level: UserLevel;
}

async function officeOf({ role, level }: Post, places: TestPlaces, site: TestSite) {
  const sites = level === 'Facility' ? [site] : [];
  return server.as(await fixtures.user({ role, level, sites, places }));
}
type Office = Awaited<ReturnType<typeof officeOf>>;

async function signIn({ user_name, password }: TestUser) {
  const phone = server.client();
  const ts = String(server.clock.clock().instant.getTime());
  await phone.ask(newLogin, { user_name, password, ts, secret: '' });
  return phone;
}

const states = ['locked', 'unsent', 'not-for-a-month', 'never', 'closed'] as const;
const listed = async (office: Office, state: (typeof states)[number], within: AreaPart | null = null) =>
  (await office.ask(getWorkers, { state, within })).data.map(({ user_id }) => user_id).sort();

/** What the home counts, beside how long the lists are that it opens. */
async function bothOf(office: Office) {
  const home = await office.ask(getHomeFigures, {});
  const sites = await office.ask(getSitesWithoutPosition, { pageSize: 1 });
  const villages = await office.ask(getVillagesWithoutAsha, { pageSize: 1 });
  const { totals } = await office.ask(getPregnantWomen, { pageSize: 1 });
  const newborns = await office.ask(getNewbornsWithoutBirthDose, { pageSize: 1 });
  const lists = {
    locked: (await listed(office, 'locked')).length,
    unsent: (await listed(office, 'unsent')).length,
    month: (await listed(office, 'not-for-a-month')).length,
    never: (await listed(office, 'never')).length,
    sites: sites.total,
    villages: villages.total,
    women: [totals.all, totals.urgent, totals['high-risk'], totals.overdue, totals.expected],
    newborns: newborns.total,
  };
  const counted = home.pregnancies;
  const figures = {
    locked: home.resting.total,
    unsent: home.unsent,
    month: home.not_for_a_month,
    never: home.never_signed_in,
    sites: home.sites_without_position,
    villages: home.villages_without_asha,
    women: counted && [counted.all, counted.urgent, counted.high_risk, counted.overdue, counted.expected],
    newborns: counted?.newborns,
  };
  return { figures, lists };
}

const posts: readonly Post[] = [
  { role: 'Site Admin', level: 'Facility' },
  { role: 'Supervisor', level: 'Block' },
  { role: 'District Administrator', level: 'District' },
  { role: 'Supervisor', level: 'State' },
];

test('each figure of the home is as long as the list it opens, at each level; elsewhere nothing of it is counted', async () => {
  const places = await fixtures.places(3);
  const [v1, v2] = places.villages as [number, number, number];
  const site = await fixtures.site(places, { villages: [v1, v2] });
  const placed = await fixtures.site(places, { villages: [] });
  await (await server.as(await fixtures.user({ sites: [placed], places }))).ask(updateLatLong, {
    session_site_id: placed.session_site_id,
    latitude: 28.03,
    longitude: 79.12,
    accuracy_m: 10,
  });
  const worker = (role: 'ANM' | 'ASHA' = 'ANM', villages: readonly number[] = []) =>
    fixtures.user({ role, sites: [site], places, villages });
  const [missed, sends, lately, wrong] = [await worker(), await worker(), await worker(), await worker()];
  const [never, shut] = [await worker('ASHA', [v1]), await worker('ASHA', [v2])];
  await signIn(missed);
  server.clock.advance({ days: 31 });
  await signIn(lately);
  await signIn(wrong);
  const phone = await signIn(sends);
  const since = new Date(server.clock.clock().instant.getTime() - 30 * 3_600_000).toISOString();
  await phone.ask(tellUnsent, { waiting: 3, since });
  const stranger = server.client();
  const ts = String(server.clock.clock().instant.getTime());
  for (let nth = 0; nth < 5; nth++)
    await stranger.send(newLogin, { user_name: wrong.user_name, password: 'Wrong@2026', ts, secret: '' });
  const block = await officeOf({ role: 'Supervisor', level: 'Block' }, places, site);
  await block.ask(updateUserStatus, { user_id: shut.user_id, isActive: '0', reason: 'Has left the work' });

  const far = await fixtures.places(1);
  const farSite = await fixtures.site(far);
  for (const post of posts) {
    const office = await officeOf(post, places, site);
    const who = `${post.role} ${post.level}`;
    const { figures, lists } = await bothOf(office);
    assert.deepEqual(figures, lists, who);
    const { locked, unsent, month, sites, villages } = figures;
    // The third village is served by no site: whoever answers for a site does not see it.
    const seen = post.level === 'Facility' ? 1 : 2;
    assert.deepEqual(
      { locked, unsent, month, sites, villages },
      { locked: 1, unsent: 1, month: 1, sites: 1, villages: seen },
      who,
    );
    assert.deepEqual(await listed(office, 'locked'), [wrong.user_id], who);
    assert.deepEqual(await listed(office, 'unsent'), [sends.user_id], who);
    assert.deepEqual(await listed(office, 'not-for-a-month'), [missed.user_id], who);
    assert.deepEqual(await listed(office, 'closed'), [shut.user_id], who);
    assert.ok((await listed(office, 'never')).includes(never.user_id), who);
    assert.ok(!(await listed(office, 'never')).includes(shut.user_id), `${who}: a closed account is missed by nobody`);
    const elsewhere = await bothOf(await officeOf(post, far, farSite));
    assert.deepEqual(elsewhere.figures, elsewhere.lists, who);
    assert.deepEqual([elsewhere.figures.unsent, elsewhere.figures.month, elsewhere.figures.locked], [0, 0, 0], who);
  }
});

test('a list is narrowed by role and by a part of the area together with the state', async () => {
  const places = await fixtures.places();
  const [one, other] = [await fixtures.site(places), await fixtures.site(places)];
  const anm = await fixtures.user({ role: 'ANM', sites: [one], places });
  const asha = await fixtures.user({ role: 'ASHA', sites: [other], places });
  const office = await officeOf({ role: 'Supervisor', level: 'Block' }, places, one);
  const ids = async (wish: object) => (await office.ask(getWorkers, wish)).data.map(({ user_id }) => user_id);
  const within = { level: 'site', id: one.session_site_id } as const;
  assert.deepEqual(await ids({ role: 'ASHA' }), [asha.user_id]);
  assert.deepEqual(await ids({ state: 'never', within }), [anm.user_id]);
  assert.deepEqual(await ids({ state: 'never', role: 'ASHA', within }), []);
  for (const bad of [{ state: 'sleeping' }, { role: 'Cook' }])
    assert.equal((await office.send(getWorkers, bad as never)).status, 400, JSON.stringify(bad));
});

test('villages without ASHA, of a part of the area: the last one who looks after a village counts, and only an open account', async () => {
  const places = await fixtures.places(2);
  const [village] = places.villages as [number, number];
  const site = await fixtures.site(places, { villages: [village] });
  const office = await officeOf({ role: 'Supervisor', level: 'Block' }, places, site);
  const without = async (within: AreaPart | null = null) =>
    (await office.ask(getVillagesWithoutAsha, { within })).data.map(({ village_id }) => village_id);
  assert.deepEqual(await without(), [...places.villages]);
  assert.deepEqual(await without({ level: 'site', id: site.session_site_id }), [village]);
  await fixtures.user({ role: 'ANM', sites: [site], places, villages: [village] });
  assert.deepEqual(await without(), [...places.villages], 'an ANM is no ASHA');
  await fixtures.user({ role: 'ASHA', sites: [site], places, villages: [village] });
  assert.deepEqual(await without(), places.villages.slice(1));
  const stranger = await fixtures.places(1);
  assert.deepEqual(await without({ level: 'block', code: stranger.block }), []);
});

test('what waits on a phone: reported anew it is what was reported last, since now at most; another sign-in of the device stands for it', async () => {
  const places = await fixtures.places();
  const site = await fixtures.site(places);
  const worker = await fixtures.user({ role: 'ANM', sites: [site], places });
  const office = await officeOf({ role: 'Supervisor', level: 'Block' }, places, site);
  const reported = async () => {
    const [row] = (await office.ask(getWorkers, { search: worker.user_name })).data;
    return [row?.unsent, row?.unsent_since];
  };
  const device = 'D'.repeat(43);
  const [first, second] = [await onDevice(worker, device), await onDevice(worker, device)];
  const now = server.clock.clock().instant;
  const since = new Date(now.getTime() - 5 * 3_600_000).toISOString();
  await first.ask(tellUnsent, { waiting: 2, since });
  assert.deepEqual(await reported(), [2, since]);
  assert.deepEqual(await listed(office, 'unsent'), [], 'of less than a day');
  await second.ask(tellUnsent, { waiting: 1, since });
  assert.deepEqual(await reported(), [1, since], 'the same phone is not counted twice');
  await second.ask(tellUnsent, { waiting: 4, since: '2099-01-01T00:00:00Z' });
  assert.deepEqual(await reported(), [4, now.toISOString()]);
  await second.ask(tellUnsent, { waiting: 0, since: null });
  assert.deepEqual(await reported(), [0, null]);
  for (const bad of [
    { waiting: -1 },
    { waiting: 1.5 },
    { waiting: 100_001 },
    { waiting: 1, since: 'yesterday' },
    { waiting: 1, since: null },
    { waiting: 0, since },
    {},
  ])
    assert.equal((await second.send(tellUnsent, bad as never)).status, 400, JSON.stringify(bad));
});

async function onDevice({ user_name, password }: TestUser, device: string) {
  const phone = server.client();
  const ts = String(server.clock.clock().instant.getTime());
  await phone.ask(newLogin, { user_name, password, ts, secret: '', device });
  return phone;
}
