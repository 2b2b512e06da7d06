import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from '@teeka/contract/call';
import { sql } from 'kysely';
import { z } from 'zod';
import { testServer } from '../../testing/test-server.ts';
import { commandHandler, type Handler, type QueryHandler } from '../http/handler.ts';
import { build } from './build.ts';
import { withConnection } from './read-once.ts';
import { write } from './statement.ts';

const slow = call({
  name: 'slow.sleep',
  method: 'POST',
  path: '{vaccinator}/sleep',
  summary: 'Waits.',
  access: 'signed-in',
  area: 'none',
  kind: 'query',
  request: z.object({ seconds: z.number() }),
  reply: z.object({}),
  refusals: [],
});
const slowHandler: QueryHandler<typeof slow> = {
  call: slow,
  async answer({ seconds }, { db }) {
    await db.rows(write`select pg_sleep(${seconds})`);
    return { reply: {} };
  },
};
const slowWrite = call({ ...slow, name: 'slow.write', path: '{vaccinator}/slowWrite', kind: 'command' });
const slowWriteHandler = commandHandler(slowWrite, {
  async read({ seconds }, { db }) {
    await db.rows(write`select pg_sleep(${seconds})`);
  },
  decide: () => ({ decision: undefined, reply: {}, audit: [] }),
  write: () => undefined,
});

const server = await testServer({ handlers: () => [slowHandler, slowWriteHandler] as Handler[], sandbox: false });
const phone = await server.as(await server.fixtures.user());
const { pool } = server.platform;

test('connections that PostgreSQL ends, in use and idle, cost a 503 and no more', async () => {
  await phone.ask(slow, { seconds: 0 });
  const waiting = phone.send(slow, { seconds: 20 });
  await pause(300);
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.compile(build);
  await server.rows(others);
  const { status, codes } = await waiting;
  assert.deepEqual([status, codes], [503, ['REQVAL0016']]);
  await phone.ask(slow, { seconds: 0 });
  assert.equal((await fetch(`${server.base}/health`)).status, 200);
});

/** As PostgreSQL does it by itself when a statement takes longer than it may. */
const cancelAll = () =>
  server.rows(
    sql`select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'active'`.compile(build),
  );

test('what takes longer than a statement may is refused in words; a command is to be sent again', async () => {
  for (const [call, status, code] of [
    [slow, 422, 'REQVAL0018'],
    [slowWrite, 503, 'REQVAL0016'],
  ] as const) {
    const waiting = phone.send(call, { seconds: 20 });
    await pause(300);
    await cancelAll();
    const refused = await waiting;
    assert.deepEqual([refused.status, refused.codes], [status, [code]], refused.text);
  }
  await phone.ask(slow, { seconds: 0 });
});

test('days stay days, instants keep their milliseconds, large numbers stay text', async () => {
  const [row] = await server.rows(
    sql`select date '2026-03-16' as day, array[date '2026-03-16'] as days, 90071992547409931::bigint as person,
      timestamptz '2026-03-16 09:00:00.123+05:30' as instant, pg_current_xact_id() as change`.compile(build),
  );
  const { day, days, person, instant, change } = row as Record<string, unknown>;
  assert.deepEqual([day, days, person], ['2026-03-16', ['2026-03-16'], '90071992547409931']);
  assert.equal((instant as Date).toISOString(), '2026-03-16T03:30:00.123Z');
  assert.equal(typeof change, 'string');
});

test('of statements that travel together the first failure is told, and the connection stays good', async () => {
  await withConnection(pool, async (db) => {
    await db.say('begin');
    const failing = db.rows(write`select 1 / ${0}::int`);
    const behind = db.rows(write`select 1`);
    await assert.rejects(failing, { code: '22012' });
    await assert.rejects(behind, { code: '25P02' });
    assert.equal((await db.say('commit')).command, 'ROLLBACK');
  });
  assert.equal((await server.rows(sql`select 1 as one`.compile(build))).length, 1);
});
