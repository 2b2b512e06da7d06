import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../launch/root.ts';
import type { BenchRow } from './row.ts';

interface RowModule {
  row?: BenchRow;
  rows?: BenchRow[];
}

/** The rows that the modules of tools/bench export, narrowed to names that hold one of the words. */
export async function loadRows(words: string[]): Promise<BenchRow[]> {
  const files = globSync('tools/bench/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const found: BenchRow[] = [];
  for (const file of files.sort()) {
    const { row, rows = [] } = (await import(pathToFileURL(join(root, file)).href)) as RowModule;
    found.push(...(row ? [row] : []), ...rows);
  }
  return found.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}
