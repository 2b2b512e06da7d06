import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { withClient } from '../../src/platform/db/client.ts';
import { testDatabase } from '../../src/testing/test-database.ts';
import { loadPlaces } from './load-places.ts';
import type { ReadPlace } from './place-row.ts';
import { readPlaces } from './read-places.ts';

const database = await testDatabase();
after(() => database.drop());
const ask = async (text: string) => (await withClient(database.url, (client) => client.query(text))).rows;
const load = (places: readonly ReadPlace[]) => withClient(database.url, (client) => loadPlaces(client, places));
const text = readFileSync(join(import.meta.dirname, 'testing/budaun.csv'), 'utf8');
const placesOf = (file: string) => {
  const read = readPlaces(file);
  return 'problem' in read ? assert.fail(read.problem) : read.places;
};
const counts = ({ levels }: Awaited<ReturnType<typeof load>>) =>
  levels.map(({ level, added, changed, same }) => `${level} ${added} ${changed} ${same}`);

test('a file is loaded from the top down, and a second time nothing changes, not even the version', async () => {
  const first = await load(placesOf(text));
  assert.deepEqual(counts(first), [
    'state 1 0 0',
    'district 1 0 0',
    'subdistrict 2 0 0',
    'block 2 0 0',
    'village 8 0 0',
  ]);
  assert.deepEqual(first.orphans, []);
  assert.deepEqual(await ask("select name_en, name_hi from location where level = 'state'"), [
    { name_en: 'Uttar Pradesh', name_hi: 'उत्तर प्रदेश' },
  ]);
  const again = await load(placesOf(text));
  assert.deepEqual(counts(again), [
    'state 0 0 1',
    'district 0 0 1',
    'subdistrict 0 0 2',
    'block 0 0 2',
    'village 0 0 8',
  ]);
  const side = await Promise.all([load(placesOf(text)), load(placesOf(text))]);
  assert.ok(side.every(({ levels }) => levels.every(({ added }) => added === 0)));
});

test('a newer file renames and moves; what it does not name stays, and so does a Hindi name that it lacks', async () => {
  await ask("update location set name_hi = 'अभनपुर' where code = 128089");
  const head = 'District Code,Block Code,Block Name (In English),Village Code,Village Name (In English)';
  const done = await load(
    placesOf([head, '133,1001,Bisauli,128089,Abhanpur Khas', '133,1001,Bisauli,127706,Adipura'].join('\n')),
  );
  assert.deepEqual(counts(done), ['block 0 0 1', 'village 0 1 1']);
  assert.deepEqual(
    await ask('select name_en, name_hi, parent_code, subdistrict_code from location where code = 128089'),
    [{ name_en: 'Abhanpur Khas', name_hi: 'अभनपुर', parent_code: 1001, subdistrict_code: 781 }],
  );
  assert.deepEqual(await ask("select count(*)::int as villages from location where level = 'village'"), [
    { villages: 8 },
  ]);
});

test('what stands below nothing is not taken, nor what stands below that', async () => {
  const head = 'State Code,District Code,District Name (In English),Block Code,Block Name (In English)';
  const done = await load(placesOf([head, '77,7701,Nowhere,77011,Block', '9,134,Bareilly,1012,Other'].join('\n')));
  assert.deepEqual(
    done.orphans.map(({ level, code }) => `${level} ${code}`),
    ['district 7701', 'block 77011'],
  );
  assert.deepEqual(counts(done), ['district 1 0 0', 'block 1 0 0']);
});

test('a place that was made up takes the name and standing of the directory', async () => {
  await ask(
    "insert into location (level, code, name_en, name_hi, parent_code, real_code) values ('village', 127600, 'X', 'X', 1, false)",
  );
  const head = 'Block Code,Village Code,Village Name (In English)';
  assert.deepEqual(counts(await load(placesOf(`${head}\n1001,127600,Real`))), ['village 0 1 0']);
  assert.deepEqual(await ask('select real_code, name_en, name_hi from location where code = 127600'), [
    { real_code: true, name_en: 'Real', name_hi: 'Real' },
  ]);
});
