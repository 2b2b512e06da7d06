import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { looksLikePicture, readPicture } from './picture.ts';

const wish = { edge: 1200, bytes: 100_000 };
const plain = (width: number, height: number, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A PNG with a header of one's own choice over so many bytes of nothing. */
function forged(of: { width: number; height: number; depth: number; pixels: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(of.width, 0);
  header.writeUInt32BE(of.height, 4);
  header.set([of.depth, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(of.pixels), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('only pixels are kept: no place, note, thumbnail or tail; upright, in colours, on white', async () => {
  const noted = await plain(60, 40, 'red')
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'who took it' },
      IFD3: { GPSLatitude: '28/1 2/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  assert.ok((await sharp(noted).metadata()).exif, 'the camera did write it');
  const kept = await readPicture(Buffer.concat([noted, Buffer.from('<?php system(1); ?>')]), wish);
  const { exif, icc, xmp, iptc, format, width, height } = await sharp(kept?.bytes).metadata();
  assert.deepEqual([exif, icc, xmp, iptc], [undefined, undefined, undefined, undefined]);
  assert.deepEqual([kept?.type, format, width, height], ['image/jpeg', 'jpeg', 40, 60]);
  assert.equal(kept?.bytes.includes('php'), false);

  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const note = chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
  const withNote = Buffer.concat([clear.subarray(0, 33), note, clear.subarray(33), Buffer.from('%PDF-1.4')]);
  const white = await readPicture(withNote, wish);
  assert.equal(white?.bytes.includes('script') || white?.bytes.includes('PDF'), false);
  assert.deepEqual([...(await sharp(white?.bytes).raw().toBuffer()).subarray(0, 3)], [255, 255, 255]);
});

test('a picture comes to its size: the noise of a large camera, and a small one stays as large as it is', async () => {
  const noise = await sharp(randomBytes(2000 * 1500 * 3), { raw: { width: 2000, height: 1500, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const drawn = await readPicture(noise, wish);
  assert.ok((drawn?.bytes.length ?? 1e9) <= wish.bytes, String(drawn?.bytes.length));
  const small = await readPicture(await plain(300, 200).png().toBuffer(), wish);
  const { width, height } = await sharp(small?.bytes).metadata();
  assert.deepEqual([width, height], [300, 200]);
  const card = await readPicture(await plain(4096, 3072).jpeg().toBuffer(), { edge: 2400, bytes: 200_000 });
  assert.equal((await sharp(card?.bytes).metadata()).width, 2400);
});

test('what is torn, too large or no picture is none', async () => {
  const whole = await plain(500, 500).jpeg().toBuffer();
  const noise = await sharp(randomBytes(300_000), { raw: { width: 500, height: 200, channels: 3 } })
    .png()
    .toBuffer();
  const cases: [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['a script after the start of a PNG', Buffer.concat([noise.subarray(0, 8), Buffer.from('<script>')])],
    ['a script after the start of a JPEG', Buffer.from('\xff\xd8\xff<script>', 'latin1')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a WebP', await plain(20, 20).webp().toBuffer()],
    ['a GIF', await plain(20, 20).gif().toBuffer()],
    ['a cut JPEG', whole.subarray(0, whole.length / 2)],
    ['a cut PNG', noise.subarray(0, noise.length / 2)],
    ['a JPEG of 40 million points', await plain(8000, 5000).jpeg().toBuffer()],
    ['a PNG of 100000 by 100000', forged({ width: 100_000, height: 100_000, depth: 8, pixels: 10 })],
    ['a PNG with a depth that there is not', forged({ width: 2000, height: 2000, depth: 255, pixels: 1000 })],
  ];
  for (const [what, bytes] of cases) assert.equal(await readPicture(bytes, wish), undefined, what);
  assert.deepEqual([looksLikePicture(whole), looksLikePicture(Buffer.from('GIF89a'))], [true, false]);
});

test('three pictures of half a megabyte that unpack to half a gigabyte each leave the memory alone', async () => {
  const bombs = [255, 16, 8].map((depth) => forged({ width: 2000, height: 2000, depth, pixels: 500_000_000 }));
  assert.ok(bombs.every(({ length }) => length > 400_000 && length < 700_000));
  let most = 0;
  const before = process.memoryUsage().rss;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss - before);
  }, 5);
  await Promise.all(bombs.map((bomb) => readPicture(bomb, wish)));
  clearInterval(watch);
  assert.ok(most < 300_000_000, `${Math.round(most / 1e6)} MB more`);
});
