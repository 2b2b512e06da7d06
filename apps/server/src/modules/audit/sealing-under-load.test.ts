import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { makeLog } from '../../platform/log/log.ts';
import { testServer } from '../../testing/test-server.ts';
import { keepSealing, sealAudit, verifyAudit } from './index.ts';

const server = await testServer({ sandbox: false, handlers: () => [] });
const { platform } = server;

/** So many rows by the statement the server itself uses, of one transaction, of so many people (0 among them). */
const many = (rows: number, people: number) =>
  sql`insert into audit (beneficiary_id, audit_id, call)
    select n % ${people}::int, gen_random_uuid(), 'load' from generate_series(1, ${rows}::int) n`.compile(build);
const write = (rows: number, people: number) => server.rows(many(rows, people));
/** Rounds until so many rows are sealed: other databases of the same PostgreSQL may hold a round back. */
async function sealRows(rows: number, mostBatches?: number): Promise<void> {
  for (let sealed = 0; sealed < rows; ) {
    sealed += await sealAudit(platform, mostBatches);
    assert.ok(sealed <= rows, `${sealed} sealed`);
    await pause(5);
  }
}
const sealedRows = async () => (await verifyAudit(platform)).rows;

beforeEach(async () => {
  const tables = ['audit', 'audit_link', 'audit_head', 'audit_sealing'].map((name) => sql.table(name));
  for (const state of ['disable', 'enable'] as const) {
    for (const table of tables)
      await server.rows(sql`alter table ${table} ${sql.raw(state)} trigger user`.compile(build));
    if (state === 'disable') await server.rows(sql`truncate ${sql.join(tables)}`.compile(build));
  }
});

test('one change larger than a batch is sealed whole', async () => {
  await write(5300, 7);
  await sealRows(5300);
  assert.deepEqual(await verifyAudit(platform), { rows: 5300, findings: [] });
});

test('a round is bounded; the next one goes on where it ended', async () => {
  await write(5300, 1);
  await sealRows(2000, 1);
  await write(100, 1);
  await sealRows(2000, 1);
  await sealRows(1400);
  assert.deepEqual(await verifyAudit(platform), { rows: 5400, findings: [] });
});

test('what came since the last round is sealed when the server stops', async () => {
  const log = makeLog('silent');
  const stop = async () => {
    await keepSealing(platform, log).stop();
    return sealedRows();
  };
  await write(40, 3);
  // Another database of this PostgreSQL may be in the middle of something for a moment.
  for (let tries = 0; (await stop()) < 40 && tries < 100; tries++) await pause(20);
  assert.deepEqual(await verifyAudit(platform), { rows: 40, findings: [] });
});

test('a transaction that commits late is sealed late, not lost', async () => {
  const client = await platform.pool.connect();
  await client.query('begin');
  await client.query(`insert into audit (beneficiary_id, audit_id, call) values (5, gen_random_uuid(), 'late')`);
  await write(10, 2);
  await sealAudit(platform);
  assert.ok((await sealedRows()) <= 10);
  await client.query('commit');
  client.release();
  await sealRows(11 - (await sealedRows()));
  assert.deepEqual(await verifyAudit(platform), { rows: 11, findings: [] });
});

test('several processes at once, while rows keep coming: each row once', async () => {
  const writing = (async () => {
    for (let nth = 0; nth < 40; nth++) await write(25, 9);
  })();
  const sealing = [1, 2, 3].map(async () => {
    for (let nth = 0; nth < 15; nth++) await sealAudit(platform);
  });
  await Promise.all([writing, ...sealing]);
  await sealRows(1000 - (await sealedRows()));
  assert.deepEqual(await verifyAudit(platform), { rows: 1000, findings: [] });
});

test('rows of nobody in particular do not make their writers wait for the job', async () => {
  await write(500, 1);
  const client = await platform.pool.connect();
  await client.query('begin');
  // The job has written the chain of person 0 and not yet committed.
  await client.query('select pg_advisory_xact_lock(7332003)');
  await client.query('select * from audit_head for update');
  const from = performance.now();
  await write(50, 1);
  assert.ok(performance.now() - from < 1000);
  assert.equal(await sealAudit(platform), 0, 'another process is at it');
  await client.query('rollback');
  client.release();
  await sealRows(550);
});

test('a database brought back elsewhere goes on: its change numbers begin anew', async () => {
  await write(30, 3);
  await sealRows(30);
  await write(20, 3);
  // As a dump restores it: the rows keep numbers that this cluster has not reached.
  const far = sql`(pg_current_xact_id()::text::bigint + 1000000)::text::xid8`;
  await server.rows(sql`alter table audit disable trigger audit_append_only`.compile(build));
  await server.rows(sql`update audit set made_in = ${far}`.compile(build));
  await server.rows(sql`alter table audit enable trigger audit_append_only`.compile(build));
  await server.rows(sql`update audit_sealing set sealed_to = ${far}`.compile(build));
  await write(5, 3);
  assert.equal(await sealAudit(platform), 25);
  const { rows, findings } = await verifyAudit(platform);
  // The mark itself was moved by hand above, so its seal no longer fits; nothing else is found.
  assert.deepEqual([rows, findings.map(({ what }) => what)], [55, ['total']]);
  assert.equal(await sealAudit(platform), 0);
});
