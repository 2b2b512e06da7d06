import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import {
  type CardOf,
  cardClaims,
  cardOfParts,
  cardPartOf,
  qrOfCard,
  readCard,
  type Verdict,
  verdictOf,
  withdrawnOf,
} from '@teeka/domain/certificates';
import { nationalSchedule } from '@teeka/domain/schedule';
import { calculateJwkThumbprint, compactVerify, createLocalJWKSet } from 'jose';
import { type CardKey, makeCardKeys, openCard, signCard } from './signed-card.ts';

const issuedAt = Date.UTC(2026, 2, 12, 6) / 1000;
const now = Date.UTC(2026, 10, 26, 6) / 1000;
const card: CardOf = {
  issuer: 'https://teeka.example',
  rid: 'q2Vd8-1kPzU3aLw',
  issuedAt,
  reference: '12345678901237',
  name: 'AARAV KUMAR',
  dob: '2025-10-13',
  gender: 1,
  doses: [
    { dose_code: 'BCG', vaccine: 'BCG', given_on: '2025-10-14', batch_number: 'BCG-1' },
    { dose_code: 'PENTA1', vaccine: 'Penta', given_on: '2025-11-25', batch_number: 'PN/25-7' },
    { dose_code: 'VITA1', vaccine: 'VitA', given_on: '2026-07-20', batch_number: '' },
  ],
};
const { key, secret } = await makeCardKeys();
const other = await makeCardKeys();
const signed = await signCard(cardClaims(card), { kid: key.kid, secret });

async function judged(text: string, keys: readonly CardKey[] = [key], withdrawn: readonly string[] = []) {
  const { signature, claims } = await openCard(text, keys);
  return verdictOf(signature, readCard(claims), { withdrawn: withdrawn.map((one) => withdrawnOf(one)), now });
}

test('a card verifies with a library that is not ours, by the key as it is published', async () => {
  const { payload, protectedHeader } = await compactVerify(signed, createLocalJWKSet({ keys: [{ ...key }] }));
  assert.deepEqual(protectedHeader, { zip: 'DEF', alg: 'ES256', kid: key.kid });
  assert.equal(key.kid, await calculateJwkThumbprint({ ...key }));
  assert.deepEqual(JSON.parse(inflateRawSync(payload).toString('utf8')), cardClaims(card));
});

test('what a card says is what it was made of', async () => {
  const { signature, claims } = await openCard(signed, [other.key, key]);
  assert.equal(signature, 'right');
  const doses = card.doses.map((dose) => (dose.dose_code === 'VITA1' ? { ...dose, vaccine: '' } : dose));
  assert.deepEqual(readCard(claims), { ...card, doses }, 'what has no code among systems is known by ours alone');
  assert.deepEqual(await judged(signed), { is: 'genuine' });
});

test('of whom only the year of birth is known, no more is signed', () => {
  const claims = cardClaims({ ...card, dob: '1990-01-01', dob_is_year: true });
  const { resource } = claims.vc.credentialSubject.fhirBundle.entry[0] ?? assert.fail();
  assert.equal(resource.birthDate, '1990');
  const read = readCard(claims);
  assert.deepEqual([read?.dob, read?.dob_is_year], ['1990-01-01', true]);
});

test('through a QR and back; one card in several, in any order', async () => {
  const text = qrOfCard(signed);
  assert.match(text, /^shc:\/[0-9]+$/);
  const whole = cardPartOf(text);
  assert.equal(whole && cardOfParts([whole]), signed);
  const half = Math.floor(signed.length / 2);
  const figures = (part: string) => qrOfCard(part).slice('shc:/'.length);
  const parts = [`shc:/2/2/${figures(signed.slice(half))}`, `shc:/1/2/${figures(signed.slice(0, half))}`].map(
    (part) => cardPartOf(part) ?? assert.fail(part),
  );
  assert.equal(cardOfParts(parts), signed);
  assert.equal(cardOfParts(parts.slice(0, 1)), undefined);
  for (const none of [
    '',
    'shc:/',
    'shc:/123',
    'shc:/3/2/1234',
    'shc:/a',
    'SHC:/12',
    'https://x/?shc:/12',
    'shc:/0/1/12',
  ])
    assert.equal(cardPartOf(none), undefined, none);
});

test('a child with every dose of the schedule fits into one QR that a phone still reads', async () => {
  const doses = nationalSchedule.rows
    .filter(({ person }) => person === 'child')
    .map(({ code, vaccine }) => ({
      dose_code: code,
      vaccine,
      given_on: '2025-10-14' as const,
      batch_number: 'B-26/0417',
    }));
  const text = qrOfCard(await signCard(cardClaims({ ...card, doses }), { kid: key.kid, secret }));
  // Version 28 of the QR with the correction level M holds 2,867 figures.
  assert.ok(text.length < 2867, `${doses.length} doses: ${text.length} figures`);
});

describe('what was withdrawn', () => {
  const cases: [string, readonly string[], Verdict][] = [
    ['nothing of hers', ['other', `other.${now}`], { is: 'genuine' }],
    ['corrected after it was issued', [`${card.rid}.${issuedAt + 1}`], { is: 'superseded', corrected: 0 }],
    ['corrected before it was issued', [`${card.rid}.${issuedAt}`], { is: 'genuine' }],
    ['all of hers', [card.rid], { is: 'withdrawn' }],
    ['all of hers, whatever was corrected', [`${card.rid}.${issuedAt + 1}`, card.rid], { is: 'withdrawn' }],
  ];
  for (const [name, withdrawn, verdict] of cases)
    test(name, async () => assert.deepEqual(await judged(signed, [key], withdrawn), verdict));

  test('one that somebody took back: neither those before nor those after it, though they bear the same name', () => {
    const withdrawn = [{ rid: card.rid, before: issuedAt + 1, corrected: 0, alone: true }];
    const of = (seconds: number) => verdictOf('right', { ...card, issuedAt: issuedAt + seconds }, { withdrawn, now });
    assert.deepEqual([of(-1), of(0), of(1)], [{ is: 'genuine' }, { is: 'withdrawn' }, { is: 'genuine' }]);
    const both = [{ rid: card.rid, before: issuedAt + 5, corrected: 1 }, ...withdrawn];
    assert.deepEqual(verdictOf('right', card, { withdrawn: both, now }), { is: 'withdrawn' }, 'put right since, too');
  });

  test('of what was issued before all that is told, nobody here can say that it holds', () => {
    const known = { withdrawn: [], now };
    assert.deepEqual(verdictOf('right', card, { ...known, complete_from: issuedAt + 1 }), { is: 'too-old' });
    assert.deepEqual(verdictOf('right', card, { ...known, complete_from: issuedAt }), { is: 'genuine' });
    const withdrawn = [{ rid: card.rid, before: issuedAt + 1, corrected: 1 }];
    const shown = verdictOf('right', card, { withdrawn, now, complete_from: issuedAt + 1 });
    assert.deepEqual(shown, { is: 'superseded', corrected: 1 }, 'what is told of it is said all the same');
  });

  test('it is told how many doses were corrected', async () => {
    const withdrawn = [withdrawnOf(`${card.rid}.${issuedAt + 9}`, { [card.rid]: 2 })];
    assert.deepEqual(verdictOf('right', card, { withdrawn, now }), { is: 'superseded', corrected: 2 });
  });
});

test('what a revoked key signed is believed by nobody, whatever day it bears', async () => {
  const stolen = { kid: key.kid, secret };
  const ofThief = await signCard(cardClaims({ ...card, name: 'SOMEBODY ELSE', issuedAt: issuedAt - 86_400 }), stolen);
  for (const text of [signed, ofThief]) {
    const opened = await openCard(text, [other.key], [key.kid]);
    assert.deepEqual(opened, { signature: 'revoked-key' }, 'nothing of it is told');
    assert.deepEqual(verdictOf(opened.signature, undefined, { withdrawn: [], now }), { is: 'revoked-key' });
  }
  const renewed = await signCard(cardClaims(card), { kid: other.key.kid, secret: other.secret });
  assert.equal((await openCard(renewed, [other.key], [key.kid])).signature, 'right');
});

test('the key before the last one is still known after a change', async () => {
  assert.deepEqual(await judged(signed, [other.key, key]), { is: 'genuine' });
  assert.deepEqual(await judged(signed, [other.key]), { is: 'unknown-key' });
});
