import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly text: string;
}

/** 1 January 1980: files do not tell when they were made. */
const [noTime, noDay] = [0, 0x21];

function header(mark: number, fields: readonly [size: 2 | 4, value: number][]): Buffer {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [size]) => sum + size, 0));
  bytes.writeUInt32LE(mark, 0);
  let at = 4;
  for (const [size, value] of fields) {
    if (size === 2) bytes.writeUInt16LE(value, at);
    else bytes.writeUInt32LE(value, at);
    at += size;
  }
  return bytes;
}

/** A zip file of texts. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name, 'utf8');
    const plain = Buffer.from(part.text, 'utf8');
    const packed = deflateRawSync(plain);
    const shared: [2 | 4, number][] = [
      [2, 20],
      [2, 0x0800],
      [2, 8],
      [2, noTime],
      [2, noDay],
      [4, crc32(plain)],
      [4, packed.length],
      [4, plain.length],
      [2, name.length],
      [2, 0],
    ];
    const file = Buffer.concat([header(0x04034b50, shared), name, packed]);
    const rest: [2 | 4, number][] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ];
    entries.push(header(0x02014b50, [[2, 20], ...shared, ...rest]), name);
    files.push(file);
    at += file.length;
  }
  const list = Buffer.concat(entries);
  const end = header(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, list.length],
    [4, at],
    [2, 0],
  ]);
  return Buffer.concat([...files, list, end]);
}
