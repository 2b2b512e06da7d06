// npm run bench: a row for each promise that can be measured, on a durable PostgreSQL of this run only.

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareBenchPlace } from './bench-run/bench-place.ts';
import type { BenchEnv, BenchRow } from './bench-run/row.ts';
import { root } from './launch/root.ts';
import { orSay, Sentence } from './launch/stop-with-sentence.ts';
import { untilStopped } from './start/ending.ts';

async function measure({ name, promise, measure }: BenchRow, env: BenchEnv): Promise<Line> {
  const line = { name, promise };
  try {
    const result = await measure(env);
    if (typeof result === 'string') return { ...line, figure: '–', verdict: result };
    const { figure, unit, holds } = result;
    const shown = typeof figure === 'number' ? figure.toLocaleString('en-IN', { maximumFractionDigits: 2 }) : figure;
    return {
      ...line,
      figure: `${shown} ${unit}`,
      verdict: holds === undefined ? '' : holds ? 'holds' : 'MISSED',
    };
  } catch (error) {
    return { ...line, figure: '–', verdict: `failed: ${(error as Error).message.split('\n')[0]}` };
  }
}

async function measureAll(rows: BenchRow[], env: BenchEnv & { open(): Promise<void> }): Promise<Line[]> {
  await env.open();
  const lines: Line[] = [];
  for (const row of rows) {
    process.stderr.write(`${row.name} …\n`);
    lines.push(await measure(row, env));
  }
  return lines;
}

await orSay(async () => {
  const rows = await loadRows(process.argv.slice(2));
  if (rows.length === 0) throw new Sentence('No row of the bench has such a name.');
  const lines = await untilStopped((ending) => measureAll(rows, prepareBenchPlace(ending)));
  if (!lines) return;
  process.stdout.write(`${drawTable(lines)}\n`);
  if (lines.some(({ verdict }) => /^(MISSED|failed)/.test(verdict))) process.exitCode = 1;
});
process.exit();

interface RowModule {
  row?: BenchRow;
  rows?: BenchRow[];
}

/** The rows that the modules of tools/bench export, narrowed to names that hold one of the words. */
async function loadRows(words: string[]): Promise<BenchRow[]> {
  const files = globSync('tools/bench/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const found: BenchRow[] = [];
  for (const file of files.sort()) {
    const { row, rows = [] } = (await import(pathToFileURL(join(root, file)).href)) as RowModule;
    found.push(...(row ? [row] : []), ...rows);
  }
  return found.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}

interface Line {
  name: string;
  figure: string;
  promise: string;
  verdict: string;
}

/** The figures as a table for the terminal. */
function drawTable(lines: Line[]): string {
  const head: Line = { name: 'what', figure: 'measured', promise: 'promised', verdict: '' };
  const columns = ['name', 'figure', 'promise', 'verdict'] as const;
  const all = [head, ...lines];
  const widths = columns.map((column) => Math.max(...all.map((line) => line[column].length)));
  const draw = (line: Line) =>
    columns
      .map((column, index) => line[column].padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return all.map(draw).join('\n');
}
