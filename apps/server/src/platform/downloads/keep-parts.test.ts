import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { testServer } from '../../testing/test-server.ts';
import { nobody } from '../access/nobody.ts';
import { build } from '../db/build.ts';
import { readOnce } from '../db/read-once.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';
import { insertJob, type Lease, leaseJob } from '../jobs/queries.ts';
import { whileLeased } from '../jobs/while-leased.ts';
import { Cancelled, contentOf, type InTheMaking, keepParts } from './keep-parts.ts';
import { cancelMade, partsOf } from './queries.ts';

const server = await testServer({ sandbox: false });
const { platform } = server;
const places = await server.fixtures.places();
const user = await server.fixtures.user({ role: 'District Administrator', level: 'District', places });

async function inTheMaking(): Promise<InTheMaking> {
  const download_id = uuidV7();
  await server.rows(
    sql`insert into download_file (download_id, user_id, report, filter, language, file_name, row_count, made_at)
      values (${download_id}::uuid, ${user.user_id}::uuid, 'health-records', '{}', 'en', 'file', 1, now())`.compile(
      build,
    ),
  );
  const job_id = uuidV7();
  const { instant } = server.clock.clock();
  await server.rows(
    insertJob({ job_id, kind: download_id, subject: download_id, actor: nobody, total: 1, made_at: instant }),
  );
  return { download_id, lease: await leased(download_id) };
}
const letLeaseEnd = (download_id: string) =>
  server.rows(
    sql`update job set leased_until = now() - interval '1 second' where subject = ${download_id}::uuid`.compile(build),
  );
const leaseNow = async (download_id: string) => (await readOnce(platform.pool, leaseJob([download_id], 60)))[0];
/** Leases the job of a file, also where another has it. */
async function leased(download_id: string): Promise<Lease> {
  await letLeaseEnd(download_id);
  return (await leaseNow(download_id)) ?? assert.fail('no job');
}
const keysOf = async (download_id: string) =>
  (await readOnce(platform.pool, partsOf(download_id))).map(({ file_key }) => file_key);
const chunks = Array.from({ length: 9 }, () => randomBytes(1_000_000));
const whole = Buffer.concat(chunks);

test('what is made is kept in parts and handed over as it was; a second attempt puts its own in their place', async () => {
  const file = await inTheMaking();
  const { download_id } = file;
  assert.equal(await keepParts(platform, file, Readable.from(chunks.slice(0, 6))), 6_000_000);
  const before = await keysOf(download_id);
  assert.equal(await keepParts(platform, file, Readable.from(chunks)), whole.length);
  const keys = await keysOf(download_id);
  assert.equal(keys.length, 3);
  assert.ok(before.every((key) => !keys.includes(key)));
  assert.ok((await buffer(Readable.from(contentOf(platform.files, keys)))).equals(whole));
  const noted = await server.rows(
    sql`select from file_put where file_key = any(${[...before]}::text[])`.compile(build),
  );
  assert.ok(noted.length > before.length, 'the sweep of files finds those of before');
});

test('what breaks off before anybody reads it breaks off the file, and not the server', async () => {
  const file = await inTheMaking();
  const made = new PassThrough();
  setImmediate(() => made.destroy(new Cancelled()));
  await assert.rejects(keepParts(platform, file, made), Cancelled);
});

test('a part that is gone breaks the file off', async () => {
  const file = await inTheMaking();
  const { download_id } = file;
  await keepParts(platform, file, Readable.from(chunks));
  const keys = await keysOf(download_id);
  await platform.files.remove(keys[1] ?? '');
  await assert.rejects(buffer(Readable.from(contentOf(platform.files, keys))), /part of a file/);
});

test('of a file that is ended while it is made nothing more is kept', async () => {
  const file = await inTheMaking();
  const { download_id } = file;
  async function* ended() {
    yield* chunks;
    await readOnce(platform.pool, cancelMade(download_id));
    yield* chunks;
  }
  await assert.rejects(keepParts(platform, file, Readable.from(ended())), Cancelled);
  assert.deepEqual(await keysOf(download_id), []);
});

test('a process that lost the job puts no part among those of the one that has it', async () => {
  const file = await inTheMaking();
  const { download_id } = file;
  const others = chunks.slice(0, 6);
  async function* late() {
    yield* chunks.slice(0, 5);
    while ((await keysOf(download_id)).length === 0) await pause(10);
    const other = { download_id, lease: await leased(download_id) };
    await keepParts(platform, other, Readable.from(others));
    yield* chunks.slice(5);
  }
  await assert.rejects(keepParts(platform, file, Readable.from(late())), Cancelled);
  const kept = await keysOf(download_id);
  assert.ok((await buffer(Readable.from(contentOf(platform.files, kept)))).equals(Buffer.concat(others)));
  await assert.rejects(keepParts(platform, file, Readable.from(chunks)), Cancelled);
  assert.deepEqual(await keysOf(download_id), kept, 'nor does it drop them');
});

test('while a part is put nobody else gets the job, and whoever gets it behind that has it alone', async () => {
  const { download_id, lease } = await inTheMaking();
  await letLeaseEnd(download_id);
  const got = await whileLeased(platform.pool, lease, async () => ({ job: await leaseNow(download_id) }));
  assert.deepEqual(got, { job: undefined });
  assert.equal((await leaseNow(download_id))?.attempts, 2);
  assert.equal(await whileLeased(platform.pool, lease, () => 'put'), undefined);
});
