import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { XlsxProblem } from './problem.ts';

const unpack = promisify(inflateRaw);
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const mostEntries = 500;
/** Unpacked bytes of everything that is read. A thousand rows need a tenth of it. */
const mostBytes = 12 * 1024 * 1024;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

function endOf(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - 65_557);
  for (let at = bytes.length - 22; at >= earliest; at--) if (bytes.readUInt32LE(at) === endMark) return at;
  throw new XlsxProblem('not a workbook');
}

function entriesOf(bytes: Buffer): Entry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) throw new XlsxProblem('too large');
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) throw new XlsxProblem('not a workbook');
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
    // Encrypted, or packed in a way that no office program uses.
    if ((flags & 1) !== 0 || (method !== 0 && method !== 8)) throw new XlsxProblem('not a workbook');
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      method,
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function packedBytes(bytes: Buffer, { at, packed }: Entry): Buffer {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localMark) throw new XlsxProblem('not a workbook');
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (from + packed > bytes.length) throw new XlsxProblem('not a workbook');
  return bytes.subarray(from, from + packed);
}

/** The parts of a workbook by name. What a part says of its own size is not believed: unpacking stops at the limit. */
export class Parts {
  readonly #bytes: Buffer;
  readonly #entries: Map<string, Entry>;
  #left = mostBytes;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    try {
      this.#entries = new Map(entriesOf(bytes).map((entry) => [entry.name.replace(/^\//, ''), entry]));
    } catch (error) {
      throw error instanceof XlsxProblem ? error : new XlsxProblem('not a workbook');
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The text of a part; refuses one that is missing, broken, or larger than what is left of the limit. */
  async text(name: string): Promise<string> {
    const entry = this.#entries.get(name);
    if (!entry) throw new XlsxProblem('not a workbook');
    const packed = packedBytes(this.#bytes, entry);
    if (this.#left === 0 || (entry.method === 0 && packed.length > this.#left)) throw new XlsxProblem('too large');
    const plain = entry.method === 0 ? packed : await this.#unpacked(packed);
    this.#left -= plain.length;
    return plain.toString('utf8');
  }

  async #unpacked(packed: Buffer): Promise<Buffer> {
    try {
      return await unpack(packed, { maxOutputLength: this.#left });
    } catch (error) {
      const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      throw new XlsxProblem(isTooLarge ? 'too large' : 'not a workbook');
    }
  }
}
