import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  distanceKm,
  facilityKinds,
  facilityRefusals,
  isFarFrom,
  isSeenFrom,
  mayChange,
  normalNames,
  type PlaceSubject,
  placeNameRefusals,
  placeRefusals,
  sameName,
  siteRefusals,
} from './index.ts';

const found = (refusals: readonly { readonly code: string; readonly path?: string }[]) =>
  refusals.map(({ code, path }) => `${code} ${path}`);

test('what a place, a facility or a site may be called', () => {
  const table: [string, string, string[]][] = [
    ['Rampur', 'रामपुर', []],
    ['Bilsi (Urf) Naya Ganj', '', []],
    ['Ward 4/2 & 5', 'वार्ड 4/2', []],
    ["Mary D'Souza Centre", 'क्\u200Dष', []],
    ['Rampur', 'Rampur', []],
    ['', 'रामपुर', ['FLDVAL0001 name']],
    ['   ', '', ['FLDVAL0001 name']],
    ['R', '', ['FLDVAL0004 name']],
    ['R'.repeat(100), '', []],
    ['R'.repeat(101), '', ['FLDVAL0004 name']],
    ['रामपुर', '', ['FLDVAL0003 name']],
    ['<b>Rampur</b>', '', ['FLDVAL0003 name']],
    ['Ram\u202Epur', '', ['FLDVAL0003 name']],
    ['Rampur', 'Rampura', ['FLDVAL0003 name_hi']],
    ['Rampur', 'रा\u200Bम', ['FLDVAL0003 name_hi']],
    ['Rampur', 'र', ['FLDVAL0004 name_hi']],
    ['Ward 4', '4', ['FLDVAL0004 name_hi']],
    ['24', '', []],
    ['....', '', ['FLDVAL0003 name']],
    ["(-/')", '', ['FLDVAL0003 name']],
    ['Rampur', '\u094D\u094D\u0902', ['FLDVAL0003 name_hi']],
    ['Rampur', '- -', ['FLDVAL0003 name_hi']],
    ['Ram=HYPERLINK', 'र'.repeat(101), ['FLDVAL0003 name', 'FLDVAL0004 name_hi']],
  ];
  for (const [en, hi, expected] of table)
    assert.deepEqual(found(placeNameRefusals({ en, hi })), expected, `${en}|${hi}`);
  assert.deepEqual(normalNames({ en: ' Nai   Basti ', hi: '' }), { en: 'Nai Basti', hi: 'Nai Basti' });
});

test('a place of the directory: level, code and kind', () => {
  const village = { level: 'village', code: 123456, names: { en: 'Rampur', hi: 'रामपुर' }, kind: 'village' };
  const table: [Partial<typeof village>, string[]][] = [
    [{}, []],
    [{ kind: 'ward' }, []],
    [{ code: 999_999_999 }, []],
    [{ code: 0 }, ['FLDVAL0005 code']],
    [{ code: -4 }, ['FLDVAL0005 code']],
    [{ code: 1_000_000_000 }, ['FLDVAL0005 code']],
    [{ code: 1.5 }, ['FLDVAL0032 code']],
    [{ code: Number.NaN }, ['FLDVAL0032 code']],
    [{ level: 'panchayat' }, ['FLDVAL0029 level']],
    [{ kind: 'hamlet' }, ['FLDVAL0029 kind']],
  ];
  for (const [wish, expected] of table) assert.deepEqual(found(placeRefusals({ ...village, ...wish })), expected);
});

test('a facility is of a kind of the list', () => {
  const names = { en: 'Sub-Centre Rampur', hi: 'उपकेंद्र रामपुर' };
  for (const kind of facilityKinds) assert.deepEqual(facilityRefusals({ names, kind }), []);
  for (const kind of ['', 'phc', 'toString'])
    assert.deepEqual(found(facilityRefusals({ names, kind })), ['FLDVAL0029 kind']);
});

test('a site has a category, villages unless people come from anywhere, and both degrees or none', () => {
  const site = { names: { en: 'Anganwadi' }, category: '1', villages: [1], latitude: 28.03, longitude: 79.12 };
  const table: [object, string[]][] = [
    [{}, []],
    [{ latitude: null, longitude: null }, []],
    [{ category: '2', villages: [] }, []],
    [{ villages: [] }, ['FLDVAL0001 villages']],
    [{ villages: Array.from({ length: 201 }, (_, code) => code) }, ['FLDVAL0005 villages']],
    [{ category: '3' }, ['FLDVAL0029 category']],
    [{ latitude: null }, ['FLDVAL0001 latitude']],
    [{ longitude: null }, ['FLDVAL0001 longitude']],
    [{ latitude: 79.12, longitude: 28.03 }, ['FLDVAL0005 latitude', 'FLDVAL0005 longitude']],
    [{ latitude: 0, longitude: 0 }, ['FLDVAL0005 latitude', 'FLDVAL0005 longitude']],
  ];
  for (const [wish, expected] of table)
    assert.deepEqual(found(siteRefusals({ ...site, ...wish })), expected, JSON.stringify(wish));
});

test('names that a reader takes for one', () => {
  assert.ok(sameName({ en: 'Sub-Centre Rampur' }, { en: 'sub centre  RAMPUR' }));
  assert.ok(sameName({ en: 'A', hi: 'उपकेंद्र रामपुर' }, { en: 'B', hi: 'उपकेंद्र-रामपुर' }));
  assert.ok(!sameName({ en: 'Rampur 1' }, { en: 'Rampur 2' }));
});

test('what lies far from the rest of a block is told in kilometres', () => {
  const delhi = { latitude: 28.6139, longitude: 77.209 };
  const agra = { latitude: 27.1767, longitude: 78.0081 };
  assert.equal(Math.round(distanceKm(delhi, agra)), 178);
  assert.equal(distanceKm(delhi, delhi), 0);
  assert.equal(isFarFrom(delhi, [agra]), 178);
  assert.equal(isFarFrom(delhi, []), undefined);
  assert.equal(isFarFrom(delhi, [agra, { ...delhi, latitude: 28.9 }]), undefined);
});

test('which of the places above one lie in the own area', () => {
  const table: [user_level: string, seen: string[]][] = [
    ['National', ['state', 'district', 'block', 'village']],
    ['State', ['state', 'district', 'block', 'village']],
    ['District', ['district', 'block', 'village']],
    ['Block', ['block', 'village']],
    ['Facility', ['block', 'village']],
    ['Plan_Delivery_Manager', ['block', 'village']],
    ['', []],
    ['toString', []],
  ];
  for (const [user_level, seen] of table)
    assert.deepEqual(
      (['state', 'district', 'block', 'village'] as const).filter((level) => isSeenFrom(level, user_level)),
      seen,
      user_level,
    );
});

test('who changes what, by level and role', () => {
  const levels = ['National', 'State', 'District', 'Block', 'Facility', 'Plan_Delivery_Manager', 'toString'];
  const table: [PlaceSubject, number][] = [
    ['state', 1],
    ['district', 1],
    ['block', 2],
    ['subdistrict', 2],
    ['village', 3],
    ['facility', 4],
    ['site', 4],
    ['position', 5],
  ];
  for (const [subject, count] of table)
    for (const role of ['Supervisor', 'Site Admin', 'District Administrator', 'ANM', 'Vaccinator', ''])
      assert.deepEqual(
        levels.filter((user_level) => mayChange(subject, { role, user_level })),
        /A|S.*r/.test(role) && role !== 'ANM' ? levels.slice(0, count) : [],
        `${subject} ${role}`,
      );
});
