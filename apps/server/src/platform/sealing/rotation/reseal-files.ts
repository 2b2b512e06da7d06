import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { AtRest } from '../at-rest.ts';
import { beginningOf } from '../sealed-form.ts';

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function isDone(path: string, beginning: Buffer): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(beginning.length), 0, beginning.length, 0);
    return buffer.subarray(0, bytesRead).equals(beginning);
  } finally {
    await file.close();
  }
}

async function resealFile(path: string, key: string, atRest: AtRest): Promise<'done' | 'unreadable'> {
  const plain = atRest.tryBytes('file', `file/${key}`, await readFile(path));
  if (!plain) return 'unreadable';
  const beside = `${path}.${randomBytes(4).toString('hex')}.part`;
  const file = await open(beside, 'wx', 0o600);
  try {
    await file.writeFile(atRest.sealBytes('file', `file/${key}`, plain));
    // What root writes belongs to whoever had it before: the server may work as somebody else.
    const { uid, gid } = await stat(path);
    if (process.getuid?.() === 0) await file.chown(uid, gid);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
  return 'done';
}

/** Seals stored files anew, each whole or not at all; those that are done already are only looked at. */
export async function resealFiles(
  folder: string,
  atRest: AtRest,
  progress: (sealed: number) => void,
): Promise<{ readonly sealed: number; readonly unreadable: ReadonlySet<string> }> {
  const unreadable = new Set<string>();
  let sealed = 0;
  if (!existsSync(folder)) return { sealed, unreadable };
  const beginning = beginningOf(atRest.ring.writes);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue;
    const path = join(entry.parentPath, entry.name);
    const key = relative(folder, path).split(sep).join('/');
    try {
      if (await isDone(path, beginning)) continue;
      if ((await resealFile(path, key, atRest)) === 'unreadable') unreadable.add(`file ${key}`);
      else sealed += 1;
      progress(sealed);
    } catch (error) {
      // Taken away meanwhile.
      if (!isGone(error)) throw error;
    }
  }
  return { sealed, unreadable };
}
