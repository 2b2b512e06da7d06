import { cleanJpeg, isJpeg } from './jpeg.ts';
import { cleanPng, isPng } from './png.ts';

export interface Picture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
}

/** Is this written as a PNG or JPEG at all, by its first bytes? */
export const looksLikePicture = (bytes: Buffer): boolean => isPng(bytes) || isJpeg(bytes);

/**
 * The picture in a file, by its content and never by its name: rebuilt from the parts that draw it, so that nothing
 * else travels along (places, notes, a script behind the end). Undefined for anything else.
 */
export async function readPicture(bytes: Buffer): Promise<Picture | undefined> {
  if (isPng(bytes)) {
    const clean = await cleanPng(bytes);
    return clean && { type: 'image/png', bytes: clean };
  }
  const clean = isJpeg(bytes) ? cleanJpeg(bytes) : undefined;
  return clean && { type: 'image/jpeg', bytes: clean };
}
