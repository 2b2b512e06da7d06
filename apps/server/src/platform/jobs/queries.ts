import { sql } from 'kysely';
import type { Actor } from '../access/actor.ts';
import { col, type RowOf } from '../db/row.ts';
import { read, write } from '../db/statement.ts';

const jobRow = {
  job_id: col.uuid,
  kind: col.text,
  subject: col.uuid,
  actor: col.json<Actor>(),
  attempts: col.int,
  total: col.int,
};
export type JobRow = RowOf<typeof jobRow>;

/** A job as somebody leased it: once another has it, it has one attempt more. Whatever changes a job names its lease. */
export type Lease = Pick<JobRow, 'job_id' | 'attempts'>;

/** Whether the lease is still good; it is also after its time, as long as nobody took the job. */
const isLeased = ({ job_id, attempts }: Lease) =>
  sql`job_id = ${job_id}::uuid and attempts = ${attempts}::int and state = 'working'`;
const whose = { job_id: col.uuid };

export interface NewJob {
  readonly job_id: string;
  readonly kind: string;
  /** The id of what is worked on. */
  readonly subject: string;
  readonly actor: Actor;
  readonly total: number;
  readonly made_at: Date;
  /** Nobody begins it before. */
  readonly leased_until?: Date | null;
}

export function insertJob({ job_id, kind, subject, actor, total, made_at, leased_until = null }: NewJob) {
  return write`
    insert into job (job_id, kind, subject, actor, total, made_at, leased_until)
    values (${job_id}::uuid, ${kind}, ${subject}, ${JSON.stringify(actor)}, ${total}, ${made_at}, ${leased_until})`;
}

/** Takes the oldest job that nobody works on, or whose worker is gone; of two workers only one gets it. */
export function leaseJob(kinds: readonly string[], seconds: number) {
  return read(jobRow)`
    update job set state = 'working', attempts = attempts + 1, leased_until = now() + ${seconds}::int * interval '1 second'
    where job_id = (
      select job_id from job
      where state in ('waiting', 'working') and kind = any(${kinds}::text[])
        and (leased_until is null or leased_until < now())
      order by made_at limit 1 for update skip locked)
    returning job_id, kind, subject, actor, attempts, total`;
}

/** The lease begins anew; nothing where another has the job. */
export function renewLease(lease: Lease, seconds: number) {
  return read(whose)`update job set leased_until = now() + ${seconds}::int * interval '1 second'
    where ${isLeased(lease)} returning job_id`;
}

/** How far a job has come; its lease begins anew. Nothing where another has the job. */
export function markProgress(
  lease: Lease,
  { done, total, seconds }: { readonly done: number; readonly total: number; readonly seconds: number },
) {
  return read(whose)`update job set done = ${done}::int, total = ${total}::int,
    leased_until = now() + ${seconds}::int * interval '1 second' where ${isLeased(lease)} returning job_id`;
}

/** Nobody takes the job before the transaction is over; nothing where another has it. */
export function holdJob({ job_id, attempts }: Lease) {
  return read(whose)`select job_id from job
    where job_id = ${job_id}::uuid and attempts = ${attempts}::int and state = 'working' for share`;
}

export function endJob(lease: Lease, state: 'done' | 'failed', ended_at: Date) {
  return write`update job set state = ${state}, ended_at = ${ended_at}::timestamptz, leased_until = null
    where ${isLeased(lease)}`;
}

/** Back in the queue, after a pause. */
export function retryJob(lease: Lease, seconds: number) {
  return write`update job set state = 'waiting', leased_until = now() + ${seconds}::int * interval '1 second'
    where ${isLeased(lease)}`;
}

/** Back in the queue as though it had not been begun. */
export function putBackJob(lease: Lease) {
  return write`update job set state = 'waiting', attempts = attempts - 1, leased_until = null where ${isLeased(lease)}`;
}

/** Jobs that nobody asks for any more. */
export function sweepJobs(before: Date) {
  return write`delete from job where ended_at < ${before}`;
}
