import sharp from 'sharp';
import { pictureOfSheet } from '../../apps/server/src/testing/picture-of-sheet.ts';

/** The first sheet of a paper as somebody takes a picture of it. */
export async function pictureOf(paper: Uint8Array): Promise<Buffer> {
  const { data, width, height } = await pictureOfSheet(paper, 3);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
