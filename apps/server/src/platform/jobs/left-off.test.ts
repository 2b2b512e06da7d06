import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { testServer } from '../../testing/test-server.ts';
import { nobody } from '../access/nobody.ts';
import { build } from '../db/build.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';
import { type JobKind, Jobs } from './jobs.ts';
import { insertJob } from './queries.ts';

const server = await testServer({ handlers: () => [], sandbox: false });
const silent = { warn: () => undefined, info: () => undefined };

async function queued(kind: string): Promise<string> {
  const job_id = uuidV7();
  const { instant } = server.clock.clock();
  await server.rows(insertJob({ job_id, kind, subject: uuidV7(), actor: nobody, total: 5, made_at: instant }));
  return job_id;
}

interface Standing {
  readonly state: string;
  readonly done: number;
  readonly attempts: number;
  readonly leased_until: Date | null;
}
async function standing(job_id: string): Promise<Standing> {
  const [row] = await server.rows(
    sql<Standing>`select state, done, attempts, leased_until from job where job_id = ${job_id}::uuid`.compile(build),
  );
  return row ?? assert.fail('no job');
}
const workerOf = (kind: string, run: JobKind['run'], failed: JobKind['failed'] = async () => undefined) =>
  new Jobs(server.platform, [{ kind, queue: kind, run, failed }], silent);

test('stopped while several wait, it begins no other, and the one at hand waits again with all its tries', async () => {
  const several = await Promise.all(Array.from({ length: 4 }, () => queued('several')));
  const atWork = Promise.withResolvers<void>();
  let begun = 0;
  const first = workerOf('several', async (_job, progress) => {
    begun += 1;
    for (const done of [1, 2, 3, 4, 5]) {
      await progress(done, 5);
      atWork.resolve();
      await pause(50);
    }
  });
  first.start();
  await atWork.promise;
  await first.stop();
  assert.equal(begun, 1);
  for (const job_id of several) {
    const { state, attempts, leased_until } = await standing(job_id);
    assert.deepEqual({ state, attempts, leased_until }, { state: 'waiting', attempts: 0, leased_until: null });
  }
  await workerOf('several', (_job, progress) => progress(5, 5)).workOff();
  for (const job_id of several)
    assert.deepEqual(await standing(job_id), { state: 'done', done: 5, attempts: 1, leased_until: null });
});

test('a job that goes wrong while the server is stopped has had its try', async () => {
  const job_id = await queued('wrong');
  const atWork = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const worker = workerOf('wrong', async () => {
    atWork.resolve();
    await stopped.promise;
    throw new Error('no');
  });
  worker.start();
  await atWork.promise;
  const stopping = worker.stop();
  stopped.resolve();
  await stopping;
  const { state, attempts } = await standing(job_id);
  assert.deepEqual([state, attempts], ['waiting', 1]);
});

test('a job keeps its lease while it tells nothing of how far it is', async () => {
  const job_id = await queued('mute');
  const leases = new Set<number>();
  const worker = new Jobs(
    server.platform,
    [
      {
        kind: 'mute',
        queue: 'mute',
        async run() {
          for (const until = Date.now() + 20_000; leases.size < 3 && Date.now() < until; await pause(50))
            leases.add((await standing(job_id)).leased_until?.getTime() ?? 0);
        },
        failed: async () => undefined,
      },
    ],
    silent,
    { leaseSeconds: 3 },
  );
  await worker.workOne();
  assert.equal(leases.size, 3);
  assert.equal((await standing(job_id)).state, 'done');
});

/** One worker holds a job for so long that another takes it, and goes on, by `then`, while that one is at work. */
async function takenFrom(job_id: string, then: JobKind['run']) {
  const taken = Promise.withResolvers<void>();
  const failures: string[] = [];
  const failed = (who: string) => async () => void failures.push(who);
  const first = workerOf(
    job_id,
    async (job, progress) => {
      await taken.promise;
      await then(job, progress);
    },
    failed('first'),
  ).workOne();
  while ((await standing(job_id)).state !== 'working') await pause(10);
  let meanwhile: Standing | undefined;
  const second = workerOf(
    job_id,
    async (_job, progress) => {
      await progress(2, 5);
      taken.resolve();
      await first;
      meanwhile = await standing(job_id);
      await progress(5, 5);
    },
    failed('second'),
  );
  // The first may just be renewing it.
  let isTaken = false;
  for (let tries = 0; !isTaken && tries < 50; tries++) {
    await server.rows(
      sql`update job set leased_until = now() - interval '1 second' where job_id = ${job_id}::uuid`.compile(build),
    );
    isTaken = await second.workOne();
  }
  taken.resolve();
  await first;
  return { meanwhile, ended: await standing(job_id), failures };
}
const jobNamed = async () => {
  const job_id = await queued('');
  await server.rows(sql`update job set kind = job_id::text where job_id = ${job_id}::uuid`.compile(build));
  return job_id;
};

for (const [what, then] of [
  ['tells how far it is', (_job, progress) => progress(1, 5)],
  ['ends', async () => undefined],
  ['goes wrong', () => Promise.reject(new Error('no'))],
] as const satisfies readonly (readonly [string, JobKind['run']])[])
  test(`whoever lost a job to another changes nothing of it: it ${what}`, async () => {
    const { meanwhile, ended, failures } = await takenFrom(await jobNamed(), then);
    assert.deepEqual([meanwhile?.state, meanwhile?.done, meanwhile?.attempts], ['working', 2, 2]);
    assert.deepEqual(ended, { state: 'done', done: 5, attempts: 2, leased_until: null });
    assert.deepEqual(failures, []);
  });

test('a job that another gave up is given up once', async () => {
  const job_id = await jobNamed();
  await server.rows(sql`update job set attempts = 2 where job_id = ${job_id}::uuid`.compile(build));
  const { ended, failures } = await takenFrom(job_id, () => Promise.reject(new Error('no')));
  assert.deepEqual([ended.state, ended.attempts, failures], ['failed', 4, ['second']]);
});
