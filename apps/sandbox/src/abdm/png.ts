import { crc32, deflateSync } from 'node:zlib';
import { generate } from 'lean-qr';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A picture in black and white: one byte of grey a point, rows from above. */
function png(width: number, height: number, isDark: (x: number, y: number) => boolean): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = isDark(x, y) ? 0 : 255;
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.of())]);
}

const scale = 4;
const margin = 4;

/** The QR of a text, four points a module with its white margin: how wide it is, and where it is dark. */
export function qrOf(text: string): { readonly size: number; isDark(x: number, y: number): boolean } {
  const code = generate(text);
  const at = (point: number) => Math.floor(point / scale) - margin;
  return { size: (code.size + 2 * margin) * scale, isDark: (x, y) => code.get(at(x), at(y)) };
}

/** The QR of a text as a picture. */
export function qrPicture(text: string): Buffer {
  const { size, isDark } = qrOf(text);
  return png(size, size, isDark);
}

/** A card: a frame with the QR in it. */
export function cardPicture(text: string): Buffer {
  const { size, isDark } = qrOf(text);
  const [width, height] = [size * 2, size + 2 * scale];
  return png(width, height, (x, y) => {
    const isFrame = x < scale || y < scale || x >= width - scale || y >= height - scale;
    return isFrame || (x < size && isDark(x, y));
  });
}
