import type { Readable } from 'node:stream';

/** Bytes that are sealed and put at once; so many are in memory. */
const part = 4 * 1024 * 1024;

/** A stream in parts of one size, the last one smaller; an empty stream is one empty part. */
export async function* inParts(from: Readable, size = part): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let bytes = 0;
  let put = false;
  for await (const chunk of from) {
    for (let rest = Buffer.from(chunk as Uint8Array | string); rest.length > 0; ) {
      const taken = rest.subarray(0, size - bytes);
      gathered.push(taken);
      bytes += taken.length;
      rest = rest.subarray(taken.length);
      if (bytes < size) continue;
      yield Buffer.concat(gathered);
      put = true;
      gathered = [];
      bytes = 0;
    }
  }
  if (bytes > 0 || !put) yield Buffer.concat(gathered);
}
