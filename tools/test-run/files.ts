import { globSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { root } from '../launch/root.ts';

/** Test files by what they need. */
export interface TestFiles {
  /** Neither database nor browser. */
  pure: string[];
  /** A PostgreSQL. */
  server: string[];
  /** The built app, and most of them a whole system with a browser. */
  journeys: string[];
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const isJourney = (path: string): boolean => path.startsWith('e2e/');

/** What looks at the built app, or would build it beside us; a run without one does without. */
const usesApp = ['tools/bench/bundle-sizes.test.ts', 'tools/start/refusals.test.ts'];

/** All that opens a database for a test of the server stands in a folder made for tests. */
const needsDatabase = (path: string): boolean =>
  path.startsWith('apps/server/') && /\btesting\//.test(path + read(path));

/**
 * What starts programs, stores or phones and mostly waits for them begins first, beside what keeps the cores busy; then
 * the scans of every screen, which take longest; then the longer stories. Nothing long is left for the end.
 */
function longestFirst(paths: string[]): string[] {
  const waits = (path: string) => Number(/e2e\/(backup|restore|npm-start|two-phones|cleared-phone)\./.test(path));
  const isScan = (path: string) => Number(path.startsWith('e2e/every-'));
  const length = (path: string) => statSync(join(root, path)).size;
  return paths.toSorted((a, b) => waits(b) - waits(a) || isScan(b) - isScan(a) || length(b) - length(a));
}

/** Every test file below the workspaces, narrowed by path filters (`packages/domain`, `outbox`); the fast ones are the pure ones. */
export function findTests(filters: string[], fast: boolean): TestFiles {
  const found = globSync('{packages,apps,tools,e2e}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist[^\\/]*)$/.test(path),
  }).map((path) => path.split(sep).join('/'));
  const wanted = filters.map((filter) => relative(root, resolve(root, filter)).split(sep).join('/'));
  const chosen = found.filter((path) => wanted.length === 0 || wanted.some((filter) => path.includes(filter))).sort();
  const rest = chosen.filter((path) => !isJourney(path));
  const pure = rest.filter((path) => !needsDatabase(path));
  if (fast) return { pure, server: [], journeys: [] };
  return {
    pure: pure.filter((path) => !usesApp.includes(path)),
    server: rest.filter(needsDatabase),
    journeys: longestFirst(chosen.filter((path) => isJourney(path) || usesApp.includes(path))),
  };
}
