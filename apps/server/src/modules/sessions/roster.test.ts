import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addToOngoingSession, getSessionData, rejectBeneficiary, verifyManually } from '@teeka/contract/sessions';
import { sessionDay } from '../../testing/session-day.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, at } = day;
const nobody = '90000000000003';

const onSession = (session_id: string, beneficiary_id: string, captured_at = at()) => ({
  session_id,
  beneficiary_id,
  captured_at,
});
const verify = (session: string, person: string, wish: object = {}, by: TestClient = phone) =>
  by.send(verifyManually, {
    ...onSession(session, person),
    photo_id_type: null,
    details_confirmed: true,
    ...wish,
  });
const reject = (session: string, person: string, wish: object = {}, by: TestClient = phone) =>
  by.send(rejectBeneficiary, { ...onSession(session, person), reason_id: 1, acknowledged: true, ...wish });
const add = (session: string, person: string, wish: object = {}, by: TestClient = phone) =>
  by.send(addToOngoingSession, {
    ...onSession(session, person),
    added_from: 'vaccinator',
    facility_id: day.site.facility_id,
    site_id: day.site.session_site_id,
    ...wish,
  });

test('a person of the catchment is put on the list of the ongoing session', async () => {
  const [session, person] = [await day.session(1), await day.person()];
  assert.equal((await add(session, person)).status, 200);
  const line = await day.line(session, person);
  assert.deepEqual([line?.status, line?.version, line?.added_from], ['scheduled', 1, 'vaccinator']);
  assert.deepEqual(await day.audited(person), ['sessions.addToOngoingSession']);
  const refused = await add(session, person);
  assert.deepEqual([refused.status, refused.codes], [409, ['SESDAY0009']]);
});

test('whose addition it was is told by the role of who asks, whatever a phone sends', async () => {
  const session = await day.session(1);
  const sites = [day.site];
  for (const [role, expected] of [
    ['ANM', 'vaccinator'],
    ['Assistant', ''],
  ] as const) {
    const person = await day.person();
    const by = await server.as(await server.fixtures.user({ role, sites }));
    assert.equal((await add(session, person, { added_from: expected === '' ? 'vaccinator' : '' }, by)).status, 200);
    assert.equal((await day.line(session, person))?.added_from, expected, role);
  }
});

test('who and what cannot be put on a list', async () => {
  const [session, person] = [await day.session(1), await day.person()];
  const elsewhere = await server.fixtures.places();
  const far = await server.fixtures.site(elsewhere);
  const stranger = await server.fixtures.person({ village: elsewhere.villages[0] ?? 0 });
  const cases: [string, Promise<{ codes: readonly string[] }>, string][] = [
    ['a person of another block', add(session, stranger), 'REQVAL0012'],
    ['nobody', add(session, nobody), 'REQVAL0012'],
    ['another site', add(session, person, { site_id: far.session_site_id }), 'REQVAL0012'],
    ['a session of the week after next', add(await day.session(0, '2026-03-30'), person), 'SESDAY0006'],
    ['a cancelled session', add(await day.session(2), person), 'SESDAY0007'],
    ['a session that ended long ago', add(await day.session(3, '2026-02-01'), person), 'SESDAY0002'],
    ['a frozen session', add(await day.session(5), person), 'SESDAY0008'],
    ['a wrong clock', add(session, person, { captured_at: at(11) }), 'SESDAY0015'],
  ];
  for (const [what, answer, code] of cases) assert.deepEqual((await answer).codes, [code], what);
  assert.equal(await day.line(session, person), undefined);
  assert.deepEqual(await day.audited(person), []);
});

test('two phones add at once: one line, and the other phone is told', async () => {
  for (let round = 0; round < 10; round++) {
    const [session, person] = [await day.session(1), await day.person()];
    const codes = (await Promise.all([1, 2, 3].map(() => add(session, person)))).map((one) => one.codes[0] ?? '');
    assert.deepEqual(codes.sort(), ['', 'SESDAY0009', 'SESDAY0009']);
  }
});

test('a verification by eye says who, when and against what', async () => {
  const session = await day.session(1);
  for (const [photo_id_type, method] of [
    [null, 'manual'],
    [1, 'manual-1'],
  ] as const) {
    const person = await day.person({}, { session });
    assert.equal((await verify(session, person, { photo_id_type })).status, 200);
    const line = await day.line(session, person);
    assert.deepEqual(
      [line?.status, line?.version, line?.verification_method, line?.verified_by, line?.verified_at?.toISOString()],
      ['verified', 2, method, day.user.user_id, at()],
    );
    assert.deepEqual(await day.audited(person), ['sessions.verifyManually']);
  }
});

test('who cannot be verified', async () => {
  const session = await day.session(1);
  const [person, verified] = [await day.person({}, { session }), await day.person({}, { session })];
  await verify(session, verified);
  const waiting = await day.session(0);
  const early = await day.person({}, { session: waiting });
  const cases: [string, Promise<{ codes: readonly string[] }>, string][] = [
    ['not on the list', verify(session, await day.person()), 'SESDAY0010'],
    ['verified already', verify(session, verified), 'SESDAY0012'],
    ['session not on going', verify(waiting, early), 'SESDAY0002'],
    ['a document that there is not', verify(session, person, { photo_id_type: 99 }), 'IDPROF0024'],
    ['a wrong clock', verify(session, person, { captured_at: at(11) }), 'SESDAY0015'],
    ['details not read out', verify(session, person, { details_confirmed: false }), 'REQVAL0002'],
  ];
  for (const [what, answer, code] of cases) assert.deepEqual((await answer).codes, [code], what);
  assert.equal((await day.line(session, person))?.version, 1);
});

test('a rejection keeps its reason; a verification takes it back', async () => {
  const session = await day.session(1);
  const person = await day.person({}, { session });
  assert.deepEqual((await reject(session, person, { remarks: '<b>x</b>' })).codes, ['FLDVAL0003']);
  assert.equal((await reject(session, person, { reason_id: 2, remarks: 'बुखार' })).status, 200);
  const line = await day.line(session, person);
  assert.deepEqual([line?.status, line?.version, line?.reject_reason_id], ['rejected', 2, 2]);
  assert.equal((await verify(session, person)).status, 200);
  const back = await day.line(session, person);
  assert.deepEqual([back?.status, back?.version, back?.reject_reason_id], ['verified', 3, null]);
  assert.deepEqual(await day.audited(person), ['sessions.rejectBeneficiary', 'sessions.verifyManually']);
});

test('who cannot be rejected', async () => {
  const session = await day.session(1);
  const person = await day.person({}, { session });
  const done = await day.person({}, { session, status: 'vaccinated' });
  const ended = await day.session(3, '2026-02-01');
  const late = await day.person({}, { session: ended });
  const cases: [string, Promise<{ codes: readonly string[] }>, string][] = [
    ['not on the list', reject(session, await day.person()), 'SESDAY0010'],
    ['vaccinated', reject(session, done), 'SESDAY0013'],
    ['session ended long ago', reject(ended, late), 'SESDAY0002'],
    ['without such a reason', reject(session, person, { reason_id: 999 }), 'BENDET0006'],
    ['a wrong clock', reject(session, person, { captured_at: at(11) }), 'SESDAY0015'],
    ['without a reason', reject(session, person, { reason_id: null }), 'BENDET0004'],
    ['not acknowledged', reject(session, person, { acknowledged: false }), 'BENDET0005'],
  ];
  for (const [what, answer, code] of cases) assert.deepEqual((await answer).codes, [code], what);
  assert.equal((await day.line(session, person))?.status, 'scheduled');
});

test('a session of another site takes nothing, even for people on its own list', async () => {
  const session = await day.session(1);
  const person = await day.person({}, { session });
  for (const stranger of await day.strangers()) {
    for (const send of [verify, reject, add]) {
      const refused = await send(session, person, {}, stranger);
      assert.deepEqual([refused.status, refused.codes], [404, ['REQVAL0012']]);
    }
    assert.equal((await stranger.send(getSessionData, { session_id: session })).status, 404);
  }
  assert.equal((await day.line(session, person))?.version, 1);
  assert.deepEqual(await day.audited(person), []);
});

test('one verification is done once when two phones do it at once', async () => {
  for (let round = 0; round < 10; round++) {
    const session = await day.session(1);
    const person = await day.person({}, { session });
    const codes = (await Promise.all([1, 2].map(() => verify(session, person)))).map((one) => one.codes[0] ?? '');
    assert.deepEqual(codes.sort(), ['', 'SESDAY0012']);
    assert.equal((await day.line(session, person))?.version, 2);
  }
});

test('nobody is booked or verified after their death; what happened before it, or on its day, is kept', async () => {
  const session = await day.session(1);
  const died = { deceased_on: '2026-03-15' };
  const refused = [
    await add(session, await day.person(died)),
    await verify(session, await day.person(died, { session })),
    await add(await day.session(0, '2026-03-18'), await day.person(died)),
  ];
  for (const { status, codes } of refused) assert.deepEqual([status, codes], [409, ['BENDET0002']]);
  const today = await day.person({ deceased_on: day.today });
  assert.equal((await add(session, today)).status, 200);
  assert.equal((await verify(session, today)).status, 200);
  const rejected = await day.person(died, { session });
  assert.equal((await reject(session, rejected)).status, 200, 'why somebody does not come may be said');
});
