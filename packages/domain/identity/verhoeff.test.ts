import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { validAadhaar } from './identity.cases.ts';
import { isVerhoeff, verhoeffDigit } from './verhoeff.ts';

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });

test('check digits of published examples', () => {
  for (const [body, digit] of [
    ['236', '3'],
    ['12345', '1'],
    ['142857', '0'],
  ] as const) {
    assert.equal(verhoeffDigit(body), digit);
    assert.equal(isVerhoeff(body + digit), true);
  }
});

test('a number with its check digit is valid, with any other it is not', () => {
  fc.assert(
    fc.property(digits(1, 30), fc.constantFrom(...'0123456789'), (body, digit) => {
      assert.equal(isVerhoeff(body + digit), digit === verhoeffDigit(body));
    }),
  );
});

test('every one of the 108 single wrong digits of each valid number is found', () => {
  for (const number of validAadhaar) {
    let variants = 0;
    for (let at = 0; at < number.length; at += 1) {
      for (const digit of '0123456789') {
        if (digit === number[at]) continue;
        variants += 1;
        assert.equal(isVerhoeff(number.slice(0, at) + digit + number.slice(at + 1)), false, number);
      }
    }
    assert.equal(variants, 108);
  }
});

test('every swap of neighbours that differ is found', () => {
  const swapped = (number: string, at: number) =>
    number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2);
  fc.assert(
    fc.property(digits(2, 20), (body) => {
      const number = body + verhoeffDigit(body);
      for (let at = 0; at + 1 < number.length; at += 1) {
        assert.equal(isVerhoeff(swapped(number, at)), number[at] === number[at + 1]);
      }
    }),
  );
});

test('what is not digits 0-9 is never valid', () => {
  for (const text of ['', ' ', '9999 0000 0000', '९९९९००००००००', '９９９９００００００００', '-0', '1e3']) {
    assert.equal(isVerhoeff(text), false, text);
  }
});
