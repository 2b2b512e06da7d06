import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCardKeys, signCard } from '@teeka/contract/certificates/signed-card';
import { type CardOf, type CardPart, cardClaims, qrOfCard } from '@teeka/domain/certificates';
import type { CardTrust } from './card-trust.ts';
import { judge } from './judge.ts';

const now = Date.UTC(2026, 10, 26) / 1000;
const { key, secret } = await makeCardKeys();
const trust: CardTrust = {
  issuer: 'https://teeka.example',
  keys: [key],
  revoked: [],
  withdrawn: [],
  heardAt: 0,
};
const paperOf = (name: string) => {
  const card: CardOf = {
    ...{ issuer: trust.issuer, rid: name, issuedAt: now - 86_400, reference: '12345678901237', name },
    ...{ dob: '2025-10-13', gender: 1 },
    doses: [{ dose_code: 'BCG', vaccine: 'BCG', given_on: '2025-10-14', batch_number: 'B-1' }],
  };
  return signCard(cardClaims(card), { kid: key.kid, secret });
};
const [hers, his] = [await paperOf('ANJALI'), await paperOf('ROHIT')];
/** A card in two codes. */
const inTwo = (signed: string): readonly [string, string] => {
  const half = Math.floor(signed.length / 2);
  const part = (nth: number, text: string) => qrOfCard(text).replace('shc:/', `shc:/${nth}/2/`);
  return [part(1, signed.slice(0, half)), part(2, signed.slice(half))];
};
const [first, second] = inTwo(hers);
const [, secondOfHis] = inTwo(his);

/** What is said after these codes were scanned, one after the other. */
async function after(...codes: readonly string[]) {
  let before: readonly CardPart[] = [];
  let said = '';
  for (const code of codes) {
    const judged = await judge(code, { before, trust, now });
    before = judged.what === 'part' ? judged.parts : [];
    said = judged.what === 'card' ? judged.verdict.is : judged.what;
  }
  return said;
}

test('codes of one card in any order, one of them twice', async () => {
  assert.equal(await after(qrOfCard(hers)), 'genuine');
  assert.equal(await after(first, second), 'genuine');
  assert.equal(await after(second, second, first), 'genuine');
});

test('what is not whole, or not of one paper', async () => {
  const whole = qrOfCard(hers);
  const cases: readonly (readonly [what: string, codes: readonly string[], said: string])[] = [
    ['one code of two', [first], 'part'],
    ['one of two, twice', [first, first], 'part'],
    ['the second code of another paper', [first, secondOfHis], 'forged'],
    ['a code that is cut off', [first, second.slice(0, -40)], 'forged'],
    ['a code that is cut off in the middle of a sign', [second.slice(0, -41)], 'forged'],
    ['a code said to be the third of two', [first.replace('shc:/1/2/', 'shc:/3/2/')], 'forged'],
    ['one of two said to be the whole', [first.replace('shc:/1/2/', 'shc:/')], 'forged'],
    ['figures that stand for no sign of a signature', [`${whole.slice(0, -2)}99`], 'forged'],
    ['letters among the figures', [`${whole.slice(0, -2)}ab`], 'forged'],
    ['the two codes in one', [`${first}${second}`], 'forged'],
    ['something else', ['https://teeka.example/'], 'none'],
    ['the sign of such codes alone', ['shc:/'], 'forged'],
  ];
  for (const [what, codes, said] of cases) assert.equal(await after(...codes), said, what);
});
