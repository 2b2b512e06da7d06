// npm run bench: a row for each promise that can be measured, on a durable PostgreSQL of this run only.
import { prepareBenchPlace } from './bench-run/bench-place.ts';
import type { BenchEnv, BenchRow } from './bench-run/row.ts';
import { loadRows } from './bench-run/rows.ts';
import { drawTable, type Line } from './bench-run/table.ts';
import { orSay, Sentence } from './launch/stop-with-sentence.ts';
import { prepareEnding } from './start/ending.ts';

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
  const ending = prepareEnding();
  try {
    const lines = await Promise.race([measureAll(rows, prepareBenchPlace(ending)), ending.asked]);
    if (!lines) return;
    process.stdout.write(`${drawTable(lines)}\n`);
    if (lines.some(({ verdict }) => /^(MISSED|failed)/.test(verdict))) process.exitCode = 1;
  } finally {
    await ending.run();
  }
});
process.exit();
