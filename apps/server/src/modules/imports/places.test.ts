import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BroughtKind } from '@teeka/contract/imports';
import { getFacilities, getFacility, getPlace } from '@teeka/contract/places';
import type { Role, UserLevel } from '@teeka/contract/roles';
import { type BroughtRow, broughtDesk } from '../../testing/brought-desk.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const [places, elsewhere] = [await fixtures.places(), await fixtures.places()];
const [one = 0, two = 0] = places.villages;
const { brought, confirmed } = broughtDesk(server);
const as = async (role: Role, level: UserLevel) =>
  server.as(await fixtures.user({ role, level, places, sites: [await fixtures.site(places)] }));
const district = await as('District Administrator', 'District');

async function codesOf(kind: BroughtKind, table: readonly (readonly [BroughtRow, string])[], by = district) {
  const now = await brought(
    by,
    kind,
    table.map(([row]) => row),
  );
  return table.map((_, nth) =>
    now.errors
      .filter(({ row }) => row === nth + 2)
      .map(({ column, code }) => `${column} ${code}`)
      .join(', '),
  );
}
const expectedOf = (table: readonly (readonly [BroughtRow, string])[]) => table.map(([, expected]) => expected);

let serial = 0;
function row(wish: BroughtRow = {}): BroughtRow {
  serial += 1;
  return {
    facility: `Sub-Centre Nayi Basti ${serial}`,
    kind: 'Sub-Centre',
    block: String(places.block),
    site: `Anganwadi Kendra ${serial}`,
    category: 'Vaccines',
    villages: `${one}; ${two}`,
    ...wish,
  };
}

test('facilities with their sites stand after the yes: several rows of one name are one facility', async () => {
  const first = row({ latitude: '28.04', longitude: '78.75' });
  const rows = [
    first,
    row({ facility: first.facility ?? '', category: 'टीके' }),
    row({ site: '', category: '', villages: '' }),
  ];
  const now = await brought(district, 'facilities', rows);
  assert.deepEqual([now.good_rows, now.errors], [3, []]);
  const { now: after } = await confirmed(district, now.import_id);
  assert.deepEqual([after.state, after.stored_rows], ['stored', 3]);
  const { data } = await district.ask(getFacilities, { search: first.facility ?? '' });
  const facility = data.find(({ facility_name }) => facility_name === first.facility);
  assert.deepEqual([facility?.sites, facility?.kind, facility?.without_position], [2, 'Sub-Centre', 1]);
  const { sites, history } = await district.ask(getFacility, { facility_id: facility?.facility_id ?? '' });
  assert.deepEqual(
    sites.map(({ villages }) => villages),
    [2, 2],
  );
  assert.deepEqual(
    history.map(({ act }) => act),
    ['added'],
  );
  // A row of a facility that is there adds its site to it; the same site twice is none.
  const more = await brought(district, 'facilities', [row({ facility: first.facility ?? '' }), first]);
  assert.deepEqual(
    more.errors.map(({ column, code }) => `${column} ${code}`),
    ['Session site in English IMPFACI0009'],
  );
});

test('what is wrong with a facility or its site is said under its column', async () => {
  const first = row();
  const table = [
    [first, ''],
    [row({ facility: '' }), 'Facility in English IMPFACI0001'],
    [row({ facility: '<b>' }), 'Facility in English FLDVAL0003'],
    [row({ kind: 'Temple' }), 'Type of facility IMPFACI0002'],
    [row({ facility: first.facility ?? '', kind: 'PHC' }), 'Type of facility IMPFACI0010'],
    [row({ block: String(elsewhere.block) }), 'Block (name or code) IMPFACI0003'],
    [row({ block: 'Nowhere' }), 'Block (name or code) IMPFACI0003'],
    [row({ site: first.site ?? '' }), 'Session site in English IMPFACI0008'],
    [row({ site: '', 'site-hi': '' }), 'Session site in English FLDVAL0001'],
    [row({ category: '' }), 'Sessions for FLDVAL0029'],
    [row({ category: 'Dogs' }), 'Sessions for IMPFACI0002'],
    [row({ villages: '' }), 'Villages served (names or codes) FLDVAL0001'],
    [row({ villages: String(elsewhere.villages[0]) }), 'Villages served (names or codes) IMPFACI0005'],
    [row({ latitude: '28.1' }), 'Longitude FLDVAL0001'],
    [row({ latitude: 'north', longitude: '78.1' }), 'Latitude FLDVAL0003'],
    [row({ latitude: '58.1', longitude: '78.1' }), 'Latitude FLDVAL0005'],
  ] as const;
  assert.deepEqual(await codesOf('facilities', table), expectedOf(table));
});

test('places stand after the yes, a block before its villages', async () => {
  const national = await server.as(await fixtures.user({ role: 'Supervisor', level: 'National', places }));
  const [block, village] = [810_001, 810_002];
  const rows = [
    {
      level: 'Block',
      code: String(block),
      parent: String(places.district),
      placeName: 'Naya Block',
      'placeName-hi': 'नया ब्लॉक',
    },
    {
      level: 'गाँव',
      code: String(village),
      parent: String(block),
      placeName: 'Nayi Basti',
      subdistrict: String(places.subdistrict),
    },
  ];
  const now = await brought(national, 'places', rows);
  assert.deepEqual([now.good_rows, now.errors], [2, []]);
  assert.equal((await confirmed(national, now.import_id)).now.state, 'stored');
  const { place, history } = await district.ask(getPlace, { level: 'village', code: village });
  assert.deepEqual(
    [place.place_name, place.parent_code, history.map(({ act }) => act)],
    ['Nayi Basti', block, ['added']],
  );
});

test('what is wrong with a place is said under its column', async () => {
  let code = 820_000;
  const village = (wish: BroughtRow = {}): BroughtRow => {
    code += 1;
    return { level: 'Village', code: String(code), parent: String(places.block), placeName: `Tola ${code}`, ...wish };
  };
  const first = village();
  const table = [
    [first, ''],
    [village({ level: 'Hamlet' }), 'Level IMPLOCER0002'],
    [village({ level: 'Block', parent: String(places.district) }), 'Level ADMLOC0002'],
    [village({ code: '12a' }), 'LGD code FLDVAL0032'],
    [village({ code: '' }), 'LGD code IMPLOCER0001'],
    [village({ code: first.code ?? '' }), 'LGD code IMPLOCER0005'],
    [village({ code: String(one) }), 'LGD code ADMLOC0001'],
    [village({ parent: '' }), 'Code of the place above IMPLOCER0001'],
    [village({ parent: String(elsewhere.block) }), 'Code of the place above IMPLOCER0003'],
    [village({ subdistrict: String(elsewhere.subdistrict) }), 'Code of the sub-district IMPLOCER0004'],
    [village({ placeName: '' }), 'Name in English IMPLOCER0001'],
    [village({ 'placeName-hi': 'Latin' }), 'Name in Hindi FLDVAL0003'],
    [village({ placeKind: 'Palace' }), 'Village or ward IMPLOCER0002'],
  ] as const;
  assert.deepEqual(await codesOf('places', table), expectedOf(table));
});

test('whoever may not change facilities or places brings none', async () => {
  const admin = await as('Site Admin', 'Facility');
  assert.deepEqual(await codesOf('facilities', [[row(), '']], admin), ['Block (name or code) ADMLOC0002']);
  const block = await as('Supervisor', 'Block');
  const village = { level: 'Village', code: '830001', parent: String(places.block), placeName: 'Tola' };
  assert.deepEqual(await codesOf('places', [[village, '']], block), ['Level ADMLOC0002']);
});
