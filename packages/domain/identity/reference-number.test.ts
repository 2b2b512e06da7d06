import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cut, masked } from './masking.ts';
import {
  checkReferenceNumber,
  groupReferenceNumber,
  isReferenceNumber,
  makeReferenceNumber,
} from './reference-number.ts';

const random = fc.bigInt({ min: 10n ** 12n, max: 10n ** 13n - 1n }).map(String);

test('a made number is valid, has 14 digits and survives its grouped form', () => {
  fc.assert(
    fc.property(random, (digits) => {
      const number = makeReferenceNumber(digits);
      assert.equal(number.length, 14);
      assert.equal(isReferenceNumber(number), true);
      assert.deepEqual(checkReferenceNumber(` ${groupReferenceNumber(number)} `), {
        ok: true,
        normal: number,
      });
    }),
  );
});

test('what cannot be a number is refused with its code', () => {
  const good = makeReferenceNumber('1234567890123');
  const wrong = good.slice(0, -1) + ((Number(good.at(-1)) + 1) % 10);
  const table: [string, string][] = [
    ['', 'IDPROF0017'],
    ['१२३४५६७८९०१२३४', 'IDPROF0017'],
    [`${good}\u200E`, 'IDPROF0017'],
    ['1234', 'IDPROF0022'],
    [`0${good.slice(1)}`, 'IDPROF0022'],
    [wrong, 'IDPROF0023'],
  ];
  for (const [value, expected] of table) {
    const verdict = checkReferenceNumber(value);
    assert.equal(verdict.ok ? undefined : verdict.refusal.code, expected, value);
  }
});

test('the maker takes 13 digits, the first one not 0', () => {
  for (const digits of ['', '0234567890123', '123456789012', '12345678901234', '१२३४५६७८९०१२३']) {
    assert.throws(() => makeReferenceNumber(digits), RangeError);
  }
});

test('groups, masks and cuts', () => {
  assert.equal(groupReferenceNumber('12345678901234'), '1234-5678-9012-34');
  assert.equal(groupReferenceNumber('1234567890'), '123-456-7890');
  assert.equal(groupReferenceNumber(''), '');
  assert.equal(masked('999941005707'), 'XXXXXXXX5707');
  assert.equal(masked('5707'), 'XXXX');
  assert.equal(masked(''), '');
  assert.equal(cut('123456789012345'), '123456789012345');
  assert.equal(cut('1234567890123456'), '123456789012345…');
});
