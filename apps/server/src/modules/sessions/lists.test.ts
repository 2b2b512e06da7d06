import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getOngoingSessions, getSessionData } from '@teeka/contract/sessions';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone } = day;
const { fixtures } = server;

test("today's sessions, the coming seven days, and what was never ended", async () => {
  const shown = [
    await day.session(1, '2025-11-02'),
    await day.session(1, '2026-03-10'),
    await day.session(0, day.today),
    await day.session(3, day.today),
    await day.session(0, '2026-03-23'),
  ];
  const hidden = [
    await day.session(0, '2026-03-24'),
    await day.session(3, '2026-03-15'),
    await day.session(0, '2026-03-15'),
  ];
  const { sessions } = await phone.ask(getOngoingSessions, {});
  const ids = sessions.map(({ session_id }) => session_id);
  assert.deepEqual([...ids].sort(), shown.sort());
  for (const session of hidden) assert.ok(!ids.includes(session));
  assert.deepEqual(
    sessions.map(({ date_of_session }) => date_of_session),
    ['2025-11-02', '2026-03-10', '2026-03-16', '2026-03-16', '2026-03-23'],
  );
});

test('the sessions of other sites are not listed', async () => {
  const session = await day.session(1);
  for (const stranger of await day.strangers()) {
    assert.deepEqual((await stranger.ask(getOngoingSessions, {})).sessions, []);
    const refused = await stranger.send(getSessionData, { session_id: session });
    assert.deepEqual([refused.status, refused.codes], [404, ['REQVAL0012']]);
  }
});

test('a session with its five lists, each person in one of them; every person read is on the log', async () => {
  const session = await day.session(1);
  const lists = ['scheduled', 'verified', 'vaccinated', 'rejected', 'noshow'] as const;
  const people = new Map<string, string>();
  for (const list of lists) {
    const person = await day.person({ name: list.toUpperCase() });
    await fixtures.onRoster(session, person, list);
    people.set(list, person);
  }
  const shown = await phone.ask(getSessionData, { session_id: session });
  for (const list of lists)
    assert.deepEqual(
      shown[`${list}_beneficiaries`]?.map(({ beneficiary_id }) => beneficiary_id),
      [people.get(list)],
      list,
    );
  assert.deepEqual(shown.counts, { scheduled: 1, verified: 1, vaccinated: 1, rejected: 1, noshow: 1 });
  for (const person of people.values()) assert.deepEqual(await day.audited(person), ['sessions.getSessionData']);
});

test('numbers of listed people: the mobile sealed on the way, the photo ID masked', async () => {
  const session = await day.session(1);
  const photo_id = { type: 6, number: 'ABCDE1234F' };
  await day.person({ mobile: '9876501234', photo_id }, { session });
  const { scheduled_beneficiaries } = await phone.ask(getSessionData, { session_id: session });
  assert.equal(scheduled_beneficiaries[0]?.ben_mobile_number, '9876501234');
  assert.equal(scheduled_beneficiaries[0]?.photo_id_number, 'XXXXXXXX234F');
  assert.equal(scheduled_beneficiaries[0]?.photo_id_type, 'PAN Card');
  let text = '';
  await phone.send(getSessionData, { session_id: session }, { tamper: (payload) => payload }).then((answer) => {
    text = answer.text;
  });
  for (const clear of ['9876501234', '234F', 'ABCDE']) assert.ok(!text.includes(clear), clear);
});

test('an ASHA finds the people of her villages on the list, and leaves no row for the others', async () => {
  const [own, other] = day.places.villages;
  const session = await day.session(1);
  const [mine, theirs] = [
    await day.person({ village: own ?? 0 }, { session }),
    await day.person({ village: other ?? 0 }, { session }),
  ];
  const asha = await server.as(await fixtures.user({ role: 'ASHA', sites: [day.site], villages: [own ?? 0] }));
  const shown = await asha.ask(getSessionData, { session_id: session });
  assert.deepEqual(
    shown.scheduled_beneficiaries.map(({ beneficiary_id }) => beneficiary_id),
    [mine],
  );
  assert.deepEqual(await day.audited(theirs), []);
});

test('the site is called in the language of the phone', async () => {
  const session = await day.session(1);
  const hindi = await server.as(day.user);
  hindi.language = 'hi';
  assert.equal((await hindi.ask(getSessionData, { session_id: session })).session_site_name, 'उपकेंद्र');
  assert.match((await phone.ask(getSessionData, { session_id: session })).session_site_name, /Sub-Centre/);
});
