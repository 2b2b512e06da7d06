import { createHash } from 'node:crypto';
import { closeSync, createReadStream, existsSync, fsyncSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
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
  /** Sum of the list of sums of everything beside the tables; backups of before have none. */
  readonly list_sha256?: string;
}

export const tableFile = (folder: string, name: string): string => join(folder, 'tables', `${name}.copy.gz`);
export const keyFile = (folder: string): string => join(folder, 'data.key');
export const storedFiles = (folder: string): string => join(folder, 'files');
/** The sums of the stored files and the key, a line each, as `sha256sum --check` reads them. */
export const sumsFile = (folder: string): string => join(folder, 'files.sha256');
const manifestFile = (folder: string): string => join(folder, 'manifest.json');

const sumOfText = (text: string): string => createHash('sha256').update(text).digest('hex');

export function writeManifest(folder: string, manifest: Manifest): void {
  const file = manifestFile(folder);
  const own_sha256 = sumOfText(JSON.stringify(manifest));
  writeFileSync(file, `${JSON.stringify({ ...manifest, own_sha256 }, undefined, 1)}\n`, { mode: 0o600 });
  const at = openSync(file, 'r');
  fsyncSync(at);
  closeSync(at);
}

/** Undefined where there is no whole backup that this program understands. */
export function readManifest(folder: string): Manifest | undefined {
  if (!existsSync(manifestFile(folder))) return undefined;
  try {
    const { own_sha256, ...manifest } = JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as Manifest & {
      own_sha256?: string;
    };
    if (own_sha256 !== undefined && own_sha256 !== sumOfText(JSON.stringify(manifest))) return undefined;
    return manifest.format === 1 ? manifest : undefined;
  } catch {
    return undefined;
  }
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

/** The sum of a file as it lies there. */
export async function sumOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Lists what lies beside the tables with its sums; answers the list's own sum. */
export async function writeSums(folder: string): Promise<string> {
  const stored = existsSync(storedFiles(folder))
    ? await readdir(storedFiles(folder), { recursive: true, withFileTypes: true })
    : [];
  const paths = stored.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  if (existsSync(keyFile(folder))) paths.push(keyFile(folder));
  let list = '';
  for (const path of paths.sort()) list += `${await sumOfFile(path)}  ${relative(folder, path).split(sep).join('/')}\n`;
  writeFileSync(sumsFile(folder), list, { mode: 0o600, flush: true });
  return sumOfText(list);
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
