import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { endSession, getSessionData, startSession } from '@teeka/contract/sessions';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, at } = day;

const show = (session_id: string) => phone.ask(getSessionData, { session_id });
/** What a call answers for a session: its status and the first refusal. */
const start = (session_id: string, captured_at = at()) => phone.send(startSession, { session_id, captured_at });
const end = (session_id: string, captured_at = at()) => phone.send(endSession, { session_id, captured_at });

test('a session starts on its day, with the time of the phone', async () => {
  for (const waiting of [0, 6]) {
    const session = await day.session(waiting);
    assert.equal((await start(session, at(-2))).status, 200);
    const shown = await show(session);
    assert.deepEqual([shown.status, shown.started_at, shown.ended_at], [1, at(-2), null]);
  }
});

test('a session ends, and who was scheduled and did not come becomes a no-show', async () => {
  const session = await day.session(1);
  for (const status of ['scheduled', 'scheduled', 'verified', 'vaccinated', 'rejected']) {
    const person = await day.person();
    await server.fixtures.onRoster(session, person, status);
  }
  const answer = await end(session);
  assert.deepEqual([answer.status, answer.reply], [200, { noshow: 2 }]);
  const shown = await show(session);
  assert.deepEqual([shown.status, shown.ended_at], [3, at()]);
  assert.deepEqual(shown.counts, { scheduled: 0, verified: 1, vaccinated: 1, rejected: 1, noshow: 2 });
});

test('an end that is sent again under its key is answered again with its no-shows', async () => {
  const session = await day.session(1);
  await day.person({}, { session });
  const options = { key: randomUUID() };
  const input = { session_id: session, captured_at: at() };
  assert.deepEqual(await phone.ask(endSession, input, options), { noshow: 1 });
  assert.deepEqual(await phone.ask(endSession, input, options), { noshow: 1 });
  assert.deepEqual((await end(session)).codes, ['SESDAY0004'], 'a new end is another matter');
});

test('what each status of a session takes', async () => {
  const cases: [number, string[], string[]][] = [
    [0, [], ['SESDAY0002']],
    [1, ['SESDAY0003'], []],
    [2, ['SESDAY0007'], ['SESDAY0007']],
    [3, ['SESDAY0004'], ['SESDAY0004']],
    [5, ['SESDAY0008'], ['SESDAY0008']],
    [6, [], ['SESDAY0002']],
  ];
  for (const [status, toStart, toEnd] of cases) {
    assert.deepEqual((await start(await day.session(status))).codes, toStart, `start of ${status}`);
    assert.deepEqual((await end(await day.session(status))).codes, toEnd, `end of ${status}`);
  }
});

test('a session of another day does not start', async () => {
  for (const date of ['2026-03-15', '2026-03-17']) {
    const refused = await start(await day.session(0, date));
    assert.deepEqual([refused.status, refused.codes], [409, ['SESDAY0005']]);
    assert.deepEqual(refused.errors[0]?.values, { date });
  }
});

test('a phone whose clock is wrong is told so', async () => {
  for (const captured of [at(11), '2019-12-31T23:59:59Z']) {
    assert.deepEqual((await start(await day.session(0), captured)).codes, ['SESDAY0015']);
    assert.deepEqual((await end(await day.session(1), captured)).codes, ['SESDAY0015']);
  }
  assert.equal((await start(await day.session(0), at(9))).status, 200, 'some minutes do not matter');
});

test('a session of another site is not there to be started or ended', async () => {
  const [waiting, ongoing] = [await day.session(0), await day.session(1)];
  for (const stranger of await day.strangers()) {
    for (const [call, session_id] of [
      [startSession, waiting],
      [endSession, ongoing],
    ] as const) {
      const refused = await stranger.send(call, { session_id, captured_at: at() });
      assert.deepEqual([refused.status, refused.codes], [404, ['REQVAL0012']]);
    }
  }
  assert.deepEqual((await start(uuidV7())).codes, ['REQVAL0012']);
  assert.deepEqual([(await show(waiting)).status, (await show(ongoing)).status], [0, 1]);
});

test('two phones start at once: it starts once, the other is told', async () => {
  const session = await day.session(0);
  const codes = (await Promise.all([start(session), start(session)])).map((answer) => answer.codes);
  assert.deepEqual(codes.sort(), [[], ['SESDAY0003']]);
});
