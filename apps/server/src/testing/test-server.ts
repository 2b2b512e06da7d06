import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { after } from 'node:test';
import { sealingKey } from '@teeka/contract/sealing';
import type { CompiledQuery } from 'kysely';
import { type SandboxServer, startSandbox } from '../../../sandbox/src/server.ts';
import { buildApp } from '../app.ts';
import { handlersOf } from '../handlers.ts';
import { build } from '../platform/db/build.ts';
import { openPool } from '../platform/db/pool.ts';
import { readOnce } from '../platform/db/read-once.ts';
import type { Statement } from '../platform/db/statement.ts';
import { readEnv } from '../platform/env/env.ts';
import type { Handler } from '../platform/http/handler.ts';
import type { Platform } from '../platform/http/platform.ts';
import { uuidV7 } from '../platform/ids/uuid-v7.ts';
import { makeLog } from '../platform/log/log.ts';
import { makePlatform } from '../platform/make-platform.ts';
import { settleDataKey } from '../platform/sealing/settle-data-key.ts';
import { Fixtures, type TestUser } from './fixtures.ts';
import { TestClient } from './test-client.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { undeclared } from './undeclared.ts';

export interface TestServerOptions {
  /** Handlers under test instead of all. */
  readonly handlers?: (platform: Platform) => Handler[];
  /** Settings by environment name. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where the clock starts, ISO 8601. */
  readonly start?: string;
  /** Another database than a new one of its own. */
  readonly database?: TestDatabase;
  /** Without an SMS gateway nothing answers; by default the sandbox does. */
  readonly sandbox?: false;
}

export interface TestServer {
  readonly base: string;
  readonly clock: TestClock;
  readonly platform: Platform;
  readonly sandbox: SandboxServer | undefined;
  readonly fixtures: Fixtures;
  /** Everything logged so far. */
  readonly logged: () => string;
  /** A phone before sign-in. */
  client(): TestClient;
  /** A phone that is signed in, by a row in the database instead of the costly way through the password. */
  as(user: TestUser): Promise<TestClient>;
  /** Asks or changes the database past the server, with all rights. */
  rows<Row>(query: CompiledQuery<Row> | Statement<Row>): Promise<Row[]>;
  /** The database as its owner reaches it. */
  readonly ownerUrl: string;
}

/** A whole server on a database of its own, listening on a free port; ends with the test file. Call it at top level. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await testDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'teeka-data-'));
  const sandbox = options.sandbox === false ? undefined : await startSandbox({ port: 0 });
  const clock = testClock(options.start);
  const dataKey = randomBytes(32);
  const env = readEnv({
    DATABASE_URL: database.serverUrl,
    DATABASE_CONNECTIONS: '8',
    DATA_DIR: dataDir,
    DATA_KEY: dataKey.toString('base64'),
    OPEN_CALLS_PER_MINUTE: '100000',
    SEARCHES_PER_MINUTE: '100000',
    CALLS_PER_MINUTE: '1000000',
    ...(sandbox && {
      SMS_GATEWAY_URL: sandbox.url,
      SMS_GATEWAY_KEY: sandbox.key,
      IDENTITY_URL: sandbox.url,
      AADHAAR_TEST_NUMBERS: 'on',
    }),
    ...options.env,
  });
  const owner = openPool({ url: database.url, connections: 4 });
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = makeLog('info', sink);
  const { ring } = await settleDataKey(env, async () => undefined);
  const platform = makePlatform({ env, clock: clock.clock, ring, log, checkReplies: true });
  await platform.serverKeys.current();
  const handlers = (options.handlers ?? handlersOf)(platform);
  const app = await buildApp({ platform, handlers, log });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  after(async () => {
    await app.close();
    await platform.pool.end();
    await owner.end();
    await sandbox?.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const fixtures = new Fixtures(platform);
  return {
    base,
    clock,
    platform,
    sandbox,
    fixtures,
    logged: () => lines.join(''),
    client: () => new TestClient(base),
    as: (user) => signedIn(platform, { base, user }),
    rows: (query) => readOnce(owner, undeclared(query)),
    ownerUrl: database.url,
  };
}

async function signedIn(platform: Platform, { base, user }: { base: string; user: TestUser }): Promise<TestClient> {
  const sign_in_id = uuidV7();
  const key = randomBytes(32);
  const now = platform.clock().instant;
  const row = {
    sign_in_id,
    user_id: user.user_id,
    session_key_wrapped: platform.atRest.sealBytes('session-key', `sign-in/${sign_in_id}`, key),
    refresh_hash: randomBytes(32),
    created_at: now,
    expires_at: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000),
  };
  await readOnce(platform.pool, undeclared(build.insertInto('sign_in').values(row).compile()));
  const client = new TestClient(base);
  client.accessToken = platform.tokens.issue(sign_in_id, now);
  client.sessionKey = await sealingKey(new Uint8Array(key));
  return client;
}
