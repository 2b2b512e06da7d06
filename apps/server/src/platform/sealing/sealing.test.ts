import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeFields } from '@teeka/contract/sealed-fields';
import * as contract from '@teeka/contract/sealing';
import fc from 'fast-check';
import { makeAtRest } from './at-rest.ts';
import { hashPassword, isPassword, needsRehash } from './password-hash.ts';
import { openValue, sealValue } from './sealed-value.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Key pairs of RFC 7517 A.2 and RFC 7518 C; the derived keys were computed with another implementation (Python). */
const vector = {
  server: {
    kty: 'EC',
    crv: 'P-256',
    x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
    y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
    d: '870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE',
  },
  client: {
    kty: 'EC',
    crv: 'P-256',
    x: 'weNJy2HscCSM6AEDTDg04biOvhFhyyWvOHQfeF_PxMQ',
    y: 'e8lnCO-AlStT-NJVX-crhB7QRYhiix03illJOVAOyck',
    d: 'VEmDZpDXXK8p8N0Cndsxs924q6nS1RXFASRl6BfUqdw',
  },
} as const;
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const point = { xdata: vector.server.x, ydata: vector.server.y };

async function agreedByClient() {
  const own = await crypto.subtle.importKey('jwk', vector.client, curve, true, ['deriveBits']);
  return contract.agree(own, await contract.pointKey(point));
}

test('both sides derive the same keys; the dynamic key depends on its stamp', async () => {
  const raw = await crypto.subtle.importKey(
    'jwk',
    { kty: 'EC', crv: 'P-256', x: vector.client.x, y: vector.client.y },
    curve,
    true,
    [],
  );
  const secret = Buffer.from(await crypto.subtle.exportKey('raw', raw)).toString('base64');
  assert.equal(secret.length, 88);
  const own = await crypto.subtle.importKey('jwk', vector.server, curve, false, ['deriveBits']);
  const agreed = await contract.agree(own, await contract.secretKey(secret));
  const session = hex(await contract.sessionKeyBytes(agreed, point));
  assert.equal(session, hex(await contract.sessionKeyBytes(await agreedByClient(), point)));
  const dynamic = hex(await contract.dynamicKeyBytes(agreed, point, 1_773_635_400_000));
  assert.equal(dynamic, hex(await contract.dynamicKeyBytes(agreed, point, '1773635400000')));
  assert.equal(new Set([session, dynamic, hex(await contract.dynamicKeyBytes(agreed, point, 1))]).size, 3);
});

test('the derivation stays what it is: keys of sign-ins that stand must not change', async () => {
  const agreed = await agreedByClient();
  assert.equal(
    hex(await contract.sessionKeyBytes(agreed, point)),
    '5b853946982848265001c4ffa2bc953cade12bb245f2dd36c466c96c80ed6c68',
  );
  assert.equal(
    hex(await contract.dynamicKeyBytes(agreed, point, '1773635400000')),
    'dc2a9b03d4518088eddbc86a0bb023e40d4207e918f4d3517cd9369efe124f3a',
  );
});

test('what a phone seals the server opens, and the other way round', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      async (bytes, plain) => {
        const key = await contract.sealingKey(new Uint8Array(bytes));
        assert.equal(openValue(bytes, await contract.seal(key, plain)), plain);
        assert.equal(await contract.open(key, sealValue(bytes, plain)), plain);
        assert.match(sealValue(bytes, plain), /=$/, 'the mark of a sealed value');
      },
    ),
    { numRuns: 200 },
  );
});

test('lengths are hidden to the next sixteen bytes', () => {
  const key = Buffer.alloc(32, 1);
  const sizes = new Set(['9', '98', '9876543210', 'x'.repeat(15)].map((plain) => sealValue(key, plain).length));
  assert.equal(sizes.size, 1);
});

test('a changed, cut, foreign or unpadded value does not open', () => {
  const key = Buffer.alloc(32, 1);
  const sealed = sealValue(key, '9876543210');
  const flipped = Buffer.from(sealed, 'base64');
  flipped.writeUInt8(flipped.readUInt8(20) ^ 1, 20);
  for (const wrong of ['', '=', 'AAAA', sealed.slice(0, -5), `${sealed}=`, ` ${sealed}`, flipped.toString('base64')])
    assert.throws(() => openValue(key, wrong), wrong);
  assert.throws(() => openValue(Buffer.alloc(32, 2), sealed));
});

test('named fields are changed, however deep; absent, empty and null ones stay', async () => {
  const payload = { a: 'x', list: [{ b: 'y', c: 1 }, { b: null }, {}], none: '' };
  const changed = await changeFields(
    payload,
    ['a', 'list.*.b', 'none', 'absent.*.deep'],
    async (value) => `<${value}>`,
  );
  assert.deepEqual(changed, { a: '<x>', list: [{ b: '<y>', c: 1 }, { b: null }, {}], none: '' });
  assert.equal(payload.a, 'x', 'the original stays');
});

test('numbers at rest: each sealing differs, kinds do not mix, another data key opens nothing', () => {
  const [ours, other] = [makeAtRest(Buffer.alloc(32, 1)), makeAtRest(Buffer.alloc(32, 2))];
  const sealed = ours.seal('mobile', 'person/1', '9876543210');
  assert.equal(ours.open('mobile', 'person/1', sealed), '9876543210');
  assert.notDeepEqual(sealed, ours.seal('mobile', 'person/1', '9876543210'));
  assert.ok(!sealed.includes('9876543210'));
  assert.throws(() => ours.openBytes('photo-id', 'person/1', sealed));
  assert.throws(() => other.openBytes('mobile', 'person/1', sealed));
  assert.deepEqual(ours.hash('mobile', '1'), ours.hash('mobile', '1'));
  assert.notDeepEqual(ours.hash('mobile', '1'), ours.hash('reference', '1'));
  assert.notDeepEqual(ours.hash('mobile', '1'), other.hash('mobile', '1'));
});

test('passwords rest as argon2id with a salt of their own', async () => {
  const [one, other] = await Promise.all([hashPassword('Teeka@2026'), hashPassword('Teeka@2026')]);
  assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.notEqual(one, other);
  assert.equal(await isPassword('Teeka@2026', one), true);
  assert.equal(await isPassword('teeka@2026', one), false);
  assert.equal(await isPassword('Teeka@2026', undefined), false);
  assert.equal(await isPassword('Teeka@2026', 'not a hash'), false);
  assert.deepEqual([needsRehash(one), needsRehash(one.replace('m=19456', 'm=4096'))], [false, true]);
});

test('a hash made by another argon2id is understood', async () => {
  // From the reference implementation's test suite: password "password", salt "somesalt".
  const hash = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  assert.equal(await isPassword('password', hash), true);
  assert.equal(await isPassword('passwore', hash), false);
});
