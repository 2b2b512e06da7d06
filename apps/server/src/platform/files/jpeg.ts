const mostPixels = 40_000_000;
const [start, end, scan] = [0xd8, 0xd9, 0xda];

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Tables, frames, scans, JFIF (APP0) and Adobe's colours (APP14); not what cameras and people add (place, time, notes). */
const isKept = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xdf) || marker === 0xe0 || marker === 0xee || marker === 0xdd;

/** Where the packed data after a scan's header ends: at the next marker that is none of its own. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return -1;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
}

function isSize(frame: Buffer): boolean {
  if (frame.length < 6) return false;
  const [height, width] = [frame.readUInt16BE(1), frame.readUInt16BE(3)];
  return width > 0 && height > 0 && width * height <= mostPixels;
}

export const isJpeg = (bytes: Buffer): boolean =>
  bytes[0] === 0xff && bytes[1] === start && bytes[2] === 0xff;

/** The picture alone, once it has a frame, a scan and an end; undefined for what only looks like one. */
export function cleanJpeg(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let frames = 0;
  let scans = 0;
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === end; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker < 0xc0) return undefined;
    if (marker === end) {
      if (frames === 0 || scans === 0) return undefined;
      return Buffer.concat([...parts, Buffer.of(0xff, end)]);
    }
    const length = bytes.readUInt16BE(at + 2);
    let stop = at + 2 + length;
    if (length < 2 || stop > bytes.length) return undefined;
    if (isFrame(marker)) {
      if (!isSize(bytes.subarray(at + 4, stop))) return undefined;
      frames += 1;
    }
    if (marker === scan) {
      scans += 1;
      stop = endOfScan(bytes, stop);
      if (stop < 0) return undefined;
    }
    if (isKept(marker)) parts.push(bytes.subarray(at, stop));
    at = stop;
  }
  return undefined;
}
