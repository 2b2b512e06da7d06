import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import {
  getFacility,
  getPlace,
  getSite,
  mergeFacilities,
  mergeVillages,
  savePlace,
  saveSite,
} from '@teeka/contract/places';
import { getSessionSiteDetails } from '@teeka/contract/sites';
import { addWorker } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { withClient } from '../../platform/db/client.ts';
import { type AccountWish, atSite } from '../../testing/accounts-desk.ts';
import { testServer } from '../../testing/test-server.ts';
import { facilityFollowers, facilityStaying } from './facilities/queries.ts';
import { followers, staying } from './merge/queries.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const places = await fixtures.places(4);
const elsewhere = await fixtures.places();
const [old = 0, kept = 0, third = 0] = places.villages;
const officer = async (at = places) =>
  server.as(await fixtures.user({ role: 'District Administrator', level: 'District', places: at }));
const district = await officer();
const reason = 'One village in the directory now';

const tablesWith = async (column: string) => {
  const rows = await server.rows(
    sql<{ name: string }>`select table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = current_schema() and table_type = 'BASE TABLE' and column_name = ${column}
      order by 1`.compile(build),
  );
  return rows.map(({ name }) => name);
};

test('of every table that names a village or a facility it is said whether it follows a merge', async () => {
  assert.deepEqual(await tablesWith('village_code'), [...Object.keys(followers), ...staying].sort());
  const ofFacility = [...Object.keys(facilityFollowers), ...facilityStaying, 'facility'];
  assert.deepEqual(await tablesWith('facility_id'), ofFacility.sort());
});

test('people, sites and ASHAs of a village follow it into another; what comes late under the old code does too', async () => {
  const site = await fixtures.site(places, { villages: [old] });
  const both = await fixtures.site(places, { villages: [old, kept] });
  const asha = await fixtures.user({ role: 'ASHA', sites: [site], villages: [old], places });
  const person = await fixtures.person({ village: old, name: 'MEENA DEVI' });
  const anm = await server.as(await fixtures.user({ role: 'ANM', sites: [site], places }));
  const village = async () => (await anm.ask(getBeneficiaryDetails, { beneficiaryId: person })).village_id;
  assert.equal(await village(), old);
  assert.deepEqual(await district.ask(mergeVillages, { code: old, into: kept, version: 1, reason }), {
    version: 2,
    people: 1,
  });
  assert.equal(await village(), kept, 'the worker still sees her, under the new village');
  for (const { session_site_id } of [site, both]) {
    const [details] = await anm.ask(getSessionSiteDetails, { session_site_id: site.session_site_id });
    assert.deepEqual(
      details?.villages.map(({ village_id }) => village_id),
      [kept],
      session_site_id,
    );
  }
  const { place, merged, hangs } = await district.ask(getPlace, { level: 'village', code: old });
  assert.deepEqual([place.merged_into, hangs.people, hangs.sites, hangs.ashas], [kept, 0, [], []]);
  assert.deepEqual([merged?.level, merged?.code, merged?.is_here], ['village', kept, true]);
  const now = await district.ask(getPlace, { level: 'village', code: kept });
  assert.equal(now.merged, null);
  assert.deepEqual([now.hangs.people, now.hangs.ashas.map(({ user_id }) => user_id)], [1, [asha.user_id]]);
  assert.deepEqual(
    now.history.map(({ act, reason: why }) => [act, why]),
    [['took-in', reason]],
  );
  await fixtures.person({ village: old, name: 'LATE ENTRY' });
  assert.equal((await district.ask(getPlace, { level: 'village', code: kept })).hangs.people, 2);
  const left = await server.rows(
    sql<{ n: number }>`select count(*)::int as n from name_token where village_code = ${old}`.compile(build),
  );
  assert.equal(left[0]?.n, 0);
});

test('a village that was merged before goes on with the one that is merged next', async () => {
  assert.equal((await district.send(mergeVillages, { code: kept, into: third, version: 2, reason })).status, 200);
  await fixtures.person({ village: old });
  assert.equal((await district.ask(getPlace, { level: 'village', code: third })).hangs.people, 3);
});

test('a site of another district that serves a village keeps no village that is merged just then', async () => {
  const here = await fixtures.places(2);
  const [gone = 0, into = 0] = here.villages;
  const site = await fixtures.site(elsewhere, { villages: [...elsewhere.villages, gone] });
  const asha = await fixtures.user({
    role: 'ASHA',
    villages: [gone],
    sites: [await fixtures.site(here)],
    places: here,
  });
  const [merger, saver] = [await officer(here), await officer(elsewhere)];
  const { session_site_id, facility_id } = site;
  const names = { name: 'Anganwadi Nai Basti', name_hi: '' };
  const wish = { session_site_id, facility_id, ...names, category: '1', villages: [...site.villages], version: 1 };
  const waiting = sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.compile(build);
  const wait = async (many: number) => {
    while (((await server.rows(waiting))[0]?.n ?? 0) < many) await pause(20);
  };
  const answers = await withClient(server.ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('select from user_village where user_id = $1 for update', [asha.user_id]);
    const merged = merger.send(mergeVillages, { code: gone, into, version: 1, reason });
    await wait(1);
    const saved = saver.send(saveSite, { ...wish, latitude: null, longitude: null });
    await wait(2);
    await client.query('rollback');
    return [await merged, await saved];
  });
  assert.deepEqual(
    answers.map(({ codes }) => codes),
    [[], ['REQVAL0015']],
  );
  const served = (await saver.ask(getSite, { session_site_id })).villages.map(({ code }) => code);
  assert.deepEqual(served.sort(), [...elsewhere.villages, into].sort());
});

test('what cannot be merged is refused', async () => {
  const [far = 0] = elsewhere.villages;
  const last = places.villages[3] ?? 0;
  const wish = { code: last, into: third, version: 1, reason };
  const table: [object, string][] = [
    [{ into: last }, 'ADMLOC0005 into'],
    [{ into: old }, 'ADMLOC0003 into'],
    [{ code: old, version: 3 }, 'ADMLOC0003 code'],
    [{ into: far }, 'REQVAL0012 into'],
    [{ code: far }, 'REQVAL0012 code'],
    [{ version: 7 }, 'REQVAL0015 version'],
    [{ reason: '' }, 'FLDVAL0001 reason'],
  ];
  for (const [change, expected] of table) {
    const { errors } = await district.send(mergeVillages, { ...wish, ...change });
    assert.deepEqual(
      errors.map(({ code, path }) => `${code} ${path}`),
      [expected],
      JSON.stringify(change),
    );
  }
  const block = await server.as(await fixtures.user({ role: 'Supervisor', level: 'Block', places }));
  assert.deepEqual((await block.send(mergeVillages, wish)).codes, ['ADMLOC0002']);
  const country = await server.as(await fixtures.user({ role: 'District Administrator', level: 'National' }));
  assert.deepEqual((await country.send(mergeVillages, { ...wish, into: far })).codes, ['ADMLOC0005']);
});

test('whoever reaches for a place of elsewhere leaves a trace that names it', async () => {
  const [far = 0] = elsewhere.villages;
  const last = places.villages[3] ?? 0;
  const names = { name: 'Nai Basti', name_hi: '' };
  const village = { level: 'village', code: 700_001, ...names, version: null } as const;
  await district.send(mergeVillages, { code: last, into: far, version: 1, reason });
  await district.send(savePlace, { ...village, parent_code: elsewhere.block });
  const rows = await server.rows(
    sql<{ call: string; subject: string }>`select call, subject from audit
      where detail->>'refused' = 'REQVAL0012' order by at desc, audit_id desc limit 2`.compile(build),
  );
  assert.deepEqual(rows.map(({ call, subject }) => [call, subject]).sort(), [
    [mergeVillages.name, `village ${far}`],
    [savePlace.name, `block ${elsewhere.block}`],
  ]);
});

test('sites and workers of a facility follow it into another', async () => {
  const [one, other, far] = [await fixtures.site(places), await fixtures.site(places), await fixtures.site(elsewhere)];
  await fixtures.user({ role: 'ANM', sites: [one], places });
  const wish = { facility_id: one.facility_id, into: other.facility_id, version: 1, reason };
  assert.deepEqual((await district.send(mergeFacilities, { ...wish, into: one.facility_id })).codes, ['ADMFAC0006']);
  assert.deepEqual((await district.send(mergeFacilities, { ...wish, into: far.facility_id })).codes, ['REQVAL0012']);
  assert.deepEqual((await (await officer(elsewhere)).send(mergeFacilities, wish)).codes, ['REQVAL0012']);
  assert.deepEqual(await district.ask(mergeFacilities, wish), { version: 2 });
  const { facility, sites } = await district.ask(getFacility, { facility_id: other.facility_id });
  assert.deepEqual([facility.sites, facility.workers, sites.length], [2, 1, 2]);
  assert.deepEqual((await district.send(mergeFacilities, { ...wish, version: 2 })).codes, ['ADMFAC0003']);
  assert.equal((await district.ask(getFacility, { facility_id: other.facility_id })).merged, null);
});

test('of what was merged everybody who reads it is told into which; the way there is for whoever answers for that too', async () => {
  const [gone, into] = [await fixtures.site(places), await fixtures.site(places)];
  const wish = { facility_id: gone.facility_id, into: into.facility_id, version: 1, reason };
  await district.ask(mergeFacilities, wish);
  const block = await server.as(await fixtures.user({ role: 'Supervisor', level: 'Block', places }));
  const seen = async (client: typeof block) => {
    const { merged } = await client.ask(getFacility, { facility_id: gone.facility_id });
    return [merged?.facility_id, merged?.facility_name !== '', merged?.is_here];
  };
  assert.deepEqual(await seen(block), [into.facility_id, true, true]);
  await server.rows(
    sql`update facility set block_code = ${elsewhere.block}::int where facility_id = ${into.facility_id}::uuid`.compile(
      build,
    ),
  );
  assert.deepEqual(await seen(block), [into.facility_id, true, false]);
  assert.deepEqual(await seen(district), [into.facility_id, true, true]);
});

test('a form of a site that was opened before its village or facility was merged is refused, and undoes nothing', async () => {
  const here = await fixtures.places(3);
  const [gone = 0, into = 0] = here.villages;
  const [site, host] = [await fixtures.site(here, { villages: [gone] }), await fixtures.site(here)];
  const desk = await officer(here);
  const { session_site_id, facility_id } = site;
  const seen = async () => desk.ask(getSite, { session_site_id });
  const form = (version: number) => ({
    ...{ session_site_id, facility_id, name: 'Anganwadi Nai Basti', name_hi: '', category: '1' as const },
    ...{ villages: [gone], latitude: null, longitude: null, version },
  });
  const before = (await seen()).site.version;
  await desk.ask(mergeVillages, { code: gone, into, version: 1, reason });
  assert.deepEqual((await desk.send(saveSite, form(before))).codes, ['REQVAL0015']);
  const between = await seen();
  assert.deepEqual([between.site.version, between.villages.map(({ code }) => code)], [before + 1, [into]]);
  const { facility } = await desk.ask(getFacility, { facility_id });
  await desk.ask(mergeFacilities, { facility_id, into: host.facility_id, version: facility.version, reason });
  const late = { ...form(between.site.version), facility_id: host.facility_id, villages: [into] };
  assert.deepEqual((await desk.send(saveSite, late)).codes, ['REQVAL0015']);
});

test('an account that is made while its facility is merged belongs to the one into which it is', async () => {
  const here = await fixtures.places();
  const [site, host] = [await fixtures.site(here), await fixtures.site(here)];
  const colleague = await fixtures.user({ role: 'ANM', sites: [site], places: here });
  await server.rows(
    sql`update app_user set facility_id = ${site.facility_id}::uuid where user_id = ${colleague.user_id}::uuid`.compile(
      build,
    ),
  );
  const chief = await fixtures.user({ role: 'District Administrator', level: 'District', places: here });
  const [merger, maker] = [await officer(here), await server.as(chief)];
  const user_id = randomUUID();
  const account: AccountWish = {
    ...{ user_id, user_name: `sita.${user_id.slice(0, 8)}`, display_name: 'Sita Devi', role: 'ASHA' },
    ...{ user_level: 'Facility', mobile_number: fixtures.mobile(), currentPassword: chief.password },
    posted_at: [atSite(site)],
  };
  const { facility } = await merger.ask(getFacility, { facility_id: site.facility_id });
  const merge = { facility_id: site.facility_id, into: host.facility_id, version: facility.version, reason };
  const waiting = sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.compile(build);
  const answers = await withClient(server.ownerUrl, async (client) => {
    const wait = async (many: number, but: () => boolean = () => false) => {
      while (((await server.rows(waiting))[0]?.n ?? 0) < many && !but()) await pause(20);
    };
    await client.query('begin');
    await client.query('select from app_user where user_id = $1 for update', [colleague.user_id]);
    const merged = merger.send(mergeFacilities, merge);
    await wait(1);
    let isMade = false;
    const made = maker.send(addWorker, account).finally(() => {
      isMade = true;
    });
    await wait(2, () => isMade);
    await client.query('rollback');
    return [await merged, await made];
  });
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  const [stored] = await server.rows(
    sql<{ facility_id: string }>`select facility_id from app_user where user_id = ${user_id}::uuid`.compile(build),
  );
  assert.equal(stored?.facility_id, host.facility_id);
});
