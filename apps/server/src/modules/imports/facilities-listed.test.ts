import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getFacilities, getFacility } from '@teeka/contract/places';
import { broughtDesk } from '../../testing/brought-desk.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const places = await fixtures.places(150);
const { brought, confirmed } = broughtDesk(server);
const district = await server.as(await fixtures.user({ role: 'District Administrator', level: 'District', places }));

test('a long list of villages is taken whole', async () => {
  const row = {
    facility: 'Sub-Centre Lambi Suchi',
    kind: 'Sub-Centre',
    block: String(places.block),
    site: 'Anganwadi Lambi Suchi',
    category: 'Vaccines',
    villages: places.villages.join('; '),
  };
  const { import_id, errors } = await brought(district, 'facilities', [row]);
  assert.deepEqual(errors, []);
  await confirmed(district, import_id);
  const { data } = await district.ask(getFacilities, { search: row.facility });
  const { sites } = await district.ask(getFacility, { facility_id: data[0]?.facility_id ?? '' });
  assert.equal(sites[0]?.villages, 150);
});

test('a list that no site serves, and a cell that is not read whole, are refused at the column', async () => {
  const codes = places.villages.map(String);
  const lists = [[...codes, ...codes.slice(0, 51)].join(';'), codes.join('; '.repeat(20))];
  const rows = lists.map((villages, nth) => ({
    facility: `Sub-Centre Bahut Gaon ${nth}`,
    kind: 'Sub-Centre',
    block: String(places.block),
    site: `Anganwadi Bahut Gaon ${nth}`,
    category: 'Vaccines',
    villages,
  }));
  const { errors } = await brought(district, 'facilities', rows);
  assert.deepEqual(
    errors.map(({ row, code }) => [row, code]),
    [
      [2, 'FLDVAL0005'],
      [3, 'FLDVAL0004'],
    ],
  );
});

test('a row that says another type of a facility than the block has is refused, not taken as if it said nothing', async () => {
  const row = {
    facility: 'Sub-Centre Do Prakar',
    kind: 'Sub-Centre',
    block: String(places.block),
    site: 'Anganwadi Pahla',
    category: 'Vaccines',
    villages: String(places.villages[0]),
  };
  await confirmed(district, (await brought(district, 'facilities', [row])).import_id);
  const again = await brought(district, 'facilities', [
    { ...row, kind: 'PHC', site: 'Anganwadi Doosra' },
    { ...row, site: 'Anganwadi Teesra' },
  ]);
  assert.deepEqual(
    again.errors.map((error) => [error.row, error.column, error.code]),
    [[2, 'Type of facility', 'IMPFACI0011']],
  );
});
