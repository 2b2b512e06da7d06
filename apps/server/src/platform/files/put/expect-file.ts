import { readOnce } from '../../db/read-once.ts';
import { type Context, type Refused, refuse } from '../../http/handler.ts';
import type { Platform } from '../../http/platform.ts';
import type { FileKind } from '../file-store.ts';
import { noteMade, notePut } from './queries.ts';

/** Bytes that one user brings in a day: a camp of some hundred children with a picture for each and cards of ten doses. */
export const mostBytesADay = 300 * 1024 * 1024;

type Who = Pick<Context, 'actor' | 'now'>;

async function note(
  { pool }: Pick<Platform, 'pool'>,
  { actor, now }: Who,
  of: { readonly file_key: string | null; readonly bytes: number },
): Promise<Refused | undefined> {
  const put = { ...of, user_id: actor.user_id, on: now.today, at: now.instant };
  const [noted] = await readOnce(pool, notePut(put, mostBytesADay));
  return noted ? undefined : refuse({ code: 'REQVAL0017' });
}

/**
 * Makes the key under which a file will be put, and notes it for good: whatever becomes of the command, the file is found
 * again. Before the command's own connection is lent, as it takes one; past the day's volume it is refused (REQVAL0017).
 */
export async function expectFile<File extends { readonly bytes: Uint8Array }>(
  platform: Pick<Platform, 'pool' | 'files'>,
  who: Who,
  { kind, file }: { readonly kind: FileKind; readonly file: File | Refused },
): Promise<(File & { readonly key: string }) | Refused> {
  if ('refused' in file) return file;
  const key = platform.files.newKey(kind);
  const refused = await note(platform, who, { file_key: key, bytes: file.bytes.length });
  return refused ?? { ...file, key };
}

/** The same of a part of a file that the server makes, which nobody brings. */
export async function expectMade(
  { pool, clock, files }: Pick<Platform, 'pool' | 'clock' | 'files'>,
  kind: FileKind,
): Promise<string> {
  const key = files.newKey(kind);
  const { today: on, instant: at } = clock();
  await readOnce(pool, noteMade({ file_key: key, on, at }));
  return key;
}

/** Counts what comes in and is not kept as a file. */
export const countBytes = (platform: Pick<Platform, 'pool'>, who: Who, bytes: number): Promise<Refused | undefined> =>
  note(platform, who, { file_key: null, bytes });
