import { spawn } from 'node:child_process';
import { root } from '../../tools/launch/root.ts';

export interface ToolEnd {
  readonly code: number | null;
  /** All that it said, on both channels. */
  readonly said: string;
}

/** Runs a tool of ours on a data folder, as `npm run` does. */
export function runTool(
  verb: string,
  args: readonly string[],
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<ToolEnd> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [`tools/${verb}.ts`, ...args], {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}
