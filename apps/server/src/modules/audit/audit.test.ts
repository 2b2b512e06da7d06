import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { type RawBuilder, sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { AuditWitness } from '../../platform/http/audit-witness.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { testServer } from '../../testing/test-server.ts';
import { sealAudit, verifyAudit } from './index.ts';
import { tellAnchor } from './tell-anchor.ts';
import { tellMissing } from './tell-missing.ts';

const server = await testServer({ sandbox: false });
const { platform, fixtures } = server;
const places = await fixtures.places();
const site = await fixtures.site(places);
const phone = await server.as(await fixtures.user({ sites: [site], places }));
const village = places.villages[0] ?? 0;

const run = <Row>(query: RawBuilder<Row>) => server.rows<Row>(query.compile(build));
const trigger = (state: 'enable' | 'disable') => sql`
  do $$ begin
    alter table audit ${sql.raw(state)} trigger user;
    alter table audit_link ${sql.raw(state)} trigger user;
    alter table audit_head ${sql.raw(state)} trigger user;
    alter table audit_sealing ${sql.raw(state)} trigger user;
    alter table audit_missing ${sql.raw(state)} trigger user;
  end $$`;

/** What somebody with the database's own rights can do. */
async function interfere(...statements: RawBuilder<unknown>[]): Promise<void> {
  await run(trigger('disable'));
  for (const statement of statements) await run(statement);
  await run(trigger('enable'));
}

/** A person whose record was opened so many times. */
async function personReadTimes(times: number): Promise<string> {
  const person = await fixtures.person({ village });
  for (let nth = 0; nth < times; nth++) await phone.ask(getBeneficiaryDetails, { beneficiaryId: person });
  return person;
}

async function rowsOf(person: string): Promise<string[]> {
  const rows = await run(
    sql<{ audit_id: string }>`
      select audit_id from audit where beneficiary_id = ${person}::bigint order by at, audit_id`,
  );
  return rows.map(({ audit_id }) => audit_id);
}

/**
 * Seals until every row has its link, and answers how many that were. Other databases of the same PostgreSQL share the
 * count of changes, so what they are in the middle of holds the first round back.
 */
async function sealAll(): Promise<number> {
  for (let sealed = 0; ; ) {
    sealed += await sealAudit(platform);
    const open = await run(sql`
      select from audit where made_in <= pg_snapshot_xmax(pg_current_snapshot()) and audit_id not in (
        select audit_id from audit_link) and made_in >= coalesce((select sealed_to from audit_sealing), '0')`);
    if (open.length === 0) return sealed;
    await pause(5);
  }
}

const found = async () => (await verifyAudit(platform)).findings;

/** Everything as new, so that each test finds only what it did itself. */
beforeEach(async () => {
  await interfere(sql`truncate audit, audit_link, audit_head, audit_sealing, audit_missing`);
  platform.witness.unseen(Number.POSITIVE_INFINITY);
});

test('reads of records are chained per person and nothing is found', async () => {
  const people = [await personReadTimes(3), await personReadTimes(1)];
  assert.deepEqual(await verifyAudit(platform), { rows: 0, findings: [] });
  assert.equal(await sealAll(), 4);
  assert.equal(await sealAll(), 0);
  await phone.ask(getBeneficiaryDetails, { beneficiaryId: people[0] ?? '' });
  assert.equal(await sealAll(), 1, 'the chain goes on');
  assert.deepEqual(await verifyAudit(platform), { rows: 5, findings: [] });
  const heads = await run(sql<{ rows: string }>`select rows from audit_head order by rows`);
  assert.deepEqual(heads, [{ rows: '1' }, { rows: '4' }]);
});

const changes: readonly (readonly [string, (row: string) => RawBuilder<unknown>])[] = [
  ['what was done', (row) => sql`update audit set call = 'x' where audit_id = ${row}::uuid`],
  ['who did it', (row) => sql`update audit set user_id = gen_random_uuid() where audit_id = ${row}::uuid`],
  ['nobody did it', (row) => sql`update audit set user_id = null where audit_id = ${row}::uuid`],
  ['the sign-in', (row) => sql`update audit set sign_in_id = null where audit_id = ${row}::uuid`],
  ['the subject', (row) => sql`update audit set subject = 'x' where audit_id = ${row}::uuid`],
  ['the detail', (row) => sql`update audit set detail = '{"a":1}' where audit_id = ${row}::uuid`],
  ['the time', (row) => sql`update audit set at = at + interval '1 microsecond' where audit_id = ${row}::uuid`],
];
for (const [what, change] of changes) {
  test(`a sealed row that was changed is found: ${what}`, async () => {
    const [person] = [await personReadTimes(3), await personReadTimes(2)];
    await sealAll();
    const row = (await rowsOf(person))[1] ?? '';
    await interfere(change(row));
    assert.deepEqual(await found(), [{ what: 'changed', beneficiary_id: person, audit_id: row }]);
  });
}

test('a sealed row that was deleted is found, wherever in the chain it stood', async () => {
  for (const nth of [0, 1, 2]) {
    const person = await personReadTimes(3);
    await sealAll();
    const row = (await rowsOf(person))[nth] ?? '';
    await interfere(sql`delete from audit where audit_id = ${row}::uuid`);
    const own = (await found()).filter(({ beneficiary_id }) => beneficiary_id === person);
    assert.deepEqual(own, [{ what: 'deleted', beneficiary_id: person, audit_id: row }]);
  }
});

test('a row deleted with its link is found, in the middle and at the end', async () => {
  for (const nth of [1, 2]) {
    const person = await personReadTimes(3);
    await sealAll();
    const row = (await rowsOf(person))[nth] ?? '';
    await interfere(
      sql`delete from audit where audit_id = ${row}::uuid`,
      sql`delete from audit_link where audit_id = ${row}::uuid`,
    );
    assert.ok((await found()).some(({ what, beneficiary_id }) => what === 'deleted' && beneficiary_id === person));
  }
});

test('a row that somebody slips in among sealed ones is found', async () => {
  const person = await personReadTimes(2);
  await sealAll();
  const forged = uuidV7();
  await interfere(sql`
    insert into audit (beneficiary_id, audit_id, call, at, made_in)
    select ${person}::bigint, ${forged}::uuid, call, at, made_in from audit
    where beneficiary_id = ${person}::bigint limit 1`);
  assert.deepEqual(await found(), [{ what: 'inserted', beneficiary_id: person, audit_id: forged }]);
  await sealAll();
  assert.equal((await found()).length, 1, 'and it is never sealed as if it were true');
});

test('a row dated back is found although it is sealed after the others', async () => {
  const person = await personReadTimes(1);
  await sealAll();
  const forged = uuidV7();
  await run(sql`
    insert into audit (beneficiary_id, audit_id, call, at)
    values (${person}::bigint, ${forged}::uuid, 'x', now() - interval '1 day')`);
  await sealAll();
  assert.deepEqual(await found(), [{ what: 'reordered', beneficiary_id: person, audit_id: forged }]);
});

test('a head that was rewritten is found, and later rows do not heal it', async () => {
  const person = await personReadTimes(2);
  await sealAll();
  const last = (await rowsOf(person)).at(-1) ?? '';
  // Whoever forges the whole chain can compute every hash of it, but not the seal.
  await interfere(
    sql`update audit_head set rows = 1, head = (
      select link from audit_link where beneficiary_id = ${person}::bigint and position = 1)
      where beneficiary_id = ${person}::bigint`,
    sql`delete from audit where audit_id = ${last}::uuid`,
    sql`delete from audit_link where audit_id = ${last}::uuid`,
  );
  const broken = async () => (await found()).some((one) => one.what === 'seal broken' && one.beneficiary_id === person);
  assert.ok(await broken());
  await phone.ask(getBeneficiaryDetails, { beneficiaryId: person });
  assert.equal(await sealAll(), 1);
  assert.ok(await broken());
});

test('all traces of a person removed, or the count of all: found by the total', async () => {
  const person = await personReadTimes(2);
  await personReadTimes(1);
  await sealAll();
  const of = sql`where beneficiary_id = ${person}::bigint`;
  await interfere(sql`delete from audit ${of}`, sql`delete from audit_link ${of}`, sql`delete from audit_head ${of}`);
  assert.deepEqual(await found(), [{ what: 'total', beneficiary_id: '', audit_id: '' }]);
  await interfere(sql`update audit_sealing set rows = 1, people = 1`);
  assert.deepEqual(await found(), [{ what: 'total', beneficiary_id: '', audit_id: '' }]);
  await personReadTimes(1);
  await sealAll();
  assert.deepEqual(await found(), [{ what: 'total', beneficiary_id: '', audit_id: '' }], 'nor does it heal');
});

test('the seals of another key fit nothing', async () => {
  await personReadTimes(1);
  await sealAll();
  const key = Buffer.alloc(32, 7);
  const other = { pool: platform.pool, atRest: { ...platform.atRest, keysFor: () => [key] } };
  const { findings } = await verifyAudit(other);
  assert.deepEqual(findings.map(({ what }) => what).sort(), ['seal broken', 'total']);
});

test('a row that goes, or is changed, before it is sealed is told by whoever wrote it', async () => {
  const logged: unknown[] = [];
  const log = { error: (fields: unknown) => logged.push(fields) };
  const [gone, changed, whole] = [await personReadTimes(1), await personReadTimes(1), await personReadTimes(2)];
  const [goneRow, changedRow] = [(await rowsOf(gone))[0], (await rowsOf(changed))[0]];
  await interfere(
    sql`delete from audit where audit_id = ${goneRow}::uuid`,
    sql`update audit set subject = 'x' where audit_id = ${changedRow}::uuid`,
  );
  await sealAll();
  assert.equal(await tellMissing(platform, log), 2);
  assert.equal(await tellMissing(platform, log), 0, 'once');
  assert.deepEqual(
    logged.map((fields) => (fields as { audit_id: string }).audit_id).sort(),
    [goneRow, changedRow].sort(),
  );
  const unsealed = (await found()).filter(({ what }) => what === 'unsealed');
  assert.deepEqual(unsealed.map(({ beneficiary_id }) => beneficiary_id).sort(), [gone, changed].sort());
  assert.ok(!unsealed.some(({ beneficiary_id }) => beneficiary_id === whole));
});

test('rows that another process sealed are asked for and found', async () => {
  const person = await personReadTimes(3);
  await sealAudit({ ...platform, witness: new AuditWitness() });
  assert.equal(await tellMissing(platform, { error: assert.fail }), 0);
  assert.equal((await rowsOf(person)).length, 3);
});

test('an emptied log is found by the receipts and sign-ins that stand', async () => {
  await personReadTimes(1);
  await sealAll();
  assert.deepEqual(await found(), []);
  await interfere(sql`truncate audit, audit_link, audit_head, audit_sealing`);
  assert.deepEqual(
    (await found()).map(({ what }) => what),
    ['unrecorded'],
  );
  await personReadTimes(1);
  await run(sql`
    insert into receipt (user_id, key, call, input_hash, reply)
    select user_id, gen_random_uuid(), 'cases.addVaccineDetails', '', '{}' from sign_in limit 1`);
  await sealAll();
  const [finding] = await found();
  assert.match(finding?.acts ?? '', /^1 of cases\.addVaccineDetails by user [0-9a-f-]{36}$/);
  await run(sql`delete from receipt`);
});

test('what is append-only can neither be emptied nor removed', async () => {
  const tables = await run(sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name from pg_trigger
    where tgfoid in ('refuse_change'::regproc, 'refuse_early_removal'::regproc,
      'refuse_change_but_seal'::regproc) order by 1`);
  const names = tables.map(({ name }) => name);
  for (const known of [
    'audit',
    'audit_head',
    'audit_link',
    'audit_sealing',
    'beneficiary_change',
    'dose',
    'dose_void',
    'refused_call',
  ])
    assert.ok(names.includes(known), known);
  for (const name of names) await assert.rejects(run(sql`truncate ${sql.table(name)} cascade`), /append-only/, name);
  await personReadTimes(1);
  await sealAll();
  for (const name of ['audit_head', 'audit_sealing'])
    await assert.rejects(run(sql`delete from ${sql.table(name)}`), /append-only/, name);
});

test('how much is sealed is told to the log', async () => {
  const said: unknown[] = [];
  await personReadTimes(2);
  const rows = await sealAll();
  await tellAnchor(platform, { info: (fields: unknown) => said.push(fields) });
  assert.equal((said[0] as { rows: string }).rows, String(rows));
  assert.match((said[0] as { seal: string }).seal, /^[0-9a-f]{64}$/);
});
