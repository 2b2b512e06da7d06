import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Client, withClient } from '../../src/platform/db/client.ts';
import { testDatabase } from '../../src/testing/test-database.ts';
import { loadMasters } from './load-masters.ts';
import { materials } from './materials.ts';
import { notDoneReasons } from './not-done-reasons.ts';

const database = await testDatabase();
after(() => database.drop());
const asServer = <T>(work: (client: Client) => Promise<T>) => withClient(database.serverUrl, work);

async function reasons(): Promise<Map<number, string>> {
  const { rows } = await asServer((client) =>
    client.query<{ reason_id: number; reason_en: string }>('select reason_id, reason_en from not_done_reason'),
  );
  return new Map(rows.map(({ reason_id, reason_en }) => [reason_id, reason_en]));
}

/** A later version of the reasons: some in other words, and one more. */
function later(version: number, words: Record<number, string>) {
  const row = notDoneReasons.rows[0] ?? assert.fail();
  const rows = notDoneReasons.rows.map((each) => ({
    ...each,
    reason_en: words[Number(each.reason_id)] ?? String(each.reason_en),
  }));
  return { ...notDoneReasons, version, rows: [...rows, { ...row, reason_id: 90, reason_code: 'NEW' }] };
}

test('a migrated database has every list, and a second start finds nothing to do', async () => {
  assert.equal((await reasons()).size, notDoneReasons.rows.length);
  const { rows } = await asServer((client) =>
    client.query('select material_code as code from material order by material_id'),
  );
  assert.deepEqual(
    rows.map(({ code }) => code),
    materials.rows.map(({ material_code }) => material_code),
  );
  assert.deepEqual(await asServer((client) => loadMasters(client)), []);
});

test('a row that was loaded before the table had a column follows a version that fills it', async () => {
  const reasonInHindi = async () => {
    const { rows } = await asServer((client) =>
      client.query<{ reason_hi: string }>('select reason_hi from not_done_reason where reason_id = 3'),
    );
    return rows[0]?.reason_hi;
  };
  await asServer(async (client) => {
    await client.query("update not_done_reason set reason_hi = '' where reason_id = 3");
    await client.query(
      "update master_row set loaded = loaded - 'reason_hi' where master = 'not_done_reason' and key = '3'",
    );
    await client.query("update master set version = 1 where name = 'not_done_reason'");
  });
  const kept = await asServer((client) => loadMasters(client, [{ ...notDoneReasons, version: 2 }]));
  assert.ok(!kept.some(({ key }) => key === '3'));
  assert.equal(await reasonInHindi(), notDoneReasons.rows.find(({ reason_id }) => reason_id === 3)?.reason_hi);
  await asServer((client) => client.query("update master set version = 1 where name = 'not_done_reason'"));
});

test('a newer version changes what it brought and adds; what was changed or removed here stays, and is told', async () => {
  await asServer(async (client) => {
    await client.query("update not_done_reason set reason_en = 'Sick' where reason_id = 1");
    await client.query('delete from not_done_reason where reason_id = 9');
  });
  const kept = await asServer((client) =>
    loadMasters(client, [later(2, { 1: 'Unwell', 2: 'Family refuses', 9: 'Reaction before' })]),
  );
  assert.deepEqual(kept, [
    { table: 'not_done_reason', key: '1' },
    { table: 'not_done_reason', key: '9' },
  ]);
  const now = await reasons();
  assert.deepEqual([now.get(1), now.get(2), now.get(9)], ['Sick', 'Family refuses', undefined]);
  assert.equal(now.get(90), 'Child or person is ill today');
});

test('what was put back to the words of the product follows it again; nothing that a version lacks is removed', async () => {
  await asServer((client) =>
    client.query("update not_done_reason set reason_en = 'Child or person is ill today' where reason_id = 1"),
  );
  const third = {
    ...later(3, { 1: 'Not well', 2: 'Family refuses' }),
    rows: later(3, { 1: 'Not well' }).rows.slice(0, 1),
  };
  assert.deepEqual(await asServer((client) => loadMasters(client, [third])), []);
  const now = await reasons();
  assert.deepEqual([now.get(1), now.get(2)], ['Not well', 'Family refuses']);
});

test('an older version after a newer one changes nothing; two at once load once', async () => {
  assert.deepEqual(await asServer((client) => loadMasters(client, [notDoneReasons])), []);
  assert.equal((await reasons()).get(2), 'Family refuses');
  const fourth = later(4, { 2: 'Family says no' });
  await Promise.all([1, 2, 3].map(() => asServer((client) => loadMasters(client, [fourth]))));
  assert.equal((await reasons()).get(2), 'Family says no');
});

test('a row of before the lists were loaded is taken over where it is the same, else it stays', async () => {
  const old = await testDatabase();
  try {
    await withClient(old.url, async (client) => {
      await client.query('truncate master, master_row');
      await client.query("update material set material_name = 'Ours' where material_code = 'TD'");
      assert.deepEqual(await loadMasters(client), [{ table: 'material', key: '112' }]);
      const { rows } = await client.query('select count(*)::int as count from master_row');
      assert.deepEqual(rows, [{ count: materials.rows.length + notDoneReasons.rows.length - 1 }]);
    });
  } finally {
    await old.drop();
  }
});
