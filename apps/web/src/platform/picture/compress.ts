/** Draws the picture at a part of its size, as a JPEG of a quality; null where it cannot be read as a picture. */
export type Draw = (scale: number, quality: number) => Promise<Blob | null>;

/** Passes of the compression, each on the picture as it was chosen (specification 2, section 9). */
const passes = [0.25, 0.15] as const;
const quality = 0.6;

/**
 * A picture of about 0.1 MB: one that is small enough stays as it is, else it is drawn at 25 percent, and where that
 * is still too large at 15, which then stands. Null where it is no picture.
 */
export async function compressed(file: Blob, draw: Draw, wished: number) {
  if (file.size <= wished && /^image\/(png|jpeg)$/.test(file.type)) return file;
  let last: Blob | null = null;
  for (const scale of passes) {
    last = await draw(scale, quality);
    if (last === null || last.size <= wished) break;
  }
  return last;
}

/** Draws a chosen file; what the browser cannot read as a picture gives null. */
export function drawing(file: Blob): Draw {
  return async (scale, quality) => {
    const picture = await createImageBitmap(file).catch(() => null);
    if (!picture) return null;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    // JPEG knows no transparency: what shines through a PNG becomes white, not black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  };
}
