import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';

const unpack = promisify(inflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What draws the picture. Text, times, places and whatever else a chunk may carry stay out. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'IDAT', 'IEND']);
const mostPixels = 4_000_000;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  readonly whole: Buffer;
}

/** The chunks up to the end of the picture, or undefined where one is broken; what follows the end is left behind. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return undefined;
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Bytes the unpacked picture has at most, interlaced or not; undefined for a header that no picture has. */
function unpackedSize({ type, data }: Chunk): number | undefined {
  if (type !== 'IHDR' || data.length !== 13) return undefined;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const samples = channels[data[9] ?? 99];
  if (samples === undefined || width === 0 || height === 0 || width * height > mostPixels) return undefined;
  const line = Math.ceil((width * samples * (data[8] ?? 0)) / 8);
  return height * (line + 1) * 2 + 1024;
}

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(signature);

/** The picture alone, once its checksums hold and its pixels unpack; undefined for what only looks like one. */
export async function cleanPng(bytes: Buffer): Promise<Buffer | undefined> {
  const chunks = chunksOf(bytes);
  const header = chunks?.[0];
  const size = header && unpackedSize(header);
  if (!chunks || size === undefined) return undefined;
  const pixels = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  try {
    await unpack(Buffer.concat(pixels), { maxOutputLength: size });
  } catch {
    return undefined;
  }
  const drawn = chunks.filter(({ type }) => kept.has(type)).map(({ whole }) => whole);
  return Buffer.concat([signature, ...drawn]);
}
