import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { getPlace, getPlaces, retirePlace, savePlace } from '@teeka/contract/places';
import type { Role, UserLevel } from '@teeka/contract/roles';
import { updateUserStatus } from '@teeka/contract/workers';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const places = await fixtures.places();
const elsewhere = await fixtures.places();
const [one = 0, two = 0] = places.villages;
const as = async (role: Role, level: UserLevel, at = places) =>
  server.as(await fixtures.user({ role, level, places: at, sites: [await fixtures.site(at)] }));
const district = await as('District Administrator', 'District');
let serial = 0;
const village = () => {
  serial += 1;
  const names = { name: `Nai Basti ${serial}`, name_hi: `नई बस्ती ${serial}` };
  return { level: 'village' as const, code: 700_000 + serial, parent_code: places.block, ...names, version: null };
};
const errorsOf = (answer: { readonly errors: readonly { readonly code: string; readonly path?: string }[] }) =>
  answer.errors.map(({ code, path }) => `${code} ${path}`);

test('the tree is gone down from the own place, and looked through by name and code; nothing of elsewhere is in it', async () => {
  const top = await district.ask(getPlaces, {});
  assert.deepEqual(
    top.data.map(({ level, code }) => [level, code]),
    [
      ['block', places.block],
      ['subdistrict', places.subdistrict],
    ],
  );
  assert.deepEqual(
    top.path.map(({ code }) => code),
    [places.state, places.district],
  );
  const below = await district.ask(getPlaces, { under: { level: 'block', code: places.block } });
  assert.deepEqual(
    below.data.map(({ code }) => code),
    [...places.villages],
  );
  const found = async (search: string) => (await district.ask(getPlaces, { search })).data.map(({ code }) => code);
  assert.deepEqual(await found(String(one)), [one]);
  assert.deepEqual(await found(`VILLAGE ${two}`), [two]);
  assert.deepEqual(await found(String(elsewhere.villages[0])), []);
  assert.deepEqual(await found('%'), []);
  for (const [code, codes] of [
    [places.block, [one]],
    [elsewhere.block, []],
  ] as const) {
    const within = { level: 'block', code } as const;
    const { data } = await district.ask(getPlaces, { search: String(one), within });
    assert.deepEqual(
      data.map((place) => place.code),
      codes,
      'within a part of the area',
    );
  }
  const outside = await district.send(getPlaces, { under: { level: 'block', code: elsewhere.block } });
  assert.deepEqual(outside.codes, ['REQVAL0012']);
});

test('a village is added, named anew with its history, and nobody overwrites what another changed', async () => {
  const wish = village();
  assert.deepEqual(await district.ask(savePlace, wish), { version: 1 });
  assert.deepEqual((await district.send(savePlace, wish)).codes, ['ADMLOC0001']);
  const renamed = { ...wish, name: 'Rampur Khas', version: 1 };
  const key = randomUUID();
  assert.deepEqual(await district.ask(savePlace, renamed, { key }), { version: 2 });
  assert.deepEqual(await district.ask(savePlace, renamed, { key }), { version: 2 });
  assert.deepEqual((await district.send(savePlace, { ...wish, name: 'Other', version: 1 })).codes, ['REQVAL0015']);
  const { place, history } = await district.ask(getPlace, { level: 'village', code: wish.code });
  assert.equal(place.place_name, 'Rampur Khas');
  assert.deepEqual(
    history.map(({ act, fields }) => [act, fields.find(({ field }) => field === 'name')]),
    [
      ['changed', { field: 'name', before: wish.name, after: 'Rampur Khas' }],
      ['added', { field: 'name', before: '', after: wish.name }],
    ],
  );
});

test('what is wrong with a place is said under its field', async () => {
  const table: [object, string][] = [
    [{ name: '' }, 'FLDVAL0001 name'],
    [{ name: '<b>' }, 'FLDVAL0003 name'],
    [{ name_hi: 'Latin' }, 'FLDVAL0003 name_hi'],
    [{ code: 0 }, 'FLDVAL0005 code'],
    [{ kind: 'hamlet' }, 'FLDVAL0029 kind'],
    [{ subdistrict_code: 5 }, 'REQVAL0012 subdistrict_code'],
    [{ subdistrict_code: elsewhere.subdistrict }, 'REQVAL0012 subdistrict_code'],
    [{ parent_code: elsewhere.block }, 'REQVAL0012 parent_code'],
    [{ parent_code: null }, 'REQVAL0012 parent_code'],
  ];
  for (const [wish, expected] of table)
    assert.deepEqual(
      errorsOf(await district.send(savePlace, { ...village(), ...wish })),
      [expected],
      JSON.stringify(wish),
    );
  const ward = { ...village(), kind: 'ward', subdistrict_code: places.subdistrict };
  assert.equal((await district.send(savePlace, ward)).status, 200);
});

test('villages are of the district, blocks of the state: a lower post is told so, another area finds nothing', async () => {
  const table: [UserLevel, boolean, boolean][] = [
    ['State', true, true],
    ['District', true, false],
    ['Block', false, false],
    ['Facility', false, false],
  ];
  for (const [level, forVillage, forBlock] of table) {
    const phone = await as('Supervisor', level);
    const send = async (wish: ReturnType<typeof village> | object) =>
      (await phone.send(savePlace, wish as never)).codes;
    const block = { ...village(), level: 'block', parent_code: places.district };
    assert.deepEqual(await send(village()), forVillage ? [] : ['ADMLOC0002'], level);
    assert.deepEqual(await send(block), forBlock ? [] : [level === 'District' ? 'ADMLOC0002' : 'REQVAL0012'], level);
  }
  const stranger = await as('District Administrator', 'District', elsewhere);
  assert.deepEqual((await stranger.send(savePlace, village())).codes, ['REQVAL0012']);
  const retire = { level: 'village' as const, code: one, version: 1, reason: 'Lies under the lake' };
  assert.deepEqual((await stranger.send(retirePlace, retire)).codes, ['REQVAL0012']);
});

test('a block is not retired over the heads of whoever is posted there', async () => {
  const quiet = await fixtures.places(0);
  const state = await server.as(await fixtures.user({ role: 'Supervisor', level: 'State', places: quiet }));
  const officer = await fixtures.user({ role: 'Supervisor', level: 'Block', places: quiet });
  const block = { level: 'block', code: quiet.block } as const;
  const retire = { ...block, version: 1, reason: 'Joined with the next one' };
  assert.equal((await state.ask(getPlace, block)).hangs.workers, 1);
  const refused = await state.send(retirePlace, retire);
  assert.deepEqual([refused.codes, refused.errors[0]?.values?.workers], [['ADMLOC0004'], 1]);
  await state.ask(updateUserStatus, { user_id: officer.user_id, isActive: '0', reason: 'Left the service' });
  assert.deepEqual(await state.ask(retirePlace, retire), { version: 2 });
});

test('what hangs on a village is told, and keeps it; one without anything is retired with a reason and found no more', async () => {
  await fixtures.person({ village: two });
  const { hangs } = await district.ask(getPlace, { level: 'village', code: two });
  assert.equal(hangs.people, 1);
  assert.ok(hangs.sites.length > 0);
  const retire = { level: 'village' as const, version: 1, reason: 'Lies under the lake' };
  const refused = await district.send(retirePlace, { ...retire, code: two });
  assert.deepEqual([refused.codes, refused.errors[0]?.values?.people], [['ADMLOC0004'], 1]);
  const empty = village();
  await district.ask(savePlace, empty);
  assert.deepEqual(errorsOf(await district.send(retirePlace, { ...retire, code: empty.code, reason: ' ' })), [
    'FLDVAL0001 reason',
  ]);
  assert.deepEqual(await district.ask(retirePlace, { ...retire, code: empty.code }), { version: 2 });
  assert.deepEqual((await district.send(retirePlace, { ...retire, code: empty.code, version: 2 })).codes, [
    'ADMLOC0003',
  ]);
  assert.deepEqual((await district.send(savePlace, { ...empty, version: 2 })).codes, ['ADMLOC0003']);
});
