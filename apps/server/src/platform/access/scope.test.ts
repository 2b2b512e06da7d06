import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UserLevel } from '@teeka/contract/roles';
import { sql } from 'kysely';
import { testServer } from '../../testing/test-server.ts';
import { build } from '../db/build.ts';
import type { Scope } from './actor.ts';
import { siteInScope, villageInScope } from './scope.ts';

const server = await testServer({ handlers: () => [], sandbox: false });
const { fixtures } = server;
const [home, away] = [await fixtures.places(3), await fixtures.places(2)];
const mine = await fixtures.site(home, { villages: home.villages.slice(0, 2) });
const neighbour = await fixtures.site(home, { villages: home.villages.slice(2) });
const far = await fixtures.site(away);

const scopeOf = (level: UserLevel, rest: Partial<Scope> = {}): Scope => ({
  level,
  state_code: null,
  district_code: null,
  block_code: null,
  facility_id: null,
  sites: [mine.session_site_id],
  villages: mine.villages,
  ...rest,
});

async function villages(scope: Scope): Promise<number[]> {
  const rows = await server.rows<{ code: number }>(
    sql<{ code: number }>`select v.code from location v
      where v.level = 'village' and ${villageInScope('v.code', scope)} order by v.code`.compile(build),
  );
  return rows.map(({ code }) => code);
}

async function sites(scope: Scope): Promise<string[]> {
  const rows = await server.rows<{ id: string }>(
    sql<{ id: string }>`select s.session_site_id as id from session_site s
      where ${siteInScope('s.session_site_id', scope)} order by 1`.compile(build),
  );
  return rows.map(({ id }) => id);
}

const ids = (...of: { session_site_id: string }[]) => of.map(({ session_site_id }) => session_site_id).sort();

test('an area by level: villages and sites inside of it, none outside', async () => {
  const cases: [Scope, readonly number[], string[]][] = [
    [scopeOf('Facility'), mine.villages, ids(mine)],
    [scopeOf('Plan_Delivery_Manager'), mine.villages, ids(mine)],
    [scopeOf('Facility', { sites: [], villages: [] }), [], []],
    [scopeOf('Block', { block_code: home.block }), home.villages, ids(mine, neighbour)],
    [scopeOf('District', { district_code: home.district }), home.villages, ids(mine, neighbour)],
    [scopeOf('State', { state_code: away.state }), away.villages, ids(far)],
    [scopeOf('National'), [...home.villages, ...away.villages], ids(mine, neighbour, far)],
  ];
  for (const [scope, inside, place] of cases) {
    assert.deepEqual(await villages(scope), inside, scope.level);
    assert.deepEqual(await sites(scope), place, scope.level);
  }
});

test('a part of an area narrows it, and never widens it', async () => {
  const district = scopeOf('District', { district_code: home.district });
  const posted = scopeOf('Facility');
  const block = { level: 'block', code: home.block } as const;
  const atMine = { level: 'site', id: mine.session_site_id } as const;
  const cases: [string, Scope, readonly number[], string[]][] = [
    ['a block of the district', { ...district, within: block }, home.villages, ids(mine, neighbour)],
    ['a site of the district', { ...district, within: atMine }, mine.villages, ids(mine)],
    ['no part', { ...district, within: null }, home.villages, ids(mine, neighbour)],
    [
      'a state of the nation',
      { ...scopeOf('National'), within: { level: 'state', code: away.state } },
      away.villages,
      ids(far),
    ],
    ['the block around the own site', { ...posted, within: block }, mine.villages, ids(mine)],
    ['the own site', { ...posted, within: atMine }, mine.villages, ids(mine)],
    ['the site of a neighbour', { ...posted, within: { level: 'site', id: neighbour.session_site_id } }, [], []],
    ['the block of another district', { ...district, within: { level: 'block', code: away.block } }, [], []],
    ['the whole of another state', { ...district, within: { level: 'state', code: away.state } }, [], []],
    ['a site of another district', { ...district, within: { level: 'site', id: far.session_site_id } }, [], []],
  ];
  for (const [what, scope, inside, place] of cases) {
    assert.deepEqual(await villages(scope), inside, what);
    assert.deepEqual(await sites(scope), place, what);
  }
});

test('a level without its place sees nothing', async () => {
  for (const level of ['Block', 'District', 'State'] as const) {
    assert.deepEqual(await villages(scopeOf(level)), [], level);
    assert.deepEqual(await sites(scopeOf(level)), [], level);
  }
});

test('what a sign-in sees: posted sites, else the facility for who answers for it; own villages of an ASHA', async () => {
  const { signIns, tokens } = server.platform;
  const scope = async (wish: Parameters<typeof fixtures.user>[0]) => {
    const claim = tokens.read((await server.as(await fixtures.user(wish))).accessToken);
    const found = await signIns.find(claim?.sign_in_id ?? '');
    assert.ok('actor' in found);
    return found.actor.scope;
  };
  const vaccinator = await scope({ sites: [mine] });
  assert.deepEqual([vaccinator.sites, [...vaccinator.villages].sort()], [ids(mine), [...mine.villages].sort()]);
  const asha = await scope({ role: 'ASHA', sites: [mine], villages: mine.villages.slice(0, 1) });
  assert.deepEqual(asha.villages, mine.villages.slice(0, 1));
  const nowhere = await scope({});
  assert.deepEqual([nowhere.sites, nowhere.villages], [[], []]);
});
