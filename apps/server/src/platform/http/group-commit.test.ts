import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { call } from '@teeka/contract/call';
import { sql } from 'kysely';
import { z } from 'zod';
import { testServer } from '../../testing/test-server.ts';
import { build } from '../db/build.ts';
import { col } from '../db/row.ts';
import { read, write } from '../db/statement.ts';
import { type CommandHandler, type Handler, refuse } from './handler.ts';

/** A tally that notes in which transaction it was last counted. */
const tally = call({
  name: 'tally.count',
  method: 'POST',
  path: '{vaccinator}/tally',
  summary: 'Counts.',
  access: 'signed-in',
  area: 'self',
  kind: 'command',
  request: z.object({ key: z.string(), by: z.number() }),
  reply: z.object({ total: z.number() }),
  refusals: ['REQVAL0012'],
});

const tallyHandler: CommandHandler<typeof tally, { value: string } | undefined, { key: string; total: number }> = {
  call: tally,
  holds: ({ key }) => key,
  read: ({ key }, { db }) =>
    db.first(read({ value: col.text })`select value from setting where key_name = ${key} for update`),
  decide({ key, by }, row) {
    if (by > 20) return refuse({ code: 'REQVAL0012', path: 'by' });
    const total = Number(row?.value.split(' ')[0] ?? 0) + by;
    return { decision: { key, total }, reply: { total }, audit: [{ beneficiary_id: '0', subject: key }] };
  },
  // The cast refuses what is no whole number: the database fails where no rule did.
  write({ key, total }, { db }) {
    db.run(
      write`insert into setting values (${key}, ${String(total)}::int || ' ' || pg_current_xact_id())
        on conflict (key_name) do update set value = excluded.value`,
    );
  },
};

const server = await testServer({ handlers: () => [tallyHandler] as Handler[] });
const phone = await server.as(await server.fixtures.user());
const names = (of: string, count: number) => Array.from({ length: count }, (_, nth) => `${of} ${nth}`);
const standing = (of: string) =>
  server.rows<{ key_name: string; total: number; transaction: string }>(
    sql<{ key_name: string; total: number; transaction: string }>`
      select key_name, split_part(value, ' ', 1)::int as total, split_part(value, ' ', 2) as transaction
      from setting where key_name like ${`${of} %`} order by key_name`.compile(build),
  );
const audited = async (of: string) =>
  (await server.rows(sql`select from audit where call = 'tally.count' and subject like ${`${of} %`}`.compile(build)))
    .length;

test('commands that arrive together share transactions; each is stored, audited and kept for its repetition', async () => {
  const keys = names('share', 24).map((key) => ({ key, idempotency: randomUUID() }));
  const all = () =>
    Promise.all(keys.map(({ key, idempotency }) => phone.ask(tally, { key, by: 1 }, { key: idempotency })));
  assert.deepEqual(
    await all(),
    keys.map(() => ({ total: 1 })),
  );
  const rows = await standing('share');
  assert.equal(rows.length, 24);
  assert.ok(new Set(rows.map(({ transaction }) => transaction)).size < 24);
  assert.equal(await audited('share'), 24);
  assert.deepEqual(
    await all(),
    keys.map(() => ({ total: 1 })),
    'sent again: answered, not done again',
  );
  assert.equal(await audited('share'), 24);
});

test('those that lock the same are done one after another, none is lost', async () => {
  const all = await Promise.all(
    Array.from({ length: 24 }, (_, nth) => phone.ask(tally, { key: `same ${nth % 2}`, by: 1 })),
  );
  const totals = all.map(({ total }) => total).sort((a, b) => a - b);
  assert.deepEqual(
    totals,
    Array.from({ length: 24 }, (_, nth) => Math.floor(nth / 2) + 1),
  );
});

test('one that is refused, or that the database refuses, keeps nobody from being stored', async () => {
  const [refused, broken, ...stored] = await Promise.all([
    phone.send(tally, { key: 'mixed refused', by: 21 }),
    phone.send(tally, { key: 'mixed broken', by: 0.5 }),
    ...names('mixed', 12).map((key) => phone.send(tally, { key, by: 1 })),
  ]);
  assert.deepEqual([refused.status, refused.codes], [404, ['REQVAL0012']]);
  assert.deepEqual([broken.status, broken.codes], [400, ['REQVAL0002']]);
  for (const { status } of stored) assert.equal(status, 200);
  assert.equal((await standing('mixed')).length, 12);
  assert.equal(await audited('mixed'), 12);
});

test('what somebody else has locked for long holds up nobody but the one who needs it', async () => {
  await phone.ask(tally, { key: 'slow held', by: 1 });
  const holder = await server.platform.pool.connect();
  await holder.query('begin');
  await holder.query("select from setting where key_name = 'slow held' for update");
  const waits = phone.ask(tally, { key: 'slow held', by: 1 });
  const others = await Promise.all(names('slow', 12).map((key) => phone.ask(tally, { key, by: 1 })));
  assert.deepEqual(
    others,
    others.map(() => ({ total: 1 })),
  );
  await holder.query('commit');
  holder.release();
  assert.deepEqual(await waits, { total: 2 });
});
