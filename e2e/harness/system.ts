import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { freePort } from '../../tools/launch/port.ts';
import { root } from '../../tools/launch/root.ts';
import { type Ending, prepareEnding } from '../../tools/start/ending.ts';
import { untilHealthy } from '../../tools/start/health.ts';
import { startService } from '../../tools/start/service.ts';
import { tellAuthority } from '../../tools/start/tell-authority.ts';
import { buildWeb, webDist } from '../../tools/start/web-build.ts';
import { Books } from './books.ts';
import { dataKey, openDistrict } from './district.ts';
import { Inbox } from './inbox.ts';

/** Everything that a session day needs, running: PostgreSQL with the demo district, sandbox, server, built app. */
export interface System {
  readonly address: string;
  /** Where the stand-ins for outside services answer. */
  readonly sandbox: string;
  /** The text messages that the sandbox took. */
  readonly inbox: Inbox;
  /** The database itself, asked past the server. */
  readonly books: Books;
  readonly ending: Ending;
  /** Another phone, without a screen: seals and opens by the contract. */
  client(): TestClient;
  end(): Promise<void>;
}

async function builtApp(dataDir: string): Promise<string> {
  if (process.env.WEB_DIST) return process.env.WEB_DIST;
  await buildWeb(join(dataDir, 'web-build.log'));
  return webDist;
}

async function bringUpSandbox(dataDir: string, ending: Ending): Promise<string> {
  const port = await freePort();
  const sandbox = startService({
    program: 'apps/sandbox/src/main.ts',
    // A journey that needs a fingerprint device brings its own.
    env: { SANDBOX_PORT: String(port), SANDBOX_DEVICE_PORT: '0' },
    inherits: 'nothing',
    logFile: join(dataDir, 'sandbox.log'),
  });
  ending.undo(sandbox.stop);
  return `http://127.0.0.1:${port}`;
}

/** Brings everything up on free ports; `env` adds settings of the server. */
export async function bringUpSystem(env: Record<string, string> = {}): Promise<System> {
  const ending = prepareEnding();
  const dataDir = mkdtempSync(join(tmpdir(), 'teeka-journey-'));
  mkdirSync(join(root, '.pictures'), { recursive: true });
  ending.undo(() => rmSync(dataDir, { recursive: true, force: true }));
  try {
    const [{ ownerUrl, serverUrl }, dist] = await Promise.all([openDistrict(ending), builtApp(dataDir)]);
    const sandbox = await bringUpSandbox(dataDir, ending);
    const port = await freePort();
    const address = `http://localhost:${port}`;
    const settings = {
      DATABASE_URL: serverUrl,
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: dataDir,
      DATA_KEY: dataKey.toString('base64'),
      DEMO: 'on',
      WEB_DIST: dist,
      SMS_GATEWAY_URL: sandbox,
      IDENTITY_URL: sandbox,
      ...env,
    };
    const logFile = process.env.JOURNEY_LOG || join(dataDir, 'server.log');
    const server = startService({
      program: 'apps/server/src/main.ts',
      env: settings,
      inherits: 'settings',
      logFile,
    });
    ending.undo(server.stop);
    if (!(await untilHealthy(address, server.ended))) throw new Error(`The server stopped: ${server.lastWords()}`);
    await tellAuthority(sandbox, ownerUrl, { dataKey });
    const books = await Books.open(ownerUrl);
    ending.undo(() => books.close());
    return {
      address,
      sandbox,
      inbox: new Inbox(sandbox),
      books,
      ending,
      client: () => new TestClient(address),
      end: () => ending.run(),
    };
  } catch (error) {
    await ending.run();
    throw error;
  }
}
