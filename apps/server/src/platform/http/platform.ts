import type { Abdm } from '../abdm/index.ts';
import type { RateLimit } from '../access/rate-limit.ts';
import type { SignIns } from '../access/sign-ins.ts';
import type { AccessTokens } from '../access/tokens.ts';
import type { Clock } from '../clock/clock.ts';
import type { Pool } from '../db/pool.ts';
import type { Env } from '../env/env.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Live } from '../live/live.ts';
import type { Metrics } from '../log/metrics.ts';
import type { RefusedCalls } from '../refused/refused-calls.ts';
import type { AtRest } from '../sealing/at-rest.ts';
import type { ServerKeys } from '../sealing/server-keys.ts';
import type { SmsGateway } from '../sms/gateway.ts';
import type { AuditWitness } from './audit-witness.ts';
import type { CallerTurns } from './caller-turns.ts';
import type { GroupCommit } from './group-commit.ts';
import type { ReadVolume } from './read-volume.ts';
import type { UserTurns } from './user-turns.ts';

/** What every call stands on; made once per process. */
export interface Platform {
  readonly env: Env;
  readonly clock: Clock;
  readonly pool: Pool;
  readonly groups: GroupCommit;
  readonly witness: AuditWitness;
  readonly atRest: AtRest;
  readonly serverKeys: ServerKeys;
  readonly signIns: SignIns;
  readonly tokens: AccessTokens;
  readonly metrics: Metrics;
  readonly sms: SmsGateway;
  /** Identity authority and health accounts. */
  readonly abdm: Abdm;
  readonly files: FileStore;
  /** Streams of events to those who wait for something. */
  readonly live: Live;
  readonly refusedCalls: RefusedCalls;
  readonly openCalls: RateLimit;
  readonly searches: RateLimit;
  /** Every call of somebody signed in, by user and kind of call. */
  readonly calls: RateLimit;
  /** Costly calls, by user. */
  readonly heavy: UserTurns;
  /** Reports of up to a year: a quarter of the connections at most, the others stay for those who work. */
  readonly reports: CallerTurns;
  /** Bodies with files that are taken in: a few at once of each user. */
  readonly uploads: UserTurns;
  readonly volume: ReadVolume;
  /** Exchanges of refresh tokens, by sign-in. */
  readonly refreshes: RateLimit;
  /** In tests replies are checked against the contract, and one that departs from it fails. */
  readonly checkReplies: boolean;
}
