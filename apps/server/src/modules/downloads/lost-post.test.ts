import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as downloads from '@teeka/contract/downloads';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { downloadJobs } from '../../platform/downloads/index.ts';
import { tracedVolume } from '../../platform/http/read-volume.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import type { TestUser } from '../../testing/fixtures.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { downloadKinds } from './index.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { today } = day;
const jobs = new Jobs(server.platform, downloadJobs(downloadKinds, server.platform), {
  warn: () => undefined,
  info: () => undefined,
});
const elsewhere = await server.fixtures.places();
const [village = 0] = day.places.villages;

async function maker() {
  const user = await server.fixtures.user({ role: 'ANM', sites: [day.site], places: day.places });
  const person = await server.fixtures.person({ village, name: 'AARAV KUMAR' });
  await server.rows(
    sql`update beneficiary set created_by = ${user.user_id}::uuid, created_at = ${day.at()}
      where beneficiary_id = ${person}::bigint`.compile(build),
  );
  const phone = await server.as(user);
  await phone.ask(downloads.startDownload, { report: 'registered', from_date: today, to_date: today });
  return { user, person };
}

/** How the file of a user ended, and of how many people it was written down that they were read for it. */
async function ended({ user_id }: TestUser) {
  await jobs.workOff();
  const [row] = await server.rows(
    sql<{ state: string; parts: number; read: number }>`select f.state,
        (select count(*)::int from download_part p where p.download_id = f.download_id) as parts,
        (select count(*)::int from audit where subject = f.download_id::text and beneficiary_id <> 0) as read
      from download_file f where f.user_id = ${user_id}::uuid`.compile(build),
  );
  return row;
}

test('who keeps the post gets the file', async () => {
  assert.deepEqual(await ended((await maker()).user), { state: 'ready', parts: 1, read: 1 });
});

for (const [what, lose] of [
  ['is closed', (user_id: string) => sql`update app_user set is_active = false where user_id = ${user_id}::uuid`],
  [
    'has another role',
    (user_id: string) => sql`update app_user set role = 'Vaccinator' where user_id = ${user_id}::uuid`,
  ],
  [
    'answers for another district',
    (user_id: string) =>
      sql`update app_user set district_code = ${elsewhere.district} where user_id = ${user_id}::uuid`,
  ],
  ['is taken from the site', (user_id: string) => sql`delete from user_site where user_id = ${user_id}::uuid`],
] as const)
  test(`nobody is read for somebody whose account ${what} while the file waits`, async () => {
    const { user } = await maker();
    await server.rows(lose(user.user_id).compile(build));
    assert.deepEqual(await ended(user), { state: 'failed', parts: 0, read: 0 });
  });

test('that very many people were read into files stands on the audit log; lists on screens are open to their maker all the same', async () => {
  const { user } = await maker();
  const { volume, clock } = server.platform;
  volume.add(`${user.user_id} in files`, tracedVolume - 1, clock().today);
  await ended(user);
  assert.equal(volume.isSpent(user.user_id, clock().today), false);
  const traces = await server.rows(
    sql<{ detail: { security?: string } }>`select detail from audit
      where subject = ${user.user_id} and detail ->> 'security' is not null`.compile(build),
  );
  assert.deepEqual(
    traces.map(({ detail }) => detail.security),
    ['many people read in one day'],
  );
});
