import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionPack } from '@teeka/contract/pack';
import { addDays } from '@teeka/domain/calendar';
import { deltaDays } from '@teeka/domain/sessions';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';
import { sweepDepartures } from './sweep-departures.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);

const departures = (daysAgo: number, count: number) =>
  server.rows(
    sql`insert into departure (village_code, changed_in, beneficiary_id, left_on)
      select ${daysAgo}::int, '1'::xid8, n, ${addDays(day.today, -daysAgo)}::date
      from generate_series(1, ${count}::int) n`.compile(build),
  );

test('departures stay as long as a phone may ask what changed, then they go, more than one batch', async () => {
  await departures(deltaDays + 1, 3);
  await departures(deltaDays + 2, 1200);
  assert.equal(await sweepDepartures(server.platform), 1200);
  assert.equal(await sweepDepartures(server.platform), 0);
  const [left] = await server.rows(sql<{ count: number }>`select count(*)::int as count from departure`.compile(build));
  assert.equal(left?.count, 3);
});

test('a phone that pulled longer ago gets the whole pack, so that it misses nobody who left', async () => {
  const { session_site_id } = day.site;
  const { cursor } = await day.phone.ask(sessionPack, { session_site_id, since: '' });
  const pulledOn = async (on: string) =>
    (await day.phone.ask(sessionPack, { session_site_id, since: cursor.replace(/\d{4}-.*$/, on) })).whole;
  assert.equal(await pulledOn(addDays(day.today, -deltaDays)), false);
  assert.equal(await pulledOn(addDays(day.today, -deltaDays - 1)), true);
});
