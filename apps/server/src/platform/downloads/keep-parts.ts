import type { Readable } from 'node:stream';
import type { FileStore } from '../files/file-store.ts';
import { expectMade } from '../files/put/expect-file.ts';
import type { Platform } from '../http/platform.ts';
import type { Lease } from '../jobs/queries.ts';
import { whileLeased } from '../jobs/while-leased.ts';
import { inParts } from './in-parts.ts';
import { dropParts, insertPart } from './queries.ts';

/** The file was cancelled while it was made, or another process makes it. */
export class Cancelled extends Error {}

type Keeper = Pick<Platform, 'pool' | 'clock' | 'files'>;

/** A file, and the lease of the job that makes it. */
export interface InTheMaking {
  readonly download_id: string;
  readonly lease: Lease;
}

/**
 * Keeps what was made, part by part as it comes, in the place of what an attempt of before has left; answers the bytes. Parts
 * count only as long as the job is leased: never do those of two attempts stand together.
 */
export async function keepParts(keeper: Keeper, { download_id, lease }: InTheMaking, made: Readable): Promise<number> {
  const { pool, files } = keeper;
  // What breaks off before it is read is told where it is read; an error that nobody hears would end the process.
  made.on('error', () => undefined);
  await whileLeased(pool, lease, (db) => db.run(dropParts(download_id)));
  let bytes = 0;
  let nth = 0;
  for await (const part of inParts(made)) {
    const file_key = await expectMade(keeper, 'download');
    await files.put(file_key, part);
    const kept = await whileLeased(pool, lease, (db) => db.first(insertPart({ download_id, nth, file_key })));
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
