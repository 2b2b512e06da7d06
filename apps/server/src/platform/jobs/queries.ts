import { type CompiledQuery, sql } from 'kysely';
import type { Actor } from '../access/actor.ts';
import { build } from '../db/build.ts';

export interface JobRow {
  readonly job_id: string;
  readonly kind: string;
  readonly subject: string;
  readonly actor: Actor;
  readonly attempts: number;
}

export interface NewJob {
  readonly job_id: string;
  readonly kind: string;
  /** The id of what is worked on. */
  readonly subject: string;
  readonly actor: Actor;
  readonly total: number;
  readonly made_at: Date;
  /** Nobody begins it before. */
  readonly leased_until?: Date;
}

export function insertJob({ actor, ...job }: NewJob): CompiledQuery {
  return build
    .insertInto('job')
    .values({ ...job, actor: JSON.stringify(actor) })
    .compile();
}

/** Takes the oldest job that nobody works on, or whose worker is gone; of two workers only one gets it. */
export function leaseJob(kinds: readonly string[], seconds: number): CompiledQuery<JobRow> {
  return sql<JobRow>`
    update job set state = 'working', attempts = attempts + 1, leased_until = now() + ${seconds}::int * interval '1 second'
    where job_id = (
      select job_id from job
      where state in ('waiting', 'working') and kind = any(${kinds}::text[])
        and (leased_until is null or leased_until < now())
      order by made_at limit 1 for update skip locked)
    returning job_id, kind, subject, actor, attempts`.compile(build);
}

/** How far a job has come; its lease begins anew. */
export function markProgress(
  job_id: string,
  { done, total, seconds }: { readonly done: number; readonly total: number; readonly seconds: number },
): CompiledQuery {
  return sql`update job set done = ${done}::int, total = ${total}::int,
    leased_until = now() + ${seconds}::int * interval '1 second' where job_id = ${job_id}::uuid`.compile(build);
}

export function endJob(job_id: string, state: 'done' | 'failed', ended_at: Date): CompiledQuery {
  return sql`update job set state = ${state}, ended_at = ${ended_at}::timestamptz, leased_until = null
    where job_id = ${job_id}::uuid`.compile(build);
}

/** Back in the queue, after a pause. */
export function retryJob(job_id: string, seconds: number): CompiledQuery {
  return sql`update job set state = 'waiting', leased_until = now() + ${seconds}::int * interval '1 second'
    where job_id = ${job_id}::uuid`.compile(build);
}

/** Jobs that nobody asks for any more. */
export function sweepJobs(before: Date): CompiledQuery {
  return build.deleteFrom('job').where('ended_at', '<', before).compile() as CompiledQuery;
}
