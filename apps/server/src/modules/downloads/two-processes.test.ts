import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { downloadfile, startDownload } from '@teeka/contract/downloads';
import { sql } from 'kysely';
import readXlsx from 'read-excel-file/node';
import { build } from '../../platform/db/build.ts';
import { type DownloadKind, downloadJobs, type ListKind } from '../../platform/downloads/index.ts';
import { refuse } from '../../platform/http/handler.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { downloadKinds } from './index.ts';
import { kinds, lists } from './kinds.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { places, today, user } = day;
const [village = 0] = places.villages;
const people = await Promise.all(
  Array.from({ length: 3 }, (_, nth) => server.fixtures.person({ village, name: `PERSON ${nth}` })),
);
await server.rows(
  sql`update beneficiary set created_by = ${user.user_id}::uuid, created_at = ${day.at()}
    where beneficiary_id = any(${people}::bigint[])`.compile(build),
);
const office = await server.as(
  await server.fixtures.user({ role: 'District Administrator', level: 'District', places }),
);

/** One process that makes files. */
const processWith = (made: readonly DownloadKind[] = downloadKinds) =>
  new Jobs(server.platform, downloadJobs(made, server.platform), { warn: () => undefined, info: () => undefined });
/** The list of who was registered, asked so. */
const requestedBy = (ask: ListKind['ask']): readonly DownloadKind[] => [{ ...lists.registered, ask }];

async function begun(report: DownloadKind['report'] = 'registered'): Promise<string> {
  await office.ask(startDownload, { report, from_date: today, to_date: today });
  const waiting = await server.rows(
    sql<{ id: string }>`select subject::text as id from job where state = 'waiting'`.compile(build),
  );
  assert.equal(waiting.length, 1);
  return waiting[0]?.id ?? '';
}

async function standing(download_id: string) {
  const [row] = await server.rows(
    sql<{ state: string; job: string; attempts: number; keys: readonly string[] }>`
      select f.state, j.state as job, j.attempts,
        (select coalesce(array_agg(file_key order by nth), '{}') from download_part p where p.download_id = f.download_id) as keys
      from download_file f join job j on j.subject = f.download_id where f.download_id = ${download_id}::uuid`.compile(
      build,
    ),
  );
  return row ?? assert.fail('no file');
}

async function peopleIn(download_id: string): Promise<number> {
  const { status, bytes } = await office.raw(downloadfile, { download_id });
  assert.equal(status, 200);
  return ((await readXlsx(Buffer.from(bytes)))[0]?.data.length ?? 0) - 1;
}

for (const [what, ask] of [
  ['makes it, too', lists.registered.ask],
  ['finds that it is refused', async () => refuse({ code: 'REQVAL0012', path: 'from_date' })],
  ['breaks off', () => Promise.reject(new Error('the database ended the connection'))],
] as const satisfies readonly (readonly [string, ListKind['ask']])[])
  test(`a file that another process took over and made stays whole when the first one goes on and ${what}`, async () => {
    const download_id = await begun();
    const atWork = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const first = processWith(
      requestedBy(async (...all) => {
        atWork.resolve();
        await taken.promise;
        return ask(...all);
      }),
    ).workOne();
    await atWork.promise;
    const second = processWith();
    let isTaken = false;
    // The first may just be renewing its lease.
    for (let tries = 0; !isTaken && tries < 50; tries++) {
      await server.rows(
        sql`update job set leased_until = now() - interval '1 second' where subject = ${download_id}::uuid`.compile(
          build,
        ),
      );
      isTaken = await second.workOne();
    }
    const ready = await standing(download_id);
    assert.deepEqual([ready.state, ready.job, ready.attempts, ready.keys.length], ['ready', 'done', 2, 1]);
    taken.resolve();
    await first;
    assert.deepEqual(await standing(download_id), ready);
    assert.equal(await peopleIn(download_id), people.length);
  });

test('a file whose making waits long for the database is left to the process that makes it', async () => {
  const download_id = await begun();
  const seconds = 3;
  const jobs = downloadJobs(
    requestedBy(async (...all) => {
      await pause(seconds * 1500);
      return lists.registered.ask(...all);
    }),
    server.platform,
  );
  const silent = { warn: () => undefined, info: () => undefined };
  const making = new Jobs(server.platform, jobs, silent, { leaseSeconds: seconds }).workOne();
  const other = processWith();
  let isMade = false;
  void making.then(() => {
    isMade = true;
  });
  while (!isMade) {
    await other.workOff();
    await pause(50);
  }
  const { state, attempts } = await standing(download_id);
  assert.deepEqual([state, attempts], ['ready', 1]);
});

for (const report of ['registered', 'health-records'] as const)
  test(`a file of ${report} that is made while the server is stopped is made by the next process, with all tries left`, async () => {
    const download_id = await begun(report);
    const stopped: Jobs = processWith([
      {
        ...kinds[report],
        ask: async (...all: Parameters<ListKind['ask']>) => {
          void stopped.stop();
          return kinds[report].ask(...all);
        },
      } as DownloadKind,
    ]);
    await stopped.workOff();
    const { keys: _, ...left } = await standing(download_id);
    assert.deepEqual(left, { state: 'working', job: 'waiting', attempts: 0 });
    await processWith().workOff();
    const { keys, ...made } = await standing(download_id);
    assert.deepEqual({ ...made, parts: keys.length }, { state: 'ready', job: 'done', attempts: 1, parts: 1 });
  });

test('a report that this version of the server does not know is told as not made', async () => {
  const download_id = await begun();
  await processWith(downloadKinds.filter(({ report }) => report !== 'registered')).workOff();
  const { state, job } = await standing(download_id);
  assert.deepEqual([state, job], ['failed', 'done']);
});
