import type { Draw } from './compress.ts';

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
