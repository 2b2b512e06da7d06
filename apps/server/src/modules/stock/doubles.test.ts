import assert from 'node:assert/strict';
import { test } from 'node:test';
import { receiveBatch } from '@teeka/contract/stock';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { withClient } from '../../platform/db/client.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { migrationsOfBefore } from '../../testing/before-the-squash/migrations-of-before.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { session_site_id } = day.site;
const expiry_date = '2027-06-30';
const batch = (batch_number: string, batch_id = uuidV7()) => ({
  batch_id,
  session_site_id,
  material_id: vaccine.penta,
  batch_number,
  expiry_date,
});
const store = (row: ReturnType<typeof batch>) => server.rows(build.insertInto('batch').values(row).compile());

test('doubles of before stay as they are and are named; what is received goes to the first, and no new ones come', async () => {
  const doubles = migrationsOfBefore.find(({ name }) => name.startsWith('0042-'));
  assert.ok(doubles);
  const undo = 'drop index batch_number_of_site; alter table batch drop column double_of';
  await withClient(server.ownerUrl, (client) => client.query(undo));
  // Ids of one millisecond come in any order.
  const [one, two, three] = [uuidV7(), uuidV7(), uuidV7()].sort();
  const [first, second, alone] = [batch('TWICE-1', one), batch(' twice-1', two), batch('ONCE-1', three)];
  for (const row of [second, first, alone]) await store(row);
  await withClient(server.ownerUrl, (client) => client.query(doubles.sql));
  const rows = await server.rows(sql`select batch_id, double_of from batch order by batch_id`.compile(build));
  assert.deepEqual(rows, [
    { batch_id: first.batch_id, double_of: null },
    { batch_id: second.batch_id, double_of: first.batch_id },
    { batch_id: alone.batch_id, double_of: null },
  ]);
  const received = await day.phone.ask(receiveBatch, {
    ...batch('Twice-1'),
    receipt_id: uuidV7(),
    manufacturer: 'Doab Biologicals',
    vials: 5,
    vvm: 1,
    captured_at: day.at(),
  });
  assert.deepEqual(received, { batch_id: first.batch_id });
  await assert.rejects(store(batch('twice-1 ')), { code: '23505' });
});
