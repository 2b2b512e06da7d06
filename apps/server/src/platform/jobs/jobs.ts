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
  run(job: JobRow, progress: Progress): Promise<void>;
  /** After the last attempt failed. */
  failed(job: JobRow): Promise<void>;
}

const leaseSeconds = 60;
const mostAttempts = 3;
const pauseSeconds = 2;
const everyMs = 1000;

/** Works off the jobs in the database, one at a time in this process, beside the calls. */
export class Jobs {
  readonly #platform: Pick<Platform, 'pool' | 'clock'>;
  readonly #kinds: ReadonlyMap<string, JobKind>;
  readonly #log: Pick<Logger, 'warn' | 'info'>;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();

  constructor(
    platform: Pick<Platform, 'pool' | 'clock'>,
    kinds: readonly JobKind[],
    log: Pick<Logger, 'warn' | 'info'>,
  ) {
    this.#platform = platform;
    this.#kinds = new Map(kinds.map((kind) => [kind.kind, kind]));
    this.#log = log;
  }

  /** Does the next job, if there is one. */
  async workOne(): Promise<boolean> {
    const { pool } = this.#platform;
    const [job] = await readOnce(pool, leaseJob([...this.#kinds.keys()], leaseSeconds));
    const kind = job && this.#kinds.get(job.kind);
    if (!job || !kind) return false;
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
    const { pool, clock } = this.#platform;
    if (job.attempts < mostAttempts) {
      await readOnce(pool, retryJob(job.job_id, pauseSeconds * job.attempts));
      return;
    }
    await kind.failed(job);
    await readOnce(pool, endJob(job.job_id, 'failed', clock().instant));
  }

  /** Does all that waits. */
  async workOff(): Promise<void> {
    while (await this.workOne());
  }

  /** Looks for work every second, until `stop`. */
  start(): void {
    const trouble = new Seldom(this.#log);
    const next = () => {
      this.#timer = setTimeout(() => {
        this.#working = this.workOff()
          .then(
            () => trouble.worked('jobs are looked for again'),
            (error: unknown) => trouble.failed('jobs not looked for', { error: safeError(error) }),
          )
          .then(() => {
            if (this.#timer) next();
          });
      }, everyMs);
      this.#timer.unref();
    };
    next();
  }

  /** Ends once the job at hand is done; what waits is for the next process. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#working;
  }
}
