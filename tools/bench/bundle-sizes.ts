// What a phone has to load of the web app's JavaScript, brotli-compressed, read from the build's own manifest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { spokenLanguages } from '@teeka/domain/names';

/** Budgets of the design, in kB (1000 bytes) of brotli-compressed JavaScript. */
export const budgets = { signIn: 180, laterScreen: 60 } as const;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface BundleSize {
  readonly what: string;
  readonly kB: number;
  readonly budget: number;
}

/** The page, which loads the file of the sign-in. */
const entry = 'index.html';
/** Steps that everybody goes through behind it: names of groups in the build's settings. */
type Step = 'shell' | 'workday' | 'dashboard';
/** The words read until sign-in, those of work and those of an office; of the largest language, so that the figures hold for all. */
const words = spokenLanguages.map((language) => ({
  opening: `src/platform/language/opening-${language}.ts`,
  work: `../../packages/words/${language}/work.ts`,
  office: `../../packages/words/${language}/office.ts`,
}));

/** Screens of whoever begins with the dashboard. */
const ofWork = /^src\/features\/(?:cases|schedule)\//;

/** Sizes of signing in, of the shell, of the workday, and of each screen beyond what is loaded before it. */
export function bundleSizes(dist: string): readonly BundleSize[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = file.endsWith('.js') ? brotliCompressSync(readFileSync(join(dist, file))).length : 0;
    sizes.set(file, size);
    return size;
  };
  const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
  const loadedBy = (...keys: string[]): Set<string> => {
    const files = new Set<string>();
    const seen = new Set<string>();
    const follow = (key: string): void => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`The build knows nothing of ${key}.`);
      if (seen.has(key)) return;
      seen.add(key);
      files.add(chunk.file);
      for (const next of chunk.imports ?? []) follow(next);
    };
    for (const key of keys) follow(key);
    return files;
  };
  /** A file that is named by its group stands in the manifest under a name of the build's own. */
  const stepKey = (name: Step): string =>
    Object.keys(manifest).find((key) => key.startsWith(`_${name}-`) && key.endsWith('.js')) ?? name;

  const largest = words.toSorted((a, b) => total(loadedBy(b.work)) - total(loadedBy(a.work)))[0];
  if (!largest) throw new Error('no language');
  const shell = stepKey('shell');
  const workday = stepKey('workday');
  const before = loadedBy(entry, largest.opening);
  const signedIn = loadedBy(entry, largest.work, shell, workday);
  // A visit and the due list are opened by those alone whose first page is the dashboard.
  const dashboard = stepKey('dashboard');
  const atWork = loadedBy(entry, largest.work, shell, workday, dashboard);
  /** What stands on the phone with every file from which a screen or a sheet is opened: it is there when that opens. */
  const openedFrom = (key: string): readonly string[] => {
    const [first, ...others] = Object.keys(manifest)
      .filter((from) => manifest[from]?.dynamicImports?.includes(key))
      .map((from) => loadedBy(from));
    return first ? [...first].filter((file) => others.every((other) => other.has(file))) : [];
  };
  const baseOf = (key: string): Set<string> => {
    if (key.startsWith('src/features/auth/')) return before;
    return new Set([...(ofWork.test(key) ? atWork : signedIn), ...openedFrom(key)]);
  };
  const screens = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && key.startsWith('src/') && !key.startsWith('src/platform/language/'),
  );
  const beyond = (base: Set<string>, ...keys: string[]): number =>
    total([...loadedBy(...keys)].filter((file) => !base.has(file)));
  return [
    { what: 'until sign-in is usable', kB: total(before), budget: budgets.signIn },
    { what: 'shell, after signing in', kB: beyond(before, shell), budget: budgets.laterScreen },
    { what: 'workday, after the shell', kB: beyond(loadedBy(entry, shell), workday), budget: budgets.laterScreen },
    { what: 'dashboard', kB: beyond(signedIn, dashboard), budget: budgets.laterScreen },
    { what: 'words of work, after signing in', kB: beyond(before, largest.work), budget: budgets.laterScreen },
    { what: 'words of an office', kB: beyond(signedIn, largest.office), budget: budgets.laterScreen },
    ...screens.map((key) => ({
      what: key.replace(/^src\//, '').replace(/(?:\/screen)?\.tsx?$/, ''),
      kB: beyond(baseOf(key), key),
      budget: budgets.laterScreen,
    })),
  ];
}
