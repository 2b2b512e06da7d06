import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedPaperNumber } from './typed-number.ts';

test('a number is found as people type it: small letters, other gaps, none', () => {
  for (const typed of ['2611-K7QX-93BD', ' 2611-k7qx-93bd ', '2611 K7QX 93BD', '2611k7qx93bd', '2611–K7QX–93BD'])
    assert.equal(typedPaperNumber(typed), '2611-K7QX-93BD', typed);
  assert.equal(typedPaperNumber(' -- '), '');
});

test('and with the digits of a Hindi keyboard', () => {
  for (const typed of ['२६११-K7QX-९३BD', '२६११ k७qx ९३bd'])
    assert.equal(typedPaperNumber(typed), '2611-K7QX-93BD', typed);
});
