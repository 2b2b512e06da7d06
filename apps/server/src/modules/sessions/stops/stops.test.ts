import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as sessions from '@teeka/contract/sessions';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { planDesk } from '../../../testing/plan-desk.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const day = await sessionDay(server);
const { phone, today, places, site } = day;
const { freeDay, plan, planned, show, supervisor } = await planDesk(server, day);
const reasonOf = (session_id: string) => ({ session_id, reason: 'Vaccine has not come' });
const seenInTheField = async () => {
  const { sessions: seen } = await phone.ask(sessions.getOngoingSessions, {});
  return seen.map(({ session_id }) => session_id);
};

test('field workers see what is put out and within a week', async () => {
  const near = await planned({ date_of_session: addDays(today, 6) });
  const far = await planned({ date_of_session: addDays(today, 8) });
  assert.deepEqual(
    (await seenInTheField()).filter((id) => id === near || id === far),
    [],
  );
  const answer = await supervisor.send(sessions.publishSessions, { session_ids: [near, far] });
  assert.deepEqual(answer.reply, { published: 2 });
  assert.deepEqual(
    (await seenInTheField()).filter((id) => id === near || id === far),
    [near],
  );
  assert.deepEqual((await phone.ask(sessions.publishSessions, { session_ids: [near] })).published, 0);
});

test('putting out: all or none', async () => {
  const [open, cancelled] = [await planned(), await planned()];
  await phone.ask(sessions.cancelSession, reasonOf(cancelled));
  const answer = await phone.send(sessions.publishSessions, { session_ids: [open, cancelled] });
  assert.deepEqual(
    answer.errors.map(({ code, path }) => `${code} ${path}`),
    ['SESDAY0007 session_ids.1'],
  );
  assert.equal((await show(open)).published, false);
});

test('cancelled with a reason, and taken back while nothing else has come there', async () => {
  const date_of_session = freeDay();
  const session_id = await planned({ date_of_session });
  assert.deepEqual((await phone.send(sessions.cancelSession, { session_id, reason: ' ' })).codes, ['FLDVAL0001']);
  await phone.ask(sessions.cancelSession, reasonOf(session_id));
  const cancelled = await show(session_id);
  assert.deepEqual([cancelled.status, cancelled.standing_reason], [2, 'Vaccine has not come']);
  const other = await planned({ date_of_session });
  const refused = await phone.send(sessions.restoreSession, { session_id });
  assert.deepEqual(refused.codes, ['SESPLN0001']);
  await phone.ask(sessions.cancelSession, reasonOf(other));
  await phone.ask(sessions.restoreSession, { session_id });
  const back = await show(session_id);
  assert.deepEqual([back.status, back.standing_reason], [6, '']);
});

test('frozen and lifted: on going again when it had begun, else it waits again', async () => {
  for (const [before, after] of [
    [0, 6],
    [1, 1],
  ] as const) {
    const session_id = await day.session(before);
    if (before === 1)
      await server.rows(
        sql`update vaccination_session set started_at = ${day.at(-30)} where session_id = ${session_id}::uuid`.compile(
          build,
        ),
      );
    await supervisor.ask(sessions.freezeSession, { session_id, reason: 'Inquiry' });
    assert.equal((await show(session_id, supervisor)).status, 5);
    const started = await phone.send(sessions.startSession, { session_id, captured_at: day.at() });
    assert.deepEqual(started.codes, ['SESDAY0008']);
    await supervisor.ask(sessions.unfreezeSession, { session_id });
    assert.equal((await show(session_id, supervisor)).status, after);
  }
});

test('what was done before a freeze still arrives after it', async () => {
  const session_id = await day.session(1);
  const person = await day.person({}, { session: session_id });
  await supervisor.ask(sessions.freezeSession, { session_id, reason: 'Inquiry' });
  const verify = (captured_at: string) =>
    phone.send(sessions.verifyManually, {
      session_id,
      captured_at,
      beneficiary_id: person,
      photo_id_type: null,
      details_confirmed: true,
    });
  server.clock.advance({ minutes: 5 });
  assert.deepEqual((await verify(day.at())).codes, ['SESDAY0002']);
  assert.equal((await verify(day.at(-6))).status, 200);
});

test('who may do what with plans', async () => {
  const roles = ['Vaccinator', 'ANM', 'ASHA', 'Assistant', 'Verifier', 'Site Admin'] as const;
  const codes = async (role: (typeof roles)[number]) => {
    const client = await server.as(await fixtures.user({ role, sites: [site], places }));
    const made = await plan({}, client);
    const frozen = await client.send(sessions.freezeSession, reasonOf(await day.session(0)));
    return [made.codes[0] ?? 'plans', frozen.codes[0] ?? 'freezes'];
  };
  const no = 'REQVAL0011';
  assert.deepEqual(await Promise.all(roles.map(codes)), [
    ['plans', no],
    [no, no],
    [no, no],
    [no, no],
    [no, no],
    ['plans', 'freezes'],
  ]);
});
