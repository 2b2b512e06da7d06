import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { makeCardKeys, signCard } from '@teeka/contract/certificates/signed-card';
import { cardClaims, qrOfCard } from '@teeka/domain/certificates';
import { generate } from 'lean-qr';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { type Frame, readFrame } from './read-frame.ts';
import { type Look, looks, readPicture } from './read-picture.ts';
import { referenceOf, unpackedText } from './reference-of.ts';

const program = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });

const number = '12345678901230';

type Modules = readonly (readonly boolean[])[];

/** The modules of a code with four of white around it. */
function modulesOf(text: string): Modules {
  const code = generate(text);
  const places = Array.from({ length: code.size + 8 }, (_, at) => at - 4);
  return places.map((y) => places.map((x) => code.get(x, y)));
}

/** A picture of a QR as a camera might give it: `point` pixels a module, grey paper, turned by quarters. */
function pictureOf(modules: Modules, { point = 5, ground = 255, ink = 20, turns = 0 } = {}): Frame {
  const size = modules.length * point;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [row, column] = [Math.floor(y / point), Math.floor(x / point)];
      const last = modules.length - 1;
      const [r, c] = turns === 1 ? [last - column, row] : turns === 2 ? [last - row, last - column] : [row, column];
      const shade = modules[r]?.[c] ? ink : ground;
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
  const card = modulesOf(number);
  for (const view of [{}, { point: 3 }, { ground: 180 }, { turns: 1 }, { turns: 2, point: 8 }]) {
    const text = await readFrame(pictureOf(card, view));
    assert.equal(text, number, JSON.stringify(view));
    assert.equal(await referenceOf(text ?? ''), number);
  }
});

test('a picture is looked at in several ways before it is given up, and no longer than somebody waits', async () => {
  const card = modulesOf(number);
  const seen: Look[] = [];
  const none = { width: 40, height: 40, data: new Uint8ClampedArray(40 * 40 * 4).fill(255) };
  const late = await readPicture((look) => {
    seen.push(look);
    return seen.length < looks.length ? none : pictureOf(card);
  });
  assert.equal(late, number);
  assert.deepEqual(seen, looks);
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

test('a picture of little light, and one of nothing but grey, have their text and none', async () => {
  const dim = pictureOf(modulesOf(number), { ground: 126, ink: 90 });
  assert.equal(await readFrame(dim), number);
  assert.equal(await readFrame({ width: 1, height: 1, data: new Uint8ClampedArray([9, 9, 9, 255]) }), null);
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
  const scanned = async (text: string) => referenceOf((await readFrame(pictureOf(modulesOf(text)))) ?? '');
  assert.equal(await scanned(`https://teeka.example/beneficiary/${number}`), number);
  assert.equal(await scanned('https://example.org/menu'), undefined);
});

test('a picture without a QR, or with a torn one, gives nothing', async () => {
  const blank = { width: 40, height: 40, data: new Uint8ClampedArray(40 * 40 * 4).fill(255) };
  assert.equal(await readFrame(blank), null);
  const torn = modulesOf(number).map((row, at) => (at > 10 ? row.map(() => false) : row));
  assert.equal(await readFrame(pictureOf(torn)), null);
});

test("a certificate's packed credential names its subject", async () => {
  const credential = JSON.stringify({ credentialSubject: { refId: number, name: 'ASHA' }, evidence: [] });
  const text = Buffer.from(archiveOf(credential)).toString('latin1');
  assert.equal(await unpackedText(text), credential);
  assert.equal(await referenceOf(text), number);
  assert.equal(await referenceOf(text.slice(0, 40)), undefined, 'cut off');
  assert.equal(await referenceOf(`PK\u0003\u0004${'\u0000'.repeat(40)}`), undefined, 'empty');
});
