// npm run check: what must hold before a change is shown to others, in under a minute.
import { findOffences } from './boundaries/find-offences.ts';
import { root } from './launch/root.ts';
import { runScript, runTool } from './launch/run-tool.ts';

async function checkBoundaries(): Promise<number> {
  const offences = findOffences(root);
  for (const { path, rule, detail } of offences) process.stdout.write(`${path} (${rule}): ${detail}\n`);
  return offences.length;
}

const steps: [name: string, run: () => Promise<number>][] = [
  ['types', () => runTool('typescript', ['-p', '.'], 'tsc')],
  [
    'lint and format',
    () =>
      runTool('@biomejs/biome', [
        'ci',
        '--diagnostic-level=warn',
        '--error-on-warnings',
        `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
      ]),
  ],
  ['boundaries', checkBoundaries],
  ['fast tests', () => runScript('tools/test.ts', ['--fast'])],
];

let failed = 0;
for (const [name, run] of steps) {
  const started = Date.now();
  const ok = (await run()) === 0;
  if (!ok) failed++;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${ok ? '✔' : '✖'} ${name} ${seconds} s\n`);
}
process.exitCode = failed > 0 ? 1 : 0;
