import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionPack } from '@teeka/contract/pack';
import * as sessions from '@teeka/contract/sessions';
import { addDays, type CivilDate } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { planDesk } from '../../testing/plan-desk.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { fixtures } = server;
const { phone, today } = day;
const { supervisor, plan } = await planDesk(server, day);
const elsewhere = (await fixtures.places(1)).villages[0] ?? 0;
const past = addDays(today as CivilDate, -3);
/** The instant on that day, as the phone without network captured it. */
const then = (minutes: number) => new Date(Date.parse(day.at(minutes)) - 3 * 86_400_000).toISOString();

const pull = (since: string) => phone.ask(sessionPack, { session_site_id: day.site.session_site_id, since });
/** Sessions that no phone holds yet, and what brings them there in the middle of a day. */
const entering: readonly [string, () => Promise<string>, (session_id: string) => Promise<unknown>][] = [
  [
    'a plan of today that is put out',
    async () => {
      const hours = { start_time: '15:00', end_time: '18:00' };
      const { reply } = await plan({ date_of_session: today, ...hours }, supervisor);
      return reply.session_ids[0] ?? '';
    },
    (session_id) => supervisor.ask(sessions.publishSessions, { session_ids: [session_id] }),
  ],
  [
    'a session of days ago that is thawed',
    async () => {
      const session_id = await day.session(1, past);
      await server.rows(
        sql`update vaccination_session set status = 5, started_at = ${then(-60)}::timestamptz
          where session_id = ${session_id}::uuid`.compile(build),
      );
      return session_id;
    },
    (session_id) => supervisor.ask(sessions.unfreezeSession, { session_id }),
  ],
  [
    'a session of days ago whose start arrives late',
    () => day.session(0, past),
    (session_id) => phone.ask(sessions.startSession, { session_id, captured_at: then(-30) }),
  ],
];

for (const [what, made, enters] of entering)
  test(`${what} comes with its list and with the people on it`, async () => {
    const session_id = await made();
    const guest = await fixtures.person({ village: elsewhere });
    await fixtures.onRoster(session_id, guest);
    const before = await pull('');
    assert.ok(!before.sessions.some((one) => one.session_id === session_id), 'not in the pack before');
    // Another change in between: the pull after it has the list behind it.
    await day.person();
    const { cursor } = await pull(before.cursor);
    await enters(session_id);
    const delta = await pull(cursor);
    assert.equal(delta.whole, false);
    assert.ok(delta.sessions.some((one) => one.session_id === session_id));
    const lines = delta.roster.filter((line) => line.session_id === session_id);
    assert.deepEqual([lines.map((line) => line.beneficiary_id), lines[0]?.status], [[guest], 'scheduled']);
    assert.ok(delta.people.some((one) => one.beneficiary_id === guest));
  });
