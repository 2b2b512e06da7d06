import { globSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { root } from '../launch/root.ts';

export interface TestFiles {
  /** Run two at a time. */
  together: string[];
  /** Whole-system journeys, which use the machine alone. */
  alone: string[];
}

const fastFolders = ['packages/domain/', 'packages/contract/', 'packages/words/', 'tools/'];

/** Every test file below the workspaces, narrowed by path filters (`packages/domain`, `outbox`) and by the fast set. */
export function findTests(filters: string[], fast: boolean): TestFiles {
  const found = globSync('{packages,apps,tools,e2e}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist[^\\/]*)$/.test(path),
  }).map((path) => path.split(sep).join('/'));
  const wanted = filters.map((filter) => relative(root, resolve(root, filter)).split(sep).join('/'));
  const chosen = found
    .filter((path) => wanted.length === 0 || wanted.some((filter) => path.includes(filter)))
    .filter((path) => !fast || fastFolders.some((folder) => path.startsWith(folder)))
    .sort();
  return {
    together: chosen.filter((path) => !path.startsWith('e2e/')),
    alone: chosen.filter((path) => path.startsWith('e2e/')),
  };
}
