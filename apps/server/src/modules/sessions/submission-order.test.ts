import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  addToOngoingSession,
  cancelSession,
  endSession,
  getPeopleToTell,
  getSessionData,
  markPersonTold,
  rejectBeneficiary,
  startSession,
  verifyManually,
} from '@teeka/contract/sessions';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const morning = '2026-03-16T09:00:00+05:30';
const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone } = day;
const colleague = await server.as(await server.fixtures.user({ role: 'ANM', sites: [day.site] }));

/** The clock of the morning's work: minutes after nine. */
const nine = (minutes: number) => new Date(Date.parse(morning) + minutes * 60_000).toISOString();
const now = (minutes: number) => {
  server.clock.set(nine(minutes));
  for (const one of [phone, colleague]) one.accessToken = renewed(one.accessToken);
};
/** A token lives fifteen minutes; these hours pass in one. */
const renewed = (token: string) =>
  server.platform.tokens.issue(token.split('.')[0] ?? '', server.clock.clock().instant);
beforeEach(() => now(0));
const nextDay = 24 * 60;

const verify = (session_id: string, beneficiary_id: string, captured_at: string) =>
  phone.send(verifyManually, {
    session_id,
    beneficiary_id,
    captured_at,
    photo_id_type: null,
    details_confirmed: true,
  });
const reject = (session_id: string, beneficiary_id: string, captured_at: string) =>
  phone.send(rejectBeneficiary, {
    session_id,
    beneficiary_id,
    captured_at,
    reason_id: 1,
    acknowledged: true,
  });
const add = (session_id: string, beneficiary_id: string, captured_at: string) =>
  phone.send(addToOngoingSession, {
    session_id,
    beneficiary_id,
    captured_at,
    added_from: 'vaccinator',
    facility_id: day.site.facility_id,
    site_id: day.site.session_site_id,
  });
const status = async (session: string, person: string) => (await day.line(session, person))?.status;

test('a verification made before the end arrives after it: the no-show was there after all', async () => {
  const session = await day.session(1);
  const person = await day.person({}, { session });
  now(60);
  await colleague.ask(endSession, { session_id: session, captured_at: nine(60) });
  assert.equal(await status(session, person), 'noshow');
  now(90);
  assert.equal((await verify(session, person, nine(30))).status, 200);
  assert.equal(await status(session, person), 'verified');
});

test('a colleague without network goes on after the end, and what was forgotten is typed: all of it is taken', async () => {
  const session = await day.session(1);
  const [listed, turnedAway, found] = [
    await day.person({}, { session }),
    await day.person({}, { session }),
    await day.person(),
  ];
  now(60);
  await phone.ask(endSession, { session_id: session, captured_at: nine(60) });
  now(120);
  assert.equal((await verify(session, listed, nine(65))).status, 200);
  assert.equal((await reject(session, turnedAway, nine(66))).status, 200);
  assert.equal((await add(session, found, nine(120))).status, 200, 'live');
  assert.deepEqual(await Promise.all([listed, turnedAway, found].map((one) => status(session, one))), [
    'verified',
    'rejected',
    'noshow',
  ]);
});

test('a session held without network, unaware that it was frozen or cancelled: its start and its people are taken', async () => {
  for (const [stopped, after] of [
    [5, 5],
    [2, 1],
  ] as const) {
    const session = await day.session(stopped);
    const person = await day.person({}, { session });
    now(30);
    const live = await phone.send(startSession, { session_id: session, captured_at: nine(30) });
    assert.equal(live.status, 409);
    assert.equal((await phone.send(startSession, { session_id: session, captured_at: nine(1) })).status, 200);
    assert.equal((await verify(session, person, nine(5))).status, 200);
    const shown = await phone.ask(getSessionData, { session_id: session });
    assert.deepEqual([shown.status, shown.started_at], [after, nine(1)]);
  }
});

test('cancelled, and held all the same: who has not heard of it hears nothing, who has heard that it takes place', async () => {
  const session_id = await day.session(0);
  const [unheard, heard] = [
    await day.person({}, { session: session_id }),
    await day.person({}, { session: session_id }),
  ];
  await server.rows(
    sql`update beneficiary set mobile_sealed = null where beneficiary_id = ${heard}::bigint`.compile(build),
  );
  now(30);
  await phone.ask(cancelSession, { session_id, reason: 'No vaccine' });
  await phone.ask(markPersonTold, { session_id, beneficiary_id: heard });
  await phone.ask(startSession, { session_id, captured_at: nine(1) });
  const { people, waiting } = await phone.ask(getPeopleToTell, { session_id });
  assert.equal(waiting, 0, `no message for ${unheard}`);
  assert.deepEqual(
    people.map(({ beneficiary_id, news }) => [beneficiary_id, news]),
    [[heard, 'takes-place']],
  );
});

test("work done while the start is still on another phone's way is taken", async () => {
  const session = await day.session(0);
  const [listed, found] = [await day.person({}, { session }), await day.person()];
  now(30);
  assert.deepEqual((await verify(session, listed, nine(30))).codes, ['SESDAY0002'], 'but not live');
  assert.equal((await verify(session, listed, nine(10))).status, 200);
  assert.equal((await add(session, found, nine(12))).status, 200);
  assert.equal((await phone.send(startSession, { session_id: session, captured_at: nine(1) })).status, 200);
  const shown = await phone.ask(getSessionData, { session_id: session });
  assert.deepEqual([shown.status, shown.started_at], [1, nine(1)]);
  assert.deepEqual([await status(session, listed), await status(session, found)], ['verified', 'scheduled']);
});

test('two phones without network both start, both end: the second one changes nothing', async () => {
  const session = await day.session(0);
  now(30);
  const both = async (call: typeof startSession | typeof endSession, first: number, second: number) => {
    for (const [client, captured] of [
      [phone, first],
      [colleague, second],
    ] as const)
      assert.equal((await client.send(call, { session_id: session, captured_at: nine(captured) })).status, 200);
  };
  await both(startSession, 1, 2);
  await both(endSession, 20, 25);
  const shown = await phone.ask(getSessionData, { session_id: session });
  assert.deepEqual([shown.started_at, shown.ended_at], [nine(1), nine(20)]);
});

test('a start that arrives on the next day counts for the day on which it was made', async () => {
  const session = await day.session(0);
  now(nextDay);
  assert.equal((await phone.send(startSession, { session_id: session, captured_at: nine(5) })).status, 200);
  const other = await day.session(0, '2026-03-17');
  const refused = await phone.send(startSession, { session_id: other, captured_at: nine(5) });
  assert.deepEqual(refused.codes, ['SESDAY0005'], 'the day of capture, not of arrival');
});

test('the same person verified, or added, on two phones: once is enough', async () => {
  const session = await day.session(1);
  const [listed, found] = [await day.person({}, { session }), await day.person()];
  now(30);
  for (const minute of [5, 6]) assert.equal((await verify(session, listed, nine(minute))).status, 200);
  assert.equal((await day.line(session, listed))?.version, 2, 'the second changed nothing');
  for (const minute of [5, 6]) assert.equal((await add(session, found, nine(minute))).status, 200);
  assert.deepEqual((await add(session, found, nine(30))).codes, ['SESDAY0009'], 'but live it is refused');
});

test('a rejection gives way to a later verification that arrived before it', async () => {
  const session = await day.session(1);
  const person = await day.person({}, { session });
  now(30);
  assert.equal((await verify(session, person, nine(20))).status, 200);
  assert.equal((await reject(session, person, nine(10))).status, 200);
  assert.equal(await status(session, person), 'verified');
  assert.equal((await reject(session, person, nine(25))).status, 200);
  assert.equal(await status(session, person), 'rejected');
});

test('a rejection that arrives after the dose leaves the person vaccinated', async () => {
  const session = await day.session(1);
  const person = await day.person({}, { session, status: 'vaccinated' });
  now(30);
  assert.equal((await reject(session, person, nine(10))).status, 200);
  assert.equal(await status(session, person), 'vaccinated');
  assert.deepEqual((await reject(session, person, nine(30))).codes, ['SESDAY0013'], 'live it is refused');
});

test('late typing reaches a session of yesterday that was ended', async () => {
  const session = await day.session(1);
  const person = await day.person({}, { session });
  now(60);
  await phone.ask(endSession, { session_id: session, captured_at: nine(60) });
  now(nextDay);
  assert.equal((await verify(session, person, nine(20))).status, 200);
  const fresh = await day.person({}, { session });
  assert.equal((await verify(session, fresh, day.at(-5))).status, 200, 'and what is typed only today');
});
