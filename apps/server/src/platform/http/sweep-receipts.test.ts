import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { testServer } from '../../testing/test-server.ts';
import { build } from '../db/build.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';
import { sweepReceipts } from './sweep-receipts.ts';

const server = await testServer({ sandbox: false, handlers: () => [] });
const { instant } = server.platform.clock();

const receipts = (daysAgo: number, count: number) =>
  server.rows(
    sql`insert into receipt (user_id, key, call, input_hash, reply, made_at)
      select ${uuidV7()}::uuid, gen_random_uuid(), 'x', '', '{}',
        ${instant}::timestamptz - ${daysAgo}::int * interval '1 day' from generate_series(1, ${count}::int)`.compile(
      build,
    ),
  );

test('receipts of ninety days stay, older ones go, more than one batch of them', async () => {
  await receipts(89, 3);
  await receipts(91, 2345);
  assert.equal(await sweepReceipts(server.platform), 2345);
  assert.equal(await sweepReceipts(server.platform), 0);
  const [left] = await server.rows(sql<{ count: number }>`select count(*)::int as count from receipt`.compile(build));
  assert.equal(left?.count, 3);
});
