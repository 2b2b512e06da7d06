import { readOnce } from '../db/read-once.ts';
import type { Platform } from '../http/platform.ts';
import type { Logger } from '../log/log.ts';
import { safeError } from '../log/safe-error.ts';
import { Seldom } from '../log/seldom.ts';
import { endJob, type JobRow, leaseJob, markProgress, retryJob } from './queries.ts';

/** Says how far a job has come, and keeps it ours. */
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

const leaseSeconds = 60;
const mostAttempts = 3;
const pauseSeconds = 2;
const everyMs = 1000;

/** Works off the jobs in the database, one of each queue at a time in this process, beside the calls. */
export class Jobs {
  readonly #platform: Pick<Platform, 'pool' | 'clock'>;
  readonly #kinds: ReadonlyMap<string, JobKind>;
  readonly #log: Pick<Logger, 'warn' | 'info'>;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #working = new Map<string, Promise<void>>();

  constructor(
    platform: Pick<Platform, 'pool' | 'clock'>,
    kinds: readonly JobKind[],
    log: Pick<Logger, 'warn' | 'info'>,
  ) {
    this.#platform = platform;
    this.#kinds = new Map(kinds.map((kind) => [kind.kind, kind]));
    this.#log = log;
  }

  /** Does the next job of these kinds, if there is one. */
  async workOne(kinds: readonly string[] = [...this.#kinds.keys()]): Promise<boolean> {
    const { pool } = this.#platform;
    const [job] = await readOnce(pool, leaseJob(kinds, leaseSeconds));
    const kind = job && this.#kinds.get(job.kind);
    if (!job || !kind) return false;
    if (job.attempts > mostAttempts) {
      // Each time it was begun the process ended: it is begun no more.
      await this.#end(job, kind);
      return true;
    }
    try {
      await kind.run(job, async (done, total) => {
        await readOnce(pool, markProgress(job.job_id, { done, total, seconds: leaseSeconds }));
      });
      await readOnce(pool, endJob(job.job_id, 'done', this.#platform.clock().instant));
    } catch (error) {
      this.#log.warn({ job: job.kind, attempt: job.attempts, error: safeError(error) }, 'job not done');
      await this.#afterFailure(job, kind);
    }
    return true;
  }

  async #afterFailure(job: JobRow, kind: JobKind): Promise<void> {
    const { pool } = this.#platform;
    if (job.attempts < mostAttempts) {
      await readOnce(pool, retryJob(job.job_id, pauseSeconds * job.attempts));
      return;
    }
    await this.#end(job, kind);
  }

  async #end(job: JobRow, kind: JobKind): Promise<void> {
    await kind.failed(job);
    await readOnce(this.#platform.pool, endJob(job.job_id, 'failed', this.#platform.clock().instant));
  }

  /** Does all that waits. */
  async workOff(kinds?: readonly string[]): Promise<void> {
    while (await this.workOne(kinds));
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

  /** Ends once the jobs at hand are done; what waits is for the next process. */
  async stop(): Promise<void> {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#working.values());
  }
}
