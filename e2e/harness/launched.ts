import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/launch/port.ts';
import { isAlive } from '../../tools/launch/process.ts';
import { root } from '../../tools/launch/root.ts';

/** The product as an operator starts it: a launcher with its own database, in a folder of its own. */
export interface Launched {
  readonly address: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** Everything it said so far. */
  said(): string;
  /** Waits for words of it. */
  says(words: RegExp, seconds?: number): Promise<void>;
  /** The number of its own PostgreSQL. */
  postgres(): number;
  /** Whether `/health` answers 200 within so many seconds. */
  isHealthyWithin(seconds: number): Promise<boolean>;
  /** Its exit code. */
  ended: Promise<number | null>;
}

export interface Launching {
  readonly command?: readonly [string, ...string[]];
  readonly dataDir?: string;
  readonly env?: Record<string, string>;
}

/** How long it may take to end, before it is killed: ms. */
const patience = 60_000;

export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'teeka-launched-'));
  // PostgreSQL runs as another user when root starts it.
  chmodSync(folder, 0o755);
  return folder;
}

/** Starts it and waits until it says that it is ready; `after` stops it and takes its folder away. */
export async function launch(
  test: { after(work: () => Promise<void>): void },
  { command = [process.execPath, 'tools/start.ts'], dataDir = ownFolder(), env = {} }: Launching = {},
): Promise<Launched> {
  const port = await freePort();
  const [program, ...args] = command;
  const { WEB_DIST: _, DATABASE_URL: __, ...inherited } = process.env;
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      SANDBOX_DEVICE_PORT: '0',
      DEMO: 'on',
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const address = `http://127.0.0.1:${port}`;
  const launched: Launched = {
    address,
    dataDir,
    child,
    ended,
    said: () => said,
    async says(words, seconds = 60) {
      const deadline = Date.now() + seconds * 1000;
      while (!words.test(said)) {
        if (child.exitCode !== null) throw new Error(`it ended before it said ${words}: ${said}`);
        if (Date.now() > deadline) throw new Error(`it did not say ${words} in ${seconds} s: ${said}`);
        await pause(20);
      }
    },
    postgres() {
      const { folder } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
        folder: string;
      };
      const mark = join(folder, 'postmaster.pid');
      return existsSync(mark) ? Number.parseInt(readFileSync(mark, 'utf8'), 10) : 0;
    },
    async isHealthyWithin(seconds) {
      const deadline = Date.now() + seconds * 1000;
      while (Date.now() < deadline) {
        const reply = await fetch(`${address}/health`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
        await reply?.body?.cancel();
        if (reply?.status === 200) return true;
        await pause(50);
      }
      return false;
    },
  };
  test.after(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const stubborn = setTimeout(() => child.kill('SIGKILL'), patience);
    await ended;
    clearTimeout(stubborn);
    const orphan = existsSync(join(dataDir, 'postgres.json')) ? launched.postgres() : 0;
    if (orphan > 1 && isAlive(orphan)) process.kill(orphan, 'SIGQUIT');
    rmSync(dataDir, { recursive: true, force: true });
  });
  await launched.says(/Teeka is ready/, 180);
  return launched;
}
