import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  camelCased,
  characterKinds,
  checkFileName,
  checkLength,
  checkLimitedDigits,
  checkNumber,
  checkRequired,
  hasKind,
  isBlank,
  limited,
  trimmed,
  upperCased,
  withoutSpaces,
} from './index.ts';

/** Specification 2, section 5, 'Character-kind rules': a text that fits, and one that does not. */
const kinds: [string, string, string][] = [
  ['beneficiary', 'Ward 4 (A-2).', 'A,B'],
  ['username', 'Dr. Asha Devi, (w-o)', 'Asha1'],
  ['street', 'H-12, Ward 4 (old).', 'H/12'],
  ['idproof', 'AB/12,3-4 (5).', 'AB_1'],
  ['idnumber', 'AB 12.3-4', 'AB/1'],
  ['name', "Mary D'Souza Jr.", 'Mary-Ann'],
  ['passportnumber', 'A1234567', 'a1234567'],
  ['pancard', 'ABCDE1234F', 'ABCDE12345'],
  ['dlnumber', 'DL01201112345678'.slice(0, 15), 'DL0118001234567'],
  ['pensionpassbook', 'PEN 12.3', 'PEN-12'],
  ['udidcard', 'DL1234567890123456', 'dl1234567890123456'],
  ['onlyAlphaNum', 'Ward 4', 'Ward-4'],
];

test('each kind of characters takes its own, refuses others, and accepts empty', () => {
  for (const [kind, good, bad] of kinds) {
    assert.equal(hasKind(good, kind), true, `${kind}: ${good}`);
    assert.equal(hasKind(bad, kind), false, `${kind}: ${bad}`);
    assert.equal(hasKind('', kind), true);
  }
  assert.deepEqual(
    kinds.map(([kind]) => kind),
    Object.keys(characterKinds),
  );
});

test('an unknown kind is invalid, whatever the text', () => {
  for (const kind of ['', 'nosuchkind', 'toString', '__proto__']) assert.equal(hasKind('', kind), false, kind);
});

test('look-alikes, marks, markup and line ends pass no kind', () => {
  for (const text of [
    'АSHA',
    'आशा',
    'ASHA\u200B',
    '\u202EASHA',
    'ASHA\n',
    '<b>ASHA</b>',
    "ASHA'; DROP TABLE x",
    'ＡＳＨＡ',
    'A\u00A0B',
  ]) {
    for (const [kind] of kinds) assert.equal(hasKind(text, kind), false, `${kind}: ${JSON.stringify(text)}`);
  }
});

test('typed text is trimmed, upper-cased and cut without conversions', () => {
  assert.equal(trimmed('\t a b \u3000'), 'a b');
  assert.equal(trimmed('\uFEFFa'), '\uFEFFa');
  assert.equal(withoutSpaces(' a\u00A0b '), 'ab');
  assert.equal(upperCased('aß ſı'), 'Aß ſı');
  assert.equal(camelCased('ASHA   devi of  RAMPUR'), 'Asha Devi Of Rampur');
  assert.equal(limited('abc', 2), 'ab');
  assert.deepEqual([isBlank(''), isBlank(' \t'), isBlank('a')], [false, true, false]);
});

test('required, length, number and limited digits', () => {
  const code = (verdict: ReturnType<typeof checkRequired>) => (verdict.ok ? 'ok' : verdict.refusal.code);
  assert.deepEqual(
    ['', '  ', 'x'].map((value) => code(checkRequired(value))),
    ['FLDVAL0001', 'FLDVAL0002', 'ok'],
  );
  const length = (value: string) => code(checkLength(value, { min: 2, max: 4 }));
  assert.deepEqual(['a', 'ab', 'abcd', 'abcde', '   '].map(length), [
    'FLDVAL0004',
    'ok',
    'ok',
    'FLDVAL0004',
    'FLDVAL0004',
  ]);
  const number = (value: number) => code(checkNumber(value, { min: 30, max: 200 }));
  assert.deepEqual([29.9, 30, 200, 200.1, Number.NaN].map(number), [
    'FLDVAL0005',
    'ok',
    'ok',
    'FLDVAL0005',
    'FLDVAL0005',
  ]);
  const digits = (value: string) => code(checkLimitedDigits(value));
  assert.deepEqual(['1', '012', '1234567', 'a'].map(digits), ['ok', 'FLDVAL0006', 'FLDVAL0004', 'FLDVAL0006']);
});

test('names of uploaded files', () => {
  const code = (name: string) => {
    const verdict = checkFileName(name, ['pdf']);
    return verdict.ok ? 'ok' : verdict.refusal.code;
  };
  assert.deepEqual(
    ['card 1_a-b.pdf', 'card.PDF', 'card.pdf.exe', 'कार्ड.pdf', '../x.pdf', 'card.png', 'card', '.pdf'].map(code),
    ['ok', 'ok', 'FLDVAL0021', 'FLDVAL0021', 'FLDVAL0021', 'FLDVAL0022', 'FLDVAL0022', 'FLDVAL0021'],
  );
});
