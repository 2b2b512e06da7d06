import type { Readable } from 'node:stream';
import { readOnce } from '../db/read-once.ts';
import type { FileStore } from '../files/file-store.ts';
import { expectMade } from '../files/put/expect-file.ts';
import type { Platform } from '../http/platform.ts';
import { inParts } from './in-parts.ts';
import { dropParts, insertPart } from './queries.ts';

/** The file was cancelled while it was made. */
export class Cancelled extends Error {}

type Keeper = Pick<Platform, 'pool' | 'clock' | 'files'>;

/** Keeps what was made, part by part as it comes, in the place of what an attempt of before has left; answers the bytes. */
export async function keepParts(keeper: Keeper, download_id: string, made: Readable): Promise<number> {
  const { pool, files } = keeper;
  await readOnce(pool, dropParts(download_id));
  let bytes = 0;
  let nth = 0;
  for await (const part of inParts(made)) {
    const file_key = await expectMade(keeper, 'download');
    await files.put(file_key, part);
    const [kept] = await readOnce(pool, insertPart({ download_id, nth, file_key }));
    if (!kept) throw new Cancelled();
    bytes += part.length;
    nth += 1;
  }
  return bytes;
}

/** What the parts of a file hold, one after the other. A part that is not there any more breaks the answer off, so that nobody takes a half for the whole. */
export async function* contentOf(files: FileStore, keys: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of keys) {
    const part = await files.get(key);
    if (!part) throw new Error('a part of a file that is made is gone');
    yield part;
  }
}
