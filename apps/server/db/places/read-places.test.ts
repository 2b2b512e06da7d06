import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readCsv } from './read-csv.ts';
import { readPlaces } from './read-places.ts';

const head = 'State Code,State Name(In English)';
const read = (...lines: string[]) => {
  const found = readPlaces(lines.join('\n'));
  return 'problem' in found ? assert.fail(found.problem) : found;
};
const problem = (text: string) => {
  const found = readPlaces(text);
  return 'problem' in found ? found.problem : undefined;
};

test('values with commas, quotes, line ends of every kind and a mark at the beginning', () => {
  const rows = [...readCsv('\uFEFFa,b\r\n"x, 1","he ""said"""\n\n"two\nlines", y \n,\nlast')];
  assert.deepEqual(rows, [
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, 1', 'he "said"'] },
    { line: 4, cells: ['two\nlines', 'y'] },
    { line: 7, cells: ['last'] },
  ]);
});

test('a file of villages tells every level above, each place once', () => {
  const text = readFileSync(join(import.meta.dirname, 'testing/budaun.csv'), 'utf8');
  const { places, refused } = read(text);
  assert.deepEqual(refused, []);
  const of = (level: string) => places.filter((place) => place.level === level).map(({ names }) => names.en);
  assert.deepEqual(of('state'), ['Uttar Pradesh']);
  assert.deepEqual(of('district'), ['Budaun']);
  assert.deepEqual(of('block'), ['Sahaswan', 'Bisauli']);
  assert.deepEqual(of('subdistrict'), ['Sahaswan', 'Bisauli']);
  assert.equal(of('village').length, 8);
  assert.deepEqual(
    places.find(({ code }) => code === 127589),
    {
      level: 'village',
      code: 127589,
      names: { en: 'Abdulvahidpur (Urf Papsara)' },
      parent_code: 1001,
      subdistrict_code: 779,
    },
  );
  assert.equal(places.find(({ code }) => code === 128215)?.names.hi, 'अब्बू नगर');
});

test('the directory spells its columns in many ways; a name in another script is no Hindi one', () => {
  const { places } = read('State  Code,State Name (In Englsih),state name (in local)', '33,Tamil Nadu,தமிழ்நாடு');
  assert.deepEqual(places[0]?.names, { en: 'Tamil Nadu' });
  const blocks = read(
    'District Code,Development Block Code,Development Block Name (In English),Block Version',
    '133,1011,Sahaswan,1',
  );
  assert.deepEqual(
    blocks.places.map(({ level, parent_code }) => [level, parent_code]),
    [['block', 133]],
  );
});

test('each line is judged by itself', () => {
  const { places, refused } = read(
    `${head},District Code,District Name (In English)`,
    '9,Uttar Pradesh,133,Budaun',
    '9,Uttar Pradesh,,Bareilly',
    '9,Uttar Pradesh,0134,Bareilly',
    '9,Uttar Pradesh,134,',
    '9,Uttar Pradesh,135,12',
    '9,Uttar Pradesh,136,<b>Pilibhit</b>',
    '8,Rajasthan,133,Budaun',
    `9,Uttar Pradesh,137,${'x'.repeat(101)}`,
    '9,Uttar Pradesh,9999999999,Far',
    '9,Uttar Pradesh,133,BUDAUN',
  );
  assert.deepEqual(
    places.map(({ code }) => code),
    [9, 133],
  );
  assert.deepEqual(
    refused.map(({ line, why }) => `${line} ${why.slice(0, 60)}`),
    [
      '3 the code of the district is "", not a number of the director',
      '4 the code of the district is "0134", not a number of the dire',
      '5 district 134 has no name',
      '6 the name of district 135 is no name: "12"',
      '7 the name of district 136 is no name: "<b>Pilibhit</b>"',
      '8 district 133 stood further up as "Budaun" below 9',
      '9 the name of district 137 is longer than 100 letters',
      '10 the code of the district is "9999999999", not a number of th',
    ],
  );
});

test('a file that is none is said in one sentence', () => {
  assert.match(problem('name;age\nA;1') ?? '', /^no column is named as the directory names them/);
  assert.match(problem('') ?? '', /^no column/);
  assert.match(
    problem('Sub-District Code,Village Code,Village Name (In English)\n1,2,x') ?? '',
    /^a village stands below a block, and there is no column "block code"$/,
  );
});
