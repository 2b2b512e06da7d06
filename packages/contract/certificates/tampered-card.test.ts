import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { type CardOf, cardClaims, readCard, type Verdict, verdictOf } from '@teeka/domain/certificates';
import { makeCardKeys, openCard, signCard } from './signed-card.ts';

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
  ],
};
const { key, secret } = await makeCardKeys();
const other = await makeCardKeys();
const own = { kid: key.kid, secret };
const claims = cardClaims(card);
const signed = await signCard(claims, own);
const [head = '', body = '', tail = ''] = signed.split('.');
const raw = Buffer.from(tail, 'base64url');
const header = { zip: 'DEF', alg: 'ES256', kid: key.kid };

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const packed = (text: string) => deflateRawSync(text).toString('base64url');
/** The paper with something else on it, under the signature that it had. */
const saying = (changed: Partial<CardOf>) =>
  `${head}.${packed(JSON.stringify(cardClaims({ ...card, ...changed })))}.${tail}`;
const headed = (changed: object) => `${encoded({ ...header, ...changed })}.${body}.${tail}`;
const eachDose = (changed: Partial<CardOf['doses'][number]>) => card.doses.map((dose) => ({ ...dose, ...changed }));
const flipped = (text: string, at: number) => {
  const bytes = Buffer.from(text, 'base64url');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes.toString('base64url');
};
const derOf = Buffer.concat([
  Buffer.from([0x30, 68, 2, 32]),
  raw.subarray(0, 32),
  Buffer.from([2, 32]),
  raw.subarray(32),
]);
const [, bodyOfOther = '', tailOfOther = ''] = (
  await signCard(cardClaims({ ...card, name: 'SOMEBODY ELSE', reference: '12345678901244' }), own)
).split('.');
/** A thousand times as large as what it is packed into. */
const bomb = `{"iss":"${'x'.repeat(3_000_000)}"}`;

/** Each kind of tampering, and what whoever scans it is told. */
const tampered: readonly (readonly [what: string, text: string, said: Verdict['is']])[] = [
  // What the paper says.
  ['another name', saying({ name: 'ARAV KUMAR' }), 'forged'],
  ['another day of birth', saying({ dob: '2024-10-13' }), 'forged'],
  ['another sex', saying({ gender: 2 }), 'forged'],
  ['another number of the record', saying({ reference: '12345678901244' }), 'forged'],
  ['another day of a dose', saying({ doses: eachDose({ given_on: '2026-01-01' }) }), 'forged'],
  ['a dose on a day to come', saying({ doses: eachDose({ given_on: '2027-01-01' }) }), 'forged'],
  ['another batch', saying({ doses: eachDose({ batch_number: 'X' }) }), 'forged'],
  ['another vaccine', saying({ doses: eachDose({ dose_code: 'MR1', vaccine: 'MR' }) }), 'forged'],
  ['a dose more', saying({ doses: [...card.doses, ...card.doses] }), 'forged'],
  ['a dose less', saying({ doses: card.doses.slice(1) }), 'forged'],
  ['another day of issue, so that it is newer than what withdrew it', saying({ issuedAt: now }), 'forged'],
  ['another name by which it is withdrawn', saying({ rid: 'none' }), 'forged'],
  ['another issuer', saying({ issuer: 'https://elsewhere.example' }), 'forged'],
  // Pieces of two papers.
  ['the person of another paper under this signature', `${head}.${bodyOfOther}.${tail}`, 'forged'],
  ['the signature of another paper', `${head}.${body}.${tailOfOther}`, 'forged'],
  // The signature.
  ['one bit of what is signed', `${head}.${flipped(body, 40)}.${tail}`, 'forged'],
  ['one bit of the signature', `${head}.${body}.${flipped(tail, 12)}`, 'forged'],
  [
    'the halves of the signature changed round',
    `${head}.${body}.${Buffer.concat([raw.subarray(32), raw.subarray(0, 32)]).toString('base64url')}`,
    'forged',
  ],
  ['a signature written otherwise', `${head}.${body}.${derOf.toString('base64url')}`, 'forged'],
  ['a signature of zeros', `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`, 'forged'],
  ['a shorter signature', `${head}.${body}.${raw.subarray(0, 63).toString('base64url')}`, 'forged'],
  ['no signature', `${head}.${body}.`, 'forged'],
  ['no signature at all', `${head}.${body}`, 'forged'],
  ['a fourth part', `${signed}.${tail}`, 'forged'],
  ['spare bits of the last sign', `${head}.${body}.${tail.slice(0, -1)}${tail.endsWith('A') ? 'B' : 'A'}`, 'forged'],
  ['a sign that is none', `${head}.${body}=.${tail}`, 'forged'],
  ['cut off in the middle', signed.slice(0, Math.floor(signed.length / 2)), 'forged'],
  ['nothing', '', 'forged'],
  // The header.
  ['signed by nobody, as the header says', headed({ alg: 'none' }), 'forged'],
  [
    'signed by nobody, and nothing where the signature stood',
    `${encoded({ ...header, alg: 'none' })}.${body}.`,
    'forged',
  ],
  ['the public key as a password', headed({ alg: 'HS256' }), 'forged'],
  ['another curve', headed({ alg: 'ES384' }), 'forged'],
  ['not packed, as the header says', `${encoded({ alg: 'ES256', kid: key.kid })}.${body}.${tail}`, 'forged'],
  ['a key brought along in the header', headed({ jwk: other.key }), 'forged'],
  ['a header without key', `${encoded({ zip: 'DEF', alg: 'ES256' })}.${body}.${tail}`, 'forged'],
  ['several keys in the header', headed({ kid: [key.kid, other.key.kid] }), 'forged'],
  ['a header that is none', `${encoded('x')}.${body}.${tail}`, 'forged'],
  ['a key that is a path', headed({ kid: `../${key.kid}` }), 'unknown-key'],
  // Other keys.
  ['signed by somebody else', await signCard(claims, { kid: other.key.kid, secret: other.secret }), 'unknown-key'],
  ['signed by somebody else under our name', await signCard(claims, { kid: key.kid, secret: other.secret }), 'forged'],
  // What does not unpack, and what unpacks to more than any card: before the signature is known to be ours nothing is unpacked.
  ['a bomb that nobody signed', `${head}.${packed(bomb)}.${tail}`, 'forged'],
  ['a bomb under our signature', await signCard({ ...claims, iss: 'x'.repeat(3_000_000) }, own), 'no-card'],
  ['something else under our signature', await signCard({ iss: card.issuer, nbf: issuedAt } as never, own), 'no-card'],
  // Nobody else writes a time under our signature: the clock of whoever looks is behind.
  ['issued in an hour to come', await signCard(cardClaims({ ...card, issuedAt: now + 3600 }), own), 'not-yet'],
];

test('the paper itself is genuine', async () => {
  assert.equal(await verdictOn(signed), 'genuine');
});

async function verdictOn(text: string): Promise<Verdict['is']> {
  const { signature, claims: opened } = await openCard(text, [key]);
  return verdictOf(signature, readCard(opened), { withdrawn: [], now }).is;
}

test('the table has no kind of tampering twice', () => {
  assert.equal(new Set(tampered.map(([what]) => what)).size, tampered.length);
  assert.equal(new Set(tampered.map(([, text]) => text)).size, tampered.length, 'each is another text');
});

for (const [what, text, said] of tampered)
  test(`${what}: ${said}`, async () => {
    const { signature, claims: opened } = await openCard(text, [key]);
    assert.equal(await verdictOn(text), said);
    if (signature !== 'right') assert.equal(opened, undefined, 'nothing of it is told');
  });

test('a bomb that nobody signed costs nothing', async () => {
  const text = `${head}.${packed(`{"x":"${'x'.repeat(30_000_000)}"}`)}.${tail}`;
  // The best of three: what else the machine does is none of its cost.
  const times: number[] = [];
  for (let nth = 0; nth < 3; nth++) {
    const from = performance.now();
    assert.equal(await verdictOn(text), 'forged');
    times.push(performance.now() - from);
  }
  assert.ok(Math.min(...times) < 100, times.join());
});
