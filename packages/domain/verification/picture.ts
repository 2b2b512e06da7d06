/** Bytes of a face picture on its way to the authority: less shows no face, more does not travel on a weak network. */
export const facePicture = { min: 2_000, max: 300_000 } as const;

/** Is this what it must be: a JPEG by its first and last marker (start of image, end of image)? */
export function isJpeg(bytes: Uint8Array): boolean {
  const end = bytes.length;
  return (
    end > 4 &&
    bytes[0] === 0xff &&
    bytes[1] === 0xd8 &&
    bytes[2] === 0xff &&
    bytes[end - 2] === 0xff &&
    bytes[end - 1] === 0xd9
  );
}
