import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

const require = createRequire(import.meta.url);

/** The script behind a package's command, so that tools run under this very Node without npx or a shell. */
export function commandOf(packageName: string, name = packageName.split('/').at(-1) ?? packageName): string {
  const manifestPath = require.resolve(`${packageName}/package.json`, { paths: [root] });
  const { bin } = require(manifestPath) as { bin: string | Record<string, string> };
  const script = typeof bin === 'string' ? bin : bin[name];
  if (!script) throw new Error(`${packageName} has no command ${name}`);
  return join(dirname(manifestPath), script);
}

/** Runs a program of ours, named from the root, under this Node with our input and output; answers its exit code. */
export function runScript(script: string, args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a package's command; answers its exit code. */
export function runTool(packageName: string, args: string[], name?: string): Promise<number> {
  return runScript(commandOf(packageName, name), args);
}
