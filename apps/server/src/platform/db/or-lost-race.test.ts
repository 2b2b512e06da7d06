import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { storeCaseStatus } from '../../modules/care/index.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { build } from './build.ts';
import { isRace } from './failure.ts';
import { orLostRace } from './or-lost-race.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);

test('a visit that was judged open is not completed once it is closed: the command has to be run again', async () => {
  const { beneficiary_reference_id: beneficiary_id, case_id } = await openVisit(day);
  const visit = { beneficiary_id, case_id };
  const change = { from: 'open' as const, at: day.at() };
  await server.rows(storeCaseStatus(visit, { ...change, status: 'closed' }));
  await assert.rejects(server.rows(storeCaseStatus(visit, { ...change, status: 'completed' })), isRace);
  const status = sql`select status from care_case where case_id = ${case_id}::uuid`.compile(build);
  assert.deepEqual(await server.rows(status), [{ status: 3 }]);
});

test('an update that finds its row is made, and nothing fails', async () => {
  const key = 'race-of-a-setting';
  await server.rows(sql`insert into setting (key_name, value) values (${key}, 'a')`.compile(build));
  const from = (value: string) =>
    orLostRace(sql`update setting set value = 'b' where key_name = ${key} and value = ${value}`);
  assert.deepEqual(await server.rows(from('a')), []);
  await assert.rejects(server.rows(from('a')), isRace);
});
