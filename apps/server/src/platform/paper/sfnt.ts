import { inflateSync } from 'node:zlib';

/** Tables of a font by their tags. */
export type FontTables = ReadonlyMap<string, Buffer>;

const woffHead = 44;
const woffEntry = 20;

/** The tables of a font that is packed as WOFF. Only fonts that came with the product are read. */
export function tablesOf(woff: Buffer): FontTables {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is no WOFF');
  const tables = new Map<string, Buffer>();
  for (let nth = 0; nth < woff.readUInt16BE(12); nth++) {
    const entry = woffHead + nth * woffEntry;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    tables.set(woff.toString('latin1', entry, entry + 4), packed < length ? inflateSync(bytes) : bytes);
  }
  return tables;
}

const sfntHead = 12;
const sfntEntry = 16;

function checkSum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/** A TrueType font of these tables. */
export function sfntOf(tables: FontTables): Buffer {
  const tags = [...tables.keys()].sort();
  const head = Buffer.alloc(sfntHead + tags.length * sfntEntry);
  const power = 2 ** Math.floor(Math.log2(tags.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tags.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((tags.length - power) * 16, 10);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [nth, tag] of tags.entries()) {
    const table = tables.get(tag) ?? Buffer.alloc(0);
    const body = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const entry = sfntHead + nth * sfntEntry;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(checkSum(body), entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([head, ...bodies]);
}
