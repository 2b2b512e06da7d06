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
const silent = { warn: () => undefined } as never;

async function queued(kind: string): Promise<string> {
  const job_id = uuidV7();
  const { instant } = server.clock.clock();
  await server.rows(insertJob({ job_id, kind, subject: uuidV7(), actor: nobody, total: 5, made_at: instant }));
  return job_id;
}

const standing = async (job_id: string) =>
  (
    await server.rows<{ state: string; done: number; attempts: number }>(
      sql<{ state: string; done: number; attempts: number }>`
        select state, done, attempts from job where job_id = ${job_id}::uuid`.compile(build),
    )
  )[0];
const letPauseEnd = () => server.rows(sql`update job set leased_until = now() - interval '1 second'`.compile(build));
const kindOf = (kind: string, run: JobKind['run'], failed: JobKind['failed'] = async () => undefined) => ({
  kind,
  queue: kind,
  run,
  failed,
});

test('a job is done once, however many workers look for it', async () => {
  const job_id = await queued('once');
  let runs = 0;
  const kind = kindOf('once', async (job, progress) => {
    runs += 1;
    assert.equal(job.actor.role, nobody.role);
    await progress(5, 5);
  });
  const workers = Array.from({ length: 4 }, () => new Jobs(server.platform, [kind], silent));
  await Promise.all(workers.map((worker) => worker.workOff()));
  assert.equal(runs, 1);
  assert.deepEqual(await standing(job_id), { state: 'done', done: 5, attempts: 1 });
});

test('a job whose worker died is taken up by another once its lease is over', async () => {
  const job_id = await queued('left');
  await server.rows(
    sql`update job set state = 'working', attempts = 1, leased_until = now() + interval '1 minute'
      where job_id = ${job_id}::uuid`.compile(build),
  );
  const jobs = new Jobs(server.platform, [kindOf('left', async () => undefined)], silent);
  assert.equal(await jobs.workOne(), false);
  await letPauseEnd();
  assert.equal(await jobs.workOne(), true);
  assert.deepEqual(await standing(job_id), { state: 'done', done: 0, attempts: 2 });
});

test('a job that fails is tried three times, with pauses, and then given back', async () => {
  const job_id = await queued('failing');
  const given: string[] = [];
  const kind = kindOf(
    'failing',
    async () => {
      throw new Error('no');
    },
    async ({ subject }) => void given.push(subject),
  );
  const jobs = new Jobs(server.platform, [kind], silent);
  for (const attempt of [1, 2, 3]) {
    assert.equal(await jobs.workOne(), true);
    assert.equal(await jobs.workOne(), false, 'a pause');
    assert.equal((await standing(job_id))?.attempts, attempt);
    await letPauseEnd();
  }
  assert.equal((await standing(job_id))?.state, 'failed');
  assert.equal(given.length, 1);
});

test('started, it finds work by itself; stopped, it leaves none half done', async () => {
  let done = 0;
  const kind = kindOf('later', async () => {
    await pause(300);
    done += 1;
  });
  const jobs = new Jobs(server.platform, [kind], silent);
  jobs.start();
  await queued('later');
  while (
    (await server.rows(sql`select from job where kind = 'later' and state = 'working'`.compile(build))).length === 0
  )
    await pause(20);
  await jobs.stop();
  assert.equal(done, 1);
});

test('a long job of one queue holds none of another', async () => {
  const [long, short] = [await queued('long'), await queued('short')];
  let end = () => {};
  const running = new Promise<void>((resolve) => {
    end = resolve;
  });
  const jobs = new Jobs(
    server.platform,
    [kindOf('long', () => running), kindOf('short', async () => undefined)],
    silent,
  );
  jobs.start();
  const until = Date.now() + 20_000;
  while ((await standing(short))?.state !== 'done' && Date.now() < until) await pause(100);
  assert.equal((await standing(short))?.state, 'done');
  assert.equal((await standing(long))?.state, 'working');
  end();
  await jobs.stop();
  assert.equal((await standing(long))?.state, 'done');
});
