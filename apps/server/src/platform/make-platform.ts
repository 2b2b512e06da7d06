import { join } from 'node:path';
import { abdmClient } from './abdm/index.ts';
import { RateLimit } from './access/rate-limit.ts';
import { SignIns } from './access/sign-ins.ts';
import { accessTokens } from './access/tokens.ts';
import type { Clock } from './clock/clock.ts';
import { openPool } from './db/pool.ts';
import type { Env } from './env/env.ts';
import { localFiles } from './files/local-files.ts';
import { AuditWitness } from './http/audit-witness.ts';
import { CallerTurns } from './http/caller-turns.ts';
import { GroupCommit } from './http/group-commit.ts';
import type { Platform } from './http/platform.ts';
import { ReadVolume } from './http/read-volume.ts';
import { UserTurns } from './http/user-turns.ts';
import { Live } from './live/live.ts';
import type { Logger } from './log/log.ts';
import { makeMetrics } from './log/metrics.ts';
import { RefusedCalls } from './refused/refused-calls.ts';
import { makeAtRest } from './sealing/at-rest.ts';
import type { KeyRing } from './sealing/key-ring.ts';
import type { RestKind, RestRow } from './sealing/sealed-form.ts';
import { ServerKeys } from './sealing/server-keys.ts';
import { boundedGateway } from './sms/bounded-gateway.ts';
import { smsGateway } from './sms/gateway.ts';

const mostLogged = 1000;

/**
 * Tells the log of values that do not open: sealed under a key that is not there, damaged, or put into another row by
 * somebody who can write to the database. Each is logged once by a process; it is the operator's to look into.
 */
function tellUnreadable(log: Pick<Logger, 'error'>): (kind: RestKind, row: RestRow) => void {
  const logged = new Set<string>();
  return (kind, row) => {
    const what = `${kind} of ${row}`;
    if (logged.has(what) || logged.size >= mostLogged) return;
    logged.add(what);
    log.error({ what }, 'a sealed value does not open in its row: it is shown as empty');
  };
}

/** A phone needs one in a quarter of an hour; it may ask again when replies are lost. */
const refreshesPerMinute = 30;

export interface PlatformParts {
  readonly env: Env;
  readonly clock: Clock;
  /** The keys of everything that rests sealed; the database agreed to them already. */
  readonly ring: KeyRing;
  readonly log?: Pick<Logger, 'error'> | undefined;
  readonly checkReplies?: boolean;
}

/** Everything below the modules, for one process. The database is to be migrated already. */
export function makePlatform({ env, clock, ring, log, checkReplies = false }: PlatformParts): Platform {
  const pool = openPool({ url: env.databaseUrl, connections: env.databaseConnections });
  const atRest = makeAtRest(ring, log && tellUnreadable(log));
  const metrics = makeMetrics(pool);
  return {
    env,
    clock,
    pool,
    groups: new GroupCommit(),
    witness: new AuditWitness(),
    atRest,
    checkReplies,
    serverKeys: new ServerKeys(pool, atRest, clock),
    signIns: new SignIns(pool, atRest, clock),
    tokens: accessTokens(atRest),
    metrics,
    sms: boundedGateway(smsGateway({ url: env.smsGatewayUrl, key: env.smsGatewayKey })),
    abdm: abdmClient(env.identity),
    files: localFiles(join(env.dataDir, 'files'), atRest),
    live: new Live(env.databaseUrl),
    refusedCalls: new RefusedCalls(pool, atRest, metrics),
    openCalls: new RateLimit(env.openCallsPerMinute),
    searches: new RateLimit(env.searchesPerMinute),
    calls: new RateLimit(env.callsPerMinute),
    refreshes: new RateLimit(refreshesPerMinute),
    heavy: new UserTurns(2),
    reports: new CallerTurns(Math.max(1, Math.floor(env.databaseConnections / 4))),
    uploads: new UserTurns(2),
    volume: new ReadVolume(),
  };
}
