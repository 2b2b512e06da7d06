import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAadhaar, checkAadhaarCard } from './aadhaar.ts';
import { invalidAadhaar, validAadhaar } from './identity.cases.ts';

const code = (verdict: ReturnType<typeof checkAadhaar>) => (verdict.ok ? undefined : verdict.refusal.code);

test('valid numbers pass and stay as they are', () => {
  for (const number of validAadhaar) assert.deepEqual(checkAadhaar(number), { ok: true, normal: number });
});

test('each fault has its own code, in the order digits, length, first digit, checksum', () => {
  for (const [number, expected, why] of invalidAadhaar) assert.equal(code(checkAadhaar(number)), expected, why);
  const first: [string, string][] = [
    ['0A', 'IDPROF0001'],
    ['01', 'IDPROF0002'],
    ['0000000000000', 'IDPROF0002'],
    ['000000000000', 'IDPROF0003'],
    ['111111111111', 'IDPROF0003'],
    ['222222222222', 'IDPROF0004'],
  ];
  for (const [number, expected] of first) assert.equal(code(checkAadhaar(number)), expected, number);
});

test('16 digits of a virtual ID pass the shared rule, not the photo-ID form', () => {
  for (const number of ['9999000000000000', '2222222222222220']) {
    assert.equal(checkAadhaar(number).ok, true);
    assert.equal(code(checkAadhaarCard(number)), 'IDPROF0006');
  }
});

test('white space at the ends is dropped; nothing but white space is empty, which the shared rule accepts', () => {
  for (const number of [' 999900000000 ', '\t999900000000\r', '\u00A0999900000000\u3000']) {
    assert.deepEqual(checkAadhaar(number), { ok: true, normal: '999900000000' });
  }
  for (const empty of ['', ' ', '\t \u2003']) assert.deepEqual(checkAadhaar(empty), { ok: true, normal: '' });
  assert.equal(code(checkAadhaarCard('')), 'IDPROF0006');
});

test('look-alike digits, zero-width characters and direction marks are refused, never converted', () => {
  const impostors = [
    '९९९९००००००००',
    '٩٩٩٩٠٠٠٠٠٠٠٠',
    '９９９９００００００００',
    '𝟗𝟗𝟗𝟗𝟎𝟎𝟎𝟎𝟎𝟎𝟎𝟎',
    '99990000000O',
    'l99900000000',
    '9999\u200B00000000',
    '\uFEFF999900000000',
    '999900000000\uFEFF',
    '\u200F999900000000',
    '999900000000\u202C',
    '999900000000\u0301',
    '9999\u200D00000000',
    '+99990000000',
    '9999-0000-0000',
    '9999 0000 0000',
    '99990000000.0',
    "999900000000' OR 1=1 --",
    '<b>999900000000</b>',
    '999900000000\u0000',
  ];
  for (const number of impostors) assert.equal(code(checkAadhaar(number)), 'IDPROF0001', JSON.stringify(number));
});

test('test numbers are refused where real people are registered', () => {
  const real = { testNumbers: 'refused' } as const;
  assert.equal(code(checkAadhaar('999941005707', real)), 'IDPROF0005');
  assert.equal(code(checkAadhaarCard('999941005707', real)), 'IDPROF0005');
  assert.equal(code(checkAadhaar('999941005706', real)), 'IDPROF0004');
  assert.equal(checkAadhaar('222222222227', real).ok, true);
});

test('the form says "12 digits" for a wrong form and "invalid" for a wrong number', () => {
  const table: [string, string][] = [
    ['99994100570', 'IDPROF0006'],
    ['99994100570A', 'IDPROF0006'],
    ['123456789010', 'IDPROF0007'],
    ['999941005706', 'IDPROF0007'],
    ['0000000000000000', 'IDPROF0006'],
  ];
  for (const [number, expected] of table) assert.equal(code(checkAadhaarCard(number)), expected, number);
  assert.deepEqual(checkAadhaarCard(' 999941005707 '), { ok: true, normal: '999941005707' });
});
