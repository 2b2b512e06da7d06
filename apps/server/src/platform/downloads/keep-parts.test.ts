import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { sql } from 'kysely';
import { testServer } from '../../testing/test-server.ts';
import { build } from '../db/build.ts';
import { readOnce } from '../db/read-once.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';
import { Cancelled, contentOf, keepParts } from './keep-parts.ts';
import { endDownload, partsOf } from './queries.ts';

const server = await testServer({ sandbox: false });
const { platform } = server;
const places = await server.fixtures.places();
const user = await server.fixtures.user({ role: 'District Administrator', level: 'District', places });

async function inTheMaking(): Promise<string> {
  const download_id = uuidV7();
  await server.rows(
    sql`insert into download_file (download_id, user_id, report, filter, language, file_name, row_count, made_at)
      values (${download_id}::uuid, ${user.user_id}::uuid, 'health-records', '{}', 'en', 'file', 1, now())`.compile(
      build,
    ),
  );
  return download_id;
}
const keysOf = async (download_id: string) =>
  (await readOnce(platform.pool, partsOf(download_id))).map(({ file_key }) => file_key);
const chunks = Array.from({ length: 9 }, () => randomBytes(1_000_000));
const whole = Buffer.concat(chunks);

test('what is made is kept in parts and handed over as it was; a second attempt puts its own in their place', async () => {
  const download_id = await inTheMaking();
  assert.equal(await keepParts(platform, download_id, Readable.from(chunks.slice(0, 6))), 6_000_000);
  const before = await keysOf(download_id);
  assert.equal(await keepParts(platform, download_id, Readable.from(chunks)), whole.length);
  const keys = await keysOf(download_id);
  assert.equal(keys.length, 3);
  assert.ok(before.every((key) => !keys.includes(key)));
  assert.ok((await buffer(Readable.from(contentOf(platform.files, keys)))).equals(whole));
  const noted = await server.rows(
    sql`select from file_put where file_key = any(${[...before]}::text[])`.compile(build),
  );
  assert.ok(noted.length > before.length, 'the sweep of files finds those of before');
});

test('a part that is gone breaks the file off', async () => {
  const download_id = await inTheMaking();
  await keepParts(platform, download_id, Readable.from(chunks));
  const keys = await keysOf(download_id);
  await platform.files.remove(keys[1] ?? '');
  await assert.rejects(buffer(Readable.from(contentOf(platform.files, keys))), /part of a file/);
});

test('of a file that is ended while it is made nothing more is kept', async () => {
  const download_id = await inTheMaking();
  async function* ended() {
    yield* chunks;
    await readOnce(platform.pool, endDownload(download_id, 'cancelled'));
    yield* chunks;
  }
  await assert.rejects(keepParts(platform, download_id, Readable.from(ended())), Cancelled);
  assert.deepEqual(await keysOf(download_id), []);
});
