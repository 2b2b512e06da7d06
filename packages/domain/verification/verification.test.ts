import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareKyc, isJpeg, type Kyc } from './index.ts';

const record = { name: 'SITA DEVI', dob: '1995-05-05', dob_is_year: false, gender: 2 } as const;
const kyc: Kyc = { name: 'SITA DEVI', dob: '1995-05-05', year_of_birth: 1995, gender: 2 };

test('what the authority tells beside the record: same, alike, different, not told', () => {
  const cases: [string, Partial<Kyc>, string, string, string][] = [
    ['the same', {}, 'same', 'same', 'same'],
    ['words in another order', { name: 'Devi  Sita' }, 'same', 'same', 'same'],
    ['surname missing', { name: 'Sita' }, 'alike', 'same', 'same'],
    ['one word differs', { name: 'SITA KUMARI' }, 'alike', 'same', 'same'],
    ['somebody else', { name: 'RAM PRASAD', gender: 1 }, 'different', 'same', 'different'],
    ['another script', { name: 'सीता देवी' }, 'different', 'same', 'same'],
    ['only the year', { dob: null }, 'same', 'same', 'same'],
    ['another day of the year', { dob: '1995-06-05' }, 'same', 'alike', 'same'],
    ['another year', { dob: '1990-05-05', year_of_birth: 1990 }, 'same', 'different', 'same'],
    ['nothing told', { name: '', dob: null, year_of_birth: null, gender: null }, 'unknown', 'unknown', 'unknown'],
  ];
  for (const [what, change, name, birth, gender] of cases)
    assert.deepEqual(compareKyc(record, { ...kyc, ...change }), { name, birth, gender }, what);
});

test('a record that knows only the year has the same birth as any day of it', () => {
  const year = { ...record, dob: '1995-01-01', dob_is_year: true } as const;
  assert.equal(compareKyc(year, { ...kyc, dob: '1995-08-15' }).birth, 'same');
});

test('a picture is judged by its content', () => {
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 0xff, 0xd9);
  assert.equal(isJpeg(jpeg), true);
  assert.equal(isJpeg(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)), false);
  assert.equal(isJpeg(jpeg.slice(0, -1)), false);
  assert.equal(isJpeg(new Uint8Array()), false);
});
