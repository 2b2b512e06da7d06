import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InputOf } from '@teeka/contract/call';
import { findAreas, type NamedArea } from '@teeka/contract/sites';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import type { TestPlaces, UserWish } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const [home, away] = [await fixtures.places(), await fixtures.places()];
const rename = (table: 'location' | 'session_site', key: { code: number } | { id: string }, en: string, hi: string) =>
  server.rows(
    sql`update ${sql.table(table)} set name_en = ${en}, name_hi = ${hi} where ${
      'code' in key ? sql`code = ${key.code}` : sql`session_site_id = ${key.id}::uuid`
    }`.compile(build),
  );
const site = async (places: TestPlaces, en: string, hi: string) => {
  const made = await fixtures.site(places);
  await rename('session_site', { id: made.session_site_id }, en, hi);
  return made;
};
await rename('location', { code: home.block }, 'Abhanpur', 'अभनपुर');
await rename('location', { code: home.district }, 'Raipur', 'रायपुर');
const bhatgaon = await site(home, 'Anganwadi Bhatgaon', 'आंगनवाड़ी भटगाँव');
const centre = await site(home, 'Centre 100%', 'केंद्र १००%');
const far = await site(away, 'Anganwadi Bhatgaon', 'आंगनवाड़ी भटगाँव');

const as = async (wish: UserWish) => server.as(await fixtures.user(wish));
const officer = (level: 'National' | 'State' | 'District' | 'Block', places = home) =>
  as({ role: 'Supervisor', level, places });
const idOf = ({ part }: NamedArea): string | number => (part.level === 'site' ? part.id : part.code);
const found = async (who: UserWish, input: InputOf<typeof findAreas> = {}) =>
  (await (await as(who)).ask(findAreas, input)).areas.map(idOf);
const district: UserWish = { role: 'District Administrator', level: 'District', places: home };
const [b, c] = [bhatgaon.session_site_id, centre.session_site_id];

test('without words the next level below the own area, or below a part of it', async () => {
  const national: UserWish = { role: 'Supervisor', level: 'National' };
  const cases: [string, UserWish, InputOf<typeof findAreas>, (string | number)[]][] = [
    ['the states of the nation', national, {}, [home.state, away.state]],
    ['the districts of a state', { role: 'Supervisor', level: 'State', places: home }, {}, [home.district]],
    ['the blocks of a district', district, {}, [home.block]],
    ['the sites of a block', { role: 'Supervisor', level: 'Block', places: home }, {}, [b, c]],
    ['the sites of a block of the district', district, { within: { level: 'block', code: home.block } }, [b, c]],
    ['of a district, of the nation', national, { within: { level: 'district', code: home.district } }, [home.block]],
    ['nothing lies below a site', district, { within: { level: 'site', id: b } }, []],
    [
      'the own district within the district',
      district,
      { within: { level: 'district', code: home.district } },
      [home.block],
    ],
    ['the state above', district, { within: { level: 'state', code: home.state } }, [home.block]],
    ['sites alone', national, { levels: ['site'], within: { level: 'state', code: home.state } }, [b, c]],
    ['a vaccinator of a site', { sites: [bhatgaon] }, {}, [b]],
    [
      'a Site Admin of two',
      { role: 'Site Admin', level: 'Facility', sites: [bhatgaon, centre], places: home },
      {},
      [b, c],
    ],
    ['who is posted nowhere', {}, {}, []],
  ];
  for (const [what, who, input, ids] of cases) assert.deepEqual(await found(who, input), ids, what);
});

test('a place or a site by a part of its name in either script, by its block, and by several words', async () => {
  const cases: [string, (string | number)[]][] = [
    ['abhan', [home.block, b, c]],
    ['अभनपुर', [home.block, b, c]],
    ['BHATGAON', [b]],
    ['भटगाँव', [b]],
    ['gaon angan', [b]],
    ['anganwadi abhanpur', [b]],
    ['anganwadi kolkata', []],
    ['raipur', []],
  ];
  for (const [search, ids] of cases) assert.deepEqual(await found(district, { search }), ids, search);
  assert.deepEqual(await found(district, { search: 'abhanpur', levels: ['block'] }), [home.block]);
});

test('nothing of another area is found, whoever names it', async () => {
  const phone = await officer('District');
  for (const within of [
    { level: 'state', code: away.state },
    { level: 'district', code: away.district },
    { level: 'block', code: away.block },
    { level: 'site', id: far.session_site_id },
  ] as const)
    for (const search of ['', 'anganwadi', 'block']) {
      const { here, areas } = await phone.ask(findAreas, { within, search, levels: [] });
      assert.deepEqual([here, areas], [null, []], `${within.level} ${search}`);
    }
  assert.deepEqual(await found({ sites: [bhatgaon] }, { search: 'a' }), [b]);
});

test('a part says where it lies within the own area; the own area is named once', async () => {
  const lies = async (level: 'National' | 'State' | 'District' | 'Block') => {
    const phone = await officer(level);
    const { here, own_name } = await phone.ask(findAreas, { within: { level: 'site', id: b } });
    return [own_name, here?.area_name_hi, here?.lies_in.map(({ area_name }) => area_name).join(', ')];
  };
  const name = 'आंगनवाड़ी भटगाँव';
  assert.deepEqual(await lies('National'), [null, name, `Abhanpur, Raipur, state ${home.state}`]);
  assert.deepEqual(await lies('State'), [`state ${home.state}`, name, 'Abhanpur, Raipur']);
  assert.deepEqual(await lies('District'), ['Raipur', name, 'Abhanpur']);
  assert.deepEqual(await lies('Block'), ['Abhanpur', name, '']);
  const { here } = await (await officer('State')).ask(findAreas, { within: { level: 'block', code: home.block } });
  assert.deepEqual(
    [here?.area_name, here?.lies_in[0]?.area_name_hi, here?.session_category_type],
    ['Abhanpur', 'रायपुर', null],
  );
});

test('a retired block is named where an address says it, and no longer offered', async () => {
  const places = await fixtures.places();
  await server.rows(
    sql`update location set valid_to = '2020-01-01' where level = 'block' and code = ${places.block}`.compile(build),
  );
  const phone = await officer('District', places);
  assert.deepEqual((await phone.ask(findAreas, {})).areas, []);
  const { here } = await phone.ask(findAreas, { within: { level: 'block', code: places.block } });
  assert.equal(here?.area_name, `block ${places.block}`);
});

test('signs of a pattern stand for themselves; odd and very long words are answered or refused, never an error', async () => {
  const phone = await officer('District');
  for (const [search, ids] of [
    ['%', [c]],
    ['_', []],
    ['\\', []],
    ['100%', [c]],
    ["' or 1=1 --", []],
    ['​', []],
  ] as const)
    assert.deepEqual((await phone.ask(findAreas, { search })).areas.map(idOf), ids, search);
  for (const search of ['x'.repeat(61), 'a\u0000b', '\ud800', `${'a '.repeat(29)}b`, 7, null, ['a']])
    assert.ok((await phone.send(findAreas, { search } as never)).status < 500, String(search));
  for (const rest of [
    { levels: ['village'] },
    { levels: Array(9).fill('site') },
    { within: { level: 'site', id: 'x' } },
    { within: { level: 'block', code: 2 ** 40 } },
    { within: { level: 'village', code: 1 } },
  ])
    assert.equal((await phone.send(findAreas, rest as never)).status, 400, JSON.stringify(rest));
});

test('more than fifty: fifty of them, and that there are more', async () => {
  const places = await fixtures.places();
  for (let nth = 0; nth < 51; nth += 1) await fixtures.site(places, { villages: [] });
  const { areas, more } = await (await officer('Block', places)).ask(findAreas, {});
  assert.deepEqual([areas.length, more], [50, true]);
  assert.equal((await (await officer('Block')).ask(findAreas, {})).more, false);
});
