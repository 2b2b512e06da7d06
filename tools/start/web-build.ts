import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, globSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/root.ts';
import { commandOf } from '../launch/run-tool.ts';
import { Sentence } from '../launch/stop-with-sentence.ts';

const web = join(root, 'apps', 'web');
export const webDist: string = join(web, 'dist');
const mark = '.built-from';

/** A fingerprint of everything the built app is made of, tests aside. */
function inputs(): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(['apps/web/**/*', 'packages/**/*', 'package-lock.json'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => ['node_modules', 'android', 'ios'].includes(entry.name) || /^dist/.test(entry.name),
  });
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.filter((each) => !/\.test\.tsx?$/.test(each)).sort())
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

/** The fingerprint the present build was made from, if there is one. */
function builtFrom(): string | undefined {
  const file = join(webDist, mark);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function firstProblem(said: string): string {
  if (/ENOSPC/.test(said)) return 'the disk is full';
  const lines = said.split('\n').map((line) => line.trim());
  return lines.find((line) => /error/i.test(line)) ?? lines.findLast(Boolean) ?? 'no reason was given';
}

function runVite(outDir: string, logFile: string): Promise<number> {
  const log = openSync(logFile, 'w');
  return new Promise((resolve, reject) => {
    const args = [commandOf('vite'), 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
    const child = spawn(process.execPath, args, { cwd: web, stdio: ['ignore', log, log] });
    closeSync(log);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Builds the web app when anything it is made of has changed; the old build serves until the new one is whole. */
export async function buildWeb(logFile: string, tell: (what: string) => void = () => undefined): Promise<void> {
  const made = inputs();
  if (builtFrom() === made) return;
  tell('Building the web app …');
  const fresh = join(web, `dist-${process.pid}`);
  try {
    if ((await runVite(fresh, logFile)) !== 0)
      throw new Sentence(
        `The web app could not be built: ${firstProblem(readFileSync(logFile, 'utf8'))} (log: ${logFile})`,
      );
    writeFileSync(join(fresh, mark), made);
    rmSync(`${webDist}-old`, { recursive: true, force: true });
    if (existsSync(webDist)) renameSync(webDist, `${webDist}-old`);
    renameSync(fresh, webDist);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(`${webDist}-old`, { recursive: true, force: true });
  }
}
