import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  checkSearchedName,
  duplicateThresholds,
  latinName,
  likeness,
  nameKeys,
  nearKeys,
  searchKeys,
  searchLikeness,
} from './index.ts';
import { alikeNames, unlikeNames } from './names.cases.ts';

test('spellings of one name are alike, in both scripts and with typing errors', () => {
  assert.ok(alikeNames.length >= 60);
  for (const [a, b] of alikeNames) {
    const found = likeness(a, b);
    assert.ok(found >= duplicateThresholds.nameOnMobile, `${a} / ${b}: ${found.toFixed(2)}`);
  }
});

test('different names are not, though a letter or the second name is the same', () => {
  assert.ok(unlikeNames.length >= 30);
  for (const [a, b] of unlikeNames) {
    const found = likeness(a, b);
    assert.ok(found < duplicateThresholds.nameOnMobile, `${a} / ${b}: ${found.toFixed(2)}`);
  }
});

test('likeness is symmetric, from 0 to 1, and 1 for a name itself', () => {
  const name = fc.oneof(
    fc.constantFrom(...alikeNames.flat(), ...unlikeNames.flat()),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );
  fc.assert(
    fc.property(name, name, (a, b) => {
      const found = likeness(a, b);
      assert.ok(found >= 0 && found <= 1, String(found));
      assert.ok(Math.abs(found - likeness(b, a)) < 1e-9);
      if (nameKeys(a).length > 0) assert.equal(likeness(a, a), 1);
    }),
    { numRuns: 2000 },
  );
});

test('of a name without end its beginning is heard', () => {
  const beginning = 'RAM LAL GOPAL MOHAN KISHOR BHIM TARUN DEV';
  const words = [`${beginning} SUNITA`, `${beginning} PRAKASH`] as const;
  const letters = ['ASHWINI'.repeat(9), `${'ASHWINI'.repeat(9)} ${'PRAKASH '.repeat(140)}`] as const;
  for (const [a, b] of [words, letters]) {
    assert.equal(likeness(a, b), 1);
    assert.deepEqual(searchKeys(a), searchKeys(b));
  }
});

test('a name is found by the keys of its other spelling', () => {
  for (const [a, b] of alikeNames) {
    const keys = searchKeys(a);
    const searched = new Set([...keys, ...keys.flatMap(nearKeys)]);
    assert.ok(
      nameKeys(b).some((key) => searched.has(key)),
      `${a} / ${b}`,
    );
  }
  assert.deepEqual(nameKeys('SUNITA DEVI'), ['snt']);
  assert.deepEqual(nameKeys('DEVI'), ['db']);
});

test('a part of a name answers a search', () => {
  assert.ok(searchLikeness('sunita', 'SUNITA KUMARI YADAV') > 0.9);
  assert.ok(searchLikeness('सुनीता', 'SUNITA DEVI') > 0.9);
  assert.ok(searchLikeness('sunita', 'SUNITA DEVI') > searchLikeness('sunita', 'ANITA DEVI'));
  assert.equal(searchLikeness('', 'SUNITA'), 0);
});

test('a Hindi name is proposed in capital letters', () => {
  const table = [
    ['सुनीता देवी', 'SUNITA DEVI'],
    ['कमला', 'KAMLA'],
    ['वीरेंद्र सिंह', 'VIRENDRA SINGH'],
    ['ज्ञान प्रकाश', 'GYAN PRAKASH'],
    ['रिज़वान', 'RIZVAN'],
    ['Ram लाल', 'RAM LAL'],
  ];
  for (const [hindi = '', latin] of table) assert.equal(latinName(hindi), latin);
});

test('what may be typed into a name search', () => {
  const code = (value: string) => {
    const verdict = checkSearchedName(value);
    return verdict.ok ? verdict.normal : verdict.refusal.code;
  };
  assert.deepEqual([' sunita ', 'सुनीता', '', '1', 'a', 'sunita<b>', 'sun\u202Eita', "'--", '...'].map(code), [
    'sunita',
    'सुनीता',
    'FLDVAL0001',
    'FLDVAL0003',
    'FLDVAL0004',
    'FLDVAL0003',
    'FLDVAL0003',
    'FLDVAL0003',
    'FLDVAL0004',
  ]);
});
