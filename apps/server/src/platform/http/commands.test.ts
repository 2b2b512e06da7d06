import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { call } from '@teeka/contract/call';
import { z } from 'zod';
import { testServer } from '../../testing/test-server.ts';
import { col } from '../db/row.ts';
import { read, type Statement, write } from '../db/statement.ts';
import type { CommandHandler, Handler } from './handler.ts';
import { refuse } from './handler.ts';

/** A tally in the settings: counts up by so much, never above twenty. */
const addUp = call({
  name: 'tally.addUp',
  method: 'POST',
  path: '{vaccinator}/tally',
  summary: 'Counts.',
  access: 'signed-in',
  area: 'self',
  kind: 'command',
  request: z.object({ key: z.string(), by: z.number().int(), note: z.string().default('') }),
  reply: z.object({ total: z.number() }),
  sealed: { reply: ['note'] },
  refusals: ['REQVAL0012'],
});

let attempts = 0;
const addUpHandler: CommandHandler<typeof addUp, { value: string } | undefined, { key: string; total: number }> = {
  call: addUp,
  read: ({ key }, { db }) =>
    db.first(read({ value: col.text })`select value from setting where key_name = ${key} for update`),
  decide({ key, by }, row) {
    attempts += 1;
    const total = Number(row?.value ?? 0) + by;
    if (total > 20) return refuse({ code: 'REQVAL0012', path: 'by' });
    return {
      decision: { key, total },
      reply: { total },
      audit: [{ beneficiary_id: '0', subject: key, detail: { by } }],
    };
  },
  write({ key, total }, { db }) {
    // A plain insert, so that two first additions at once meet in a unique violation.
    if (total === 1) db.run(write`insert into setting values (${key}, '1')`);
    else
      db.run(
        write`insert into setting values (${key}, ${String(total)}) on conflict (key_name) do update set value = excluded.value`,
      );
  },
};

const server = await testServer({ handlers: () => [addUpHandler] as Handler[] });
const phone = await server.as(await server.fixtures.user());
const count = async (query: Statement<{ n: number }>) => (await server.rows(query))[0]?.n;
const receipts = () => count(read({ n: col.int })`select count(*)::int as n from receipt`);
const audits = (key: string) =>
  count(read({ n: col.int })`select count(*)::int as n from audit where subject = ${key}`);

test('a command without a key is done each time; every one leaves an audit row', async () => {
  assert.deepEqual(await phone.ask(addUp, { key: 'plain', by: 2 }), { total: 2 });
  assert.deepEqual(await phone.ask(addUp, { key: 'plain', by: 2 }), { total: 4 });
  assert.equal(await audits('plain'), 2);
});

test('the same command under the same key is answered again, not done again', async () => {
  const key = randomUUID();
  const first = await phone.ask(addUp, { key: 'once', by: 3 }, { key });
  for (let nth = 0; nth < 3; nth++) assert.deepEqual(await phone.ask(addUp, { key: 'once', by: 3 }, { key }), first);
  assert.equal(await audits('once'), 1);
  assert.deepEqual(
    await phone.ask(addUp, { key: 'once', by: 3 }, { key: key.toUpperCase() }),
    first,
    'UUIDs have no case',
  );
});

test('a key that was used for something else is refused', async () => {
  const key = randomUUID();
  await phone.ask(addUp, { key: 'other', by: 1 }, { key });
  const refused = await phone.send(addUp, { key: 'other', by: 2 }, { key });
  assert.deepEqual([refused.status, refused.codes], [409, ['REQVAL0009']]);
});

test('a key belongs to its author', async () => {
  const key = randomUUID();
  const colleague = await server.as(await server.fixtures.user());
  await phone.ask(addUp, { key: 'mine', by: 5 }, { key });
  assert.deepEqual(await colleague.ask(addUp, { key: 'mine', by: 5 }, { key }), { total: 10 });
});

test('a reply that was stored does not show its content in the database', async () => {
  const rows = await server.rows(read({ reply: col.json<object>() })`select reply from receipt`);
  assert.ok(rows.length > 0);
  for (const { reply } of rows) assert.deepEqual(Object.keys(reply), ['sealed']);
});

test('a refused command stores nothing and may be sent again under its key', async () => {
  const [key, before] = [randomUUID(), await receipts()];
  assert.equal((await phone.send(addUp, { key: 'much', by: 21 }, { key })).status, 404);
  assert.equal(await receipts(), before);
  assert.equal(await audits('much'), 0);
  assert.deepEqual(await phone.ask(addUp, { key: 'much', by: 20 }, { key }), { total: 20 });
});

test('the same command sent many times at once is done once, even when its second doing would be refused', async () => {
  for (const by of [1, 20]) {
    const [key, name] = [randomUUID(), `rush${by}`];
    const all = await Promise.all(Array.from({ length: 12 }, () => phone.send(addUp, { key: name, by }, { key })));
    assert.deepEqual(
      all.map(({ status, reply }) => [status, reply]),
      all.map(() => [200, { total: by }]),
    );
    assert.equal(await audits(name), 1);
  }
});

test('different commands that meet in a unique violation are run again and all count', async () => {
  attempts = 0;
  const all = await Promise.all(Array.from({ length: 6 }, () => phone.send(addUp, { key: 'meet', by: 1 })));
  assert.deepEqual(
    all
      .filter(({ status }) => status === 200)
      .map(({ reply }) => reply.total)
      .sort(),
    [1, 2, 3, 4, 5, 6],
  );
  assert.ok(attempts >= 6);
});

test('a key that is no UUID is refused', async () => {
  const refused = await phone.send(addUp, { key: 'x', by: 1 }, { key: 'again-and-again' });
  assert.deepEqual(
    refused.errors.map(({ code, path }) => [code, path]),
    [['REQVAL0002', 'Idempotency-Key']],
  );
});

test('a command costs two round trips to the database', async () => {
  const { pool } = server.platform;
  const client = await pool.connect();
  client.release();
  let packets = 0;
  const stream = (
    client as unknown as {
      connection: { stream: { _writev?: unknown; write: (...args: unknown[]) => boolean } };
    }
  ).connection.stream as unknown as { write(...args: unknown[]): boolean; cork(): void; uncork(): void };
  const uncork = stream.uncork.bind(stream);
  let depth = 0;
  const cork = stream.cork.bind(stream);
  stream.cork = () => {
    depth += 1;
    cork();
  };
  stream.uncork = () => {
    depth -= 1;
    if (depth === 0) packets += 1;
    uncork();
  };
  await phone.ask(addUp, { key: 'trips', by: 1 });
  packets = 0;
  await phone.ask(addUp, { key: 'trips', by: 1 });
  assert.equal(packets, 2);
});
