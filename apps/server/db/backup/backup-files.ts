import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';

/** What a backup says of itself; it is written last, so a folder without it is no backup. */
export interface Manifest {
  readonly format: 1;
  readonly made_at: string;
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  readonly tables: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    readonly rows: number;
    readonly sha256: string;
  }[];
  /** The first transaction number that was not given out when the backup was taken. */
  readonly change: string;
  readonly holds_key: boolean;
}

export const tableFile = (folder: string, name: string): string => join(folder, 'tables', `${name}.copy.gz`);
export const keyFile = (folder: string): string => join(folder, 'data.key');
export const storedFiles = (folder: string): string => join(folder, 'files');
const manifestFile = (folder: string): string => join(folder, 'manifest.json');

export function writeManifest(folder: string, manifest: Manifest): void {
  const file = manifestFile(folder);
  writeFileSync(file, `${JSON.stringify(manifest, undefined, 1)}\n`, { mode: 0o600 });
  const at = openSync(file, 'r');
  fsyncSync(at);
  closeSync(at);
}

/** Undefined where there is no whole backup that this program understands. */
export function readManifest(folder: string): Manifest | undefined {
  if (!existsSync(manifestFile(folder))) return undefined;
  const manifest = JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as Manifest;
  return manifest.format === 1 ? manifest : undefined;
}

/** Passes everything on and remembers its sum. */
export class Sum extends Transform {
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    done(null, chunk);
  }

  value(): string {
    return this.#hash.digest('hex');
  }
}

/** Copies stored files that are not there yet; a file never changes once it is written. Answers how many. */
export async function copyStoredFiles(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0;
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  let copied = 0;
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await copyFile(source, target);
      copied += 1;
    } catch (error) {
      // Taken away since the folder was read: then no record names it any more.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return copied;
}
