import { readOnce } from '../db/read-once.ts';
import type { Platform } from '../http/platform.ts';
import type { Logger } from '../log/log.ts';
import { safeError } from '../log/safe-error.ts';
import { Seldom } from '../log/seldom.ts';
import { keepDoing } from './keep-doing.ts';
import { endJob, type JobRow, leaseJob, markProgress, putBackJob, renewLease, retryJob } from './queries.ts';

/** The server is told to stop: the job is left off and waits for the next process. */
class Stopped extends Error {}

/**
 * Says how far a job has come. Throws where the work is to be left off: the server is told to stop, or another process
 * has the job meanwhile.
 */
export type Progress = (done: number, total: number) => Promise<void>;

/** One kind of work. It may be run again from the start at any time, so it must not matter how often. */
export interface JobKind {
  readonly kind: string;
  /** Kinds of one queue wait for each other; those of another go on meanwhile. */
  readonly queue: string;
  run(job: JobRow, progress: Progress): Promise<void>;
  /** After the last attempt failed. */
  failed(job: JobRow): Promise<void>;
}

const mostAttempts = 3;
const pauseSeconds = 2;
const everyMs = 1000;

/** Works off the jobs in the database, one of each queue at a time in this process, beside the calls. */
export class Jobs {
  readonly #platform: Pick<Platform, 'pool' | 'clock'>;
  readonly #kinds: ReadonlyMap<string, JobKind>;
  readonly #log: Pick<Logger, 'warn' | 'info'>;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #leaseSeconds: number;
  readonly #working = new Map<string, Promise<void>>();
  #stopped = false;

  constructor(
    platform: Pick<Platform, 'pool' | 'clock'>,
    kinds: readonly JobKind[],
    log: Pick<Logger, 'warn' | 'info'>,
    { leaseSeconds = 60 } = {},
  ) {
    this.#leaseSeconds = leaseSeconds;
    this.#platform = platform;
    this.#kinds = new Map(kinds.map((kind) => [kind.kind, kind]));
    this.#log = log;
  }

  /** Does the next job of these kinds, if there is one. */
  async workOne(kinds: readonly string[] = [...this.#kinds.keys()]): Promise<boolean> {
    const { pool } = this.#platform;
    const [job] = await readOnce(pool, leaseJob(kinds, this.#leaseSeconds));
    const kind = job && this.#kinds.get(job.kind);
    if (!job || !kind) return false;
    if (job.attempts > mostAttempts) {
      // Each time it was begun the process ended: it is begun no more.
      await this.#end(job, kind);
      return true;
    }
    try {
      await this.#run(job, kind);
      await readOnce(pool, endJob(job, 'done', this.#platform.clock().instant));
    } catch (error) {
      if (error instanceof Stopped) await readOnce(pool, putBackJob(job));
      else await this.#afterFailure(job, kind, error);
    }
    return true;
  }

  /** The lease is renewed meanwhile, for a kind may work longer before it knows how far it is. */
  async #run(job: JobRow, kind: JobKind): Promise<void> {
    if (this.#stopped) throw new Stopped();
    const { pool } = this.#platform;
    const seconds = this.#leaseSeconds;
    const lease = keepDoing(() => readOnce(pool, renewLease(job, seconds)), {
      everySeconds: seconds / 3,
      failed: 'lease not renewed',
      worked: 'leases are renewed again',
      log: this.#log,
    });
    try {
      await kind.run(job, async (done, total) => {
        if (this.#stopped) throw new Stopped();
        const [ours] = await readOnce(pool, markProgress(job, { done, total, seconds }));
        if (!ours) throw new Error('another process has the job');
      });
    } finally {
      await lease.stop();
    }
  }

  async #afterFailure(job: JobRow, kind: JobKind, error: unknown): Promise<void> {
    this.#log.warn({ job: job.kind, attempt: job.attempts, error: safeError(error) }, 'job not done');
    if (job.attempts === mostAttempts) await this.#end(job, kind);
    else await readOnce(this.#platform.pool, retryJob(job, pauseSeconds * job.attempts));
  }

  async #end(job: JobRow, kind: JobKind): Promise<void> {
    const { pool, clock } = this.#platform;
    const [ours] = await readOnce(pool, renewLease(job, this.#leaseSeconds));
    if (!ours) return;
    await kind.failed(job);
    await readOnce(pool, endJob(job, 'failed', clock().instant));
  }

  /** Does all that waits, until `stop`. */
  async workOff(kinds?: readonly string[]): Promise<void> {
    while (!this.#stopped && (await this.workOne(kinds)));
  }

  /** Looks for work every second, until `stop`: a long import holds no message. */
  start(): void {
    for (const queue of new Set([...this.#kinds.values()].map((kind) => kind.queue))) this.#keepAt(queue);
  }

  #keepAt(queue: string): void {
    const trouble = new Seldom(this.#log);
    const kinds = [...this.#kinds.values()].filter((kind) => kind.queue === queue).map(({ kind }) => kind);
    const next = () => {
      const timer = setTimeout(() => {
        const working = this.workOff(kinds)
          .then(
            () => trouble.worked('jobs are looked for again'),
            (error: unknown) => trouble.failed('jobs not looked for', { queue, error: safeError(error) }),
          )
          .then(() => {
            if (this.#timers.has(queue)) next();
          });
        this.#working.set(queue, working);
      }, everyMs);
      timer.unref();
      this.#timers.set(queue, timer);
    };
    next();
  }

  /**
   * Ends once the jobs at hand are done or, where they tell how far they are, are left off; they and what waits are for
   * the next process.
   */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#working.values());
  }
}
