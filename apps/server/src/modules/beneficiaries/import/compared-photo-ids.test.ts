import assert from 'node:assert/strict';
import { test } from 'node:test';
import { confirmImport, importStatus } from '@teeka/contract/beneficiaries';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { importDesk, rowOf } from '../../../testing/import-desk.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const home = await fixtures.places();
const [village = 0] = home.villages;
const nurse = await fixtures.user({ role: 'ANM', sites: [await fixtures.site(home)], places: home });
const phone = await server.as(nurse);
const { jobs, brought } = importDesk(server, phone);
const row = rowOf(village);

test('photo IDs beyond those of a day are not compared, nor by a yes to the rows before them', async () => {
  const number = 'ABCDE1234F';
  await fixtures.person({ village, photo_id: { type: 6, number } });
  const pan = (photoIdNumber: string) => ({ photoIdType: 'PAN Card', photoIdNumber });
  await server.rows(
    sql`insert into number_try (user_id, kind, day, count)
      values (${nurse.user_id}::uuid, 'photo-id-imported', ${server.clock.clock().today}::date, 4999)`.compile(build),
  );
  const tooMany = [3, 4].map((at) => [at, 'IDPROF0026']);
  const { import_id, errors } = await brought([
    row(1, pan('QWERT1234Q')),
    row(2, pan(number)),
    row(3, pan('ZXCVB1234Z')),
  ]);
  assert.deepEqual(
    errors.map((error) => [error.row, error.code]),
    tooMany,
  );
  await phone.ask(confirmImport, { import_id });
  await jobs.workOff();
  const stored = await phone.ask(importStatus, { import_id });
  assert.deepEqual(
    [stored.state, stored.stored_rows, stored.errors.map((error) => [error.row, error.code])],
    ['stored', 1, tooMany],
  );
});
