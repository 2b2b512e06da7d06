import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** `npm run rotate-key` in a process of its own; `place`: its settings. `until` kills it once it says that. */
export async function rotateKeyTool(
  place: Readonly<Record<string, string>>,
  until?: { readonly says: RegExp; after(): Promise<void> },
): Promise<Ended> {
  const own = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
    DEMO: 'off',
    ...place,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../../tools/rotate-key.ts')], {
    env: own,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = once(child, 'exit');
  while (until && child.exitCode === null && !until.says.test(said)) await pause(20);
  if (until) {
    await until.after();
    child.kill('SIGKILL');
  }
  await ended;
  return { code: child.exitCode, said };
}
