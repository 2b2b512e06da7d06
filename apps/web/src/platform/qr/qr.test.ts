import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { makeCardKeys, signCard } from '@teeka/contract/certificates/signed-card';
import { cardClaims, qrOfCard } from '@teeka/domain/certificates';
import encodeQR from 'qr';
import { type Frame, readFrame } from './read-frame.ts';
import { drawnApart, type Look, looks, readPicture } from './read-picture.ts';
import { referenceOf, unpackedText } from './reference-of.ts';

const number = '12345678901230';

/** A picture of a QR as a camera might give it: `point` pixels a module, grey paper, turned by quarters. */
function pictureOf(modules: readonly (readonly boolean[])[], { point = 5, ground = 255, turns = 0 } = {}): Frame {
  const size = modules.length * point;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [row, column] = [Math.floor(y / point), Math.floor(x / point)];
      const last = modules.length - 1;
      const [r, c] = turns === 1 ? [last - column, row] : turns === 2 ? [last - row, last - column] : [row, column];
      const shade = modules[r]?.[c] ? 20 : ground;
      data.fill(shade, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  return { width: size, height: size, data };
}

/** A ZIP archive with one file, as far as a reader of its first entry looks. */
function archiveOf(text: string): Uint8Array {
  const packed = deflateRawSync(text);
  const name = 'certificate.json';
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(text.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), packed, Buffer.from('PK\u0001\u0002rest', 'latin1')]);
}

test('what a card shows is read back from its picture', async () => {
  const card = encodeQR(number, 'raw', { border: 4 });
  for (const view of [{}, { point: 3 }, { ground: 180 }, { turns: 1 }, { turns: 2, point: 8 }]) {
    const text = readFrame(pictureOf(card, view));
    assert.equal(text, number, JSON.stringify(view));
    assert.equal(await referenceOf(text ?? ''), number);
  }
});

test('a picture is looked at in several ways before it is given up, and no longer than somebody waits', async () => {
  const card = encodeQR(number, 'raw', { border: 4 });
  const seen: Look[] = [];
  const none = { width: 40, height: 40, data: new Uint8ClampedArray(40 * 40 * 4).fill(255) };
  const late = await readPicture((look) => {
    seen.push(look);
    return seen.length < 12 ? none : pictureOf(card);
  });
  assert.equal(late, number);
  assert.deepEqual(seen, looks.slice(0, 12));
  assert.equal(await readPicture(() => none), null);
  let clock = 0;
  let count = 0;
  const slow = () => {
    count++;
    clock += 5000;
    return none;
  };
  assert.equal(await readPicture(slow, () => clock), null);
  assert.equal(count, 3);
});

test('a picture of little light has its greys drawn apart', () => {
  const dim = pictureOf(encodeQR(number, 'raw', { border: 4 }));
  for (let at = 0; at < dim.data.length; at++) if (at % 4 !== 3) dim.data[at] = 120 + (dim.data[at] ?? 0) / 40;
  assert.equal(readFrame(dim), null);
  assert.equal(readFrame(drawnApart(dim)), number);
  const one = drawnApart({ width: 1, height: 1, data: new Uint8ClampedArray([9, 9, 9, 255]) });
  assert.equal(one.data.length, 4, 'of one grey alone');
});

test('a certificate names the person of its reference number, whoever signed it', async () => {
  const { key, secret } = await makeCardKeys();
  const facts = { reference: number, name: 'AARAV', dob: '2025-10-13', gender: 1, doses: [] } as const;
  const signed = await signCard(cardClaims({ ...facts, issuer: 'https://teeka.example', rid: 'x', issuedAt: 1 }), {
    ...{ kid: key.kid, secret },
  });
  assert.equal(await referenceOf(qrOfCard(signed)), number);
  assert.equal(await referenceOf(qrOfCard(`${signed.slice(0, 60)}.x.y`)), undefined);
  assert.equal(await referenceOf('shc:/12'), undefined);
});

test('an address of ours and a foreign one are told apart', async () => {
  const scanned = async (text: string) => referenceOf(readFrame(pictureOf(encodeQR(text, 'raw', { border: 4 }))) ?? '');
  assert.equal(await scanned(`https://teeka.example/beneficiary/${number}`), number);
  assert.equal(await scanned('https://example.org/menu'), undefined);
});

test('a picture without a QR, or with a torn one, gives nothing', () => {
  const blank = { width: 40, height: 40, data: new Uint8ClampedArray(40 * 40 * 4).fill(255) };
  assert.equal(readFrame(blank), null);
  const torn = encodeQR(number, 'raw', { border: 4 }).map((row, at) => (at > 10 ? row.map(() => false) : row));
  assert.equal(readFrame(pictureOf(torn)), null);
});

test("a certificate's packed credential names its subject", async () => {
  const credential = JSON.stringify({ credentialSubject: { refId: number, name: 'ASHA' }, evidence: [] });
  const text = Buffer.from(archiveOf(credential)).toString('latin1');
  assert.equal(await unpackedText(text), credential);
  assert.equal(await referenceOf(text), number);
  assert.equal(await referenceOf(text.slice(0, 40)), undefined, 'cut off');
  assert.equal(await referenceOf(`PK\u0003\u0004${'\u0000'.repeat(40)}`), undefined, 'empty');
});
