import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { uuidV7 } from '../ids/uuid-v7.ts';
import type { AtRest } from '../sealing/at-rest.ts';
import type { FileStore } from './file-store.ts';

const shape = /^[a-z]+\/[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** Flushed to the disk, then moved to its place: a file is there whole or not at all. */
async function write(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const beside = `${path}.part`;
  const file = await open(beside, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
}

/** Files in a folder of this machine, sealed under the data key. */
export function localFiles(folder: string, atRest: AtRest): FileStore {
  const pathOf = (key: string) => (shape.test(key) ? join(folder, key) : undefined);
  return {
    newKey(kind) {
      const id = uuidV7();
      // The end of the id is random, so that folders fill evenly.
      return `${kind}/${id.slice(-2)}/${id}`;
    },
    async put(key, bytes) {
      const path = pathOf(key);
      if (!path) throw new Error('a file is put under a key that was made for it');
      await write(path, atRest.sealBytes('file', `file/${key}`, bytes));
    },
    async get(key) {
      const path = pathOf(key);
      if (!path) return undefined;
      try {
        return atRest.tryBytes('file', `file/${key}`, await readFile(path));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(key) {
      const path = pathOf(key);
      // What a command that broke off had begun to write stands beside it.
      if (path) await Promise.all([path, `${path}.part`].map((one) => rm(one, { force: true })));
    },
  };
}
