import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionPack } from '@teeka/contract/pack';
import fc from 'fast-check';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { packNumbers, unpackNumbers } from './people-read.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);

test('every list of people comes back as it was, in order', () => {
  const person = fc.integer({ min: 10_000_000_000_000, max: 99_999_999_999_999 }).map(String);
  fc.assert(
    fc.property(fc.uniqueArray(person), (people) => {
      assert.deepEqual(unpackNumbers(packNumbers(people)), [...people].sort());
    }),
  );
});

test('a whole pack of 5,000 people leaves no more than 50 kB', () => {
  const people = Array.from({ length: 5000 }, (_, nth) => String(10_000_000_000_000 + nth * 17_999_999_999));
  assert.ok(packNumbers(people).length < 50_000);
});

test('from the log it can be told whose records a pull took along, and which pull it was', async () => {
  const [first, second] = [await day.person(), await day.person()];
  const pull = (since: string) => day.phone.ask(sessionPack, { session_site_id: day.site.session_site_id, since });
  const whole = await pull('');
  await server.rows(
    sql`update beneficiary set changed_in = pg_current_xact_id() where beneficiary_id = ${second}::bigint`.compile(
      build,
    ),
  );
  const delta = await pull(whole.cursor);
  const rows = await server.rows(
    sql<{ user_id: string; detail: Record<string, string> }>`
      select user_id, detail from audit where call = 'pack.sessionPack' order by at`.compile(build),
  );
  const traces = rows.map(({ user_id, detail }) => [
    ...[user_id, detail.since, detail.until],
    unpackNumbers(detail.read ?? ''),
  ]);
  assert.deepEqual(traces[0], [day.user.user_id, '', whole.cursor, [first, second].sort()]);
  assert.deepEqual(traces[1]?.slice(0, 3), [day.user.user_id, whole.cursor, delta.cursor]);
  assert.ok([traces[1]?.[3]].flat().includes(second));
});
