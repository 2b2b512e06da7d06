import sharp from 'sharp';
import { Turns } from '../http/turns.ts';

export interface Picture {
  readonly type: 'image/jpeg';
  readonly bytes: Buffer;
}

/** How a picture is kept: its longer edge in pixels, and the bytes it should come to. */
export interface PictureWish {
  readonly edge: number;
  readonly bytes: number;
}

/** Width by height that is unpacked at all: what the camera of a phone makes (4096 by 3072), and a little more. */
const mostPixels = 13_000_000;
const mostSeconds = 10;
/** A picture of that many pixels takes up to a tenth of a gigabyte while it is drawn. */
const turns = new Turns(2);
const qualities = [82, 70, 58];
const smallerBy = 0.7;
const fewestPixels = 200;

sharp.cache(false);
sharp.concurrency(1);
// The library reads many formats; whatever is no PNG or JPEG never reaches a decoder.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

/** Is this written as a PNG or JPEG at all, by its first bytes? */
export const looksLikePicture = (bytes: Buffer): boolean => startsWith(bytes, pngStart) || startsWith(bytes, jpegStart);

/** The pixels alone: upright, on white, in the colours of every screen, no longer than the wished edge. */
async function pixelsOf(bytes: Buffer, edge: number) {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
    .timeout({ seconds: mostSeconds })
    .rotate()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, raw: { width, height, channels } };
}

async function draw(bytes: Buffer, wish: PictureWish): Promise<Picture> {
  const { data, raw } = await pixelsOf(bytes, wish.edge);
  const longer = Math.max(raw.width, raw.height);
  for (let edge = longer; ; edge = Math.round(edge * smallerBy))
    for (const quality of qualities) {
      const drawn = await sharp(data, { raw })
        .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality, mozjpeg: true })
        .toBuffer();
      if (drawn.length <= wish.bytes || edge < fewestPixels) return { type: 'image/jpeg', bytes: drawn };
    }
}

/**
 * The picture in a file, by its content and never by its name: unpacked and drawn anew, so that nothing but its pixels
 * is kept (no place, note, thumbnail or script). Undefined for what is no PNG or JPEG, is torn, or is too large. It
 * takes a core for some tenths of a second, so not within a transaction.
 */
export async function readPicture(bytes: Buffer, wish: PictureWish): Promise<Picture | undefined> {
  if (!looksLikePicture(bytes)) return undefined;
  return turns.take(() => draw(bytes, wish).catch(() => undefined));
}
