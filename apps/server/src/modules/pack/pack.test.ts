import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { addVaccineDetails } from '@teeka/contract/cases';
import { sessionPack } from '@teeka/contract/pack';
import { verifyManually } from '@teeka/contract/sessions';
import { packedFields } from '@teeka/domain/beneficiaries';
import { nationalSchedule } from '@teeka/domain/schedule';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { fixtures } = server;
const { session_site_id } = day.site;
const pull = (since = '', by: TestClient = day.phone, site = session_site_id) =>
  by.send(sessionPack, { session_site_id: site, since });
const pack = async (since = '', by: TestClient = day.phone) => (await pull(since, by)).reply;
/** A cursor after all that was: other databases of the same PostgreSQL may hold it back for a moment. */
async function settledCursor(): Promise<string> {
  for (let { cursor } = await pack(); ; ) {
    const next = await pack(cursor);
    if (next.people.length === 0 && next.roster.length === 0) return cursor;
    cursor = next.cursor;
    await pause(10);
  }
}
const idsOf = (people: readonly { beneficiary_id: string }[]) => people.map((one) => one.beneficiary_id).sort();

const session = await day.session(1);
const [first, second] = day.places.villages;
const listed = await day.person({ name: 'ANANYA', village: first ?? 0, mobile: '9876501234' }, { session });
const neighbour = await day.person({ village: second ?? 0, mobile: '9876505678' });
const batch = await day.batch(vaccine.bcg);
const expired = await day.batch(vaccine.bcg, '2026-01-01');

test('the whole pack holds all that a session day needs', async () => {
  const shown = await pack();
  assert.equal(shown.whole, true);
  assert.equal(shown.rules_version, nationalSchedule.version);
  assert.equal(shown.site.session_site_id, session_site_id);
  assert.deepEqual(shown.villages.map(({ village_id }) => village_id).sort(), [...day.places.villages].sort());
  assert.deepEqual(
    shown.sessions.map(({ session_id, counts }) => [session_id, counts.scheduled]),
    [[session, 1]],
  );
  assert.deepEqual(
    shown.roster.map(({ beneficiary_id, status, version }) => [beneficiary_id, status, version]),
    [[listed, 'scheduled', 1]],
  );
  assert.deepEqual(idsOf(shown.people), [listed, neighbour].sort());
  for (const field of packedFields)
    assert.ok(
      shown.people.every((person) => person[field] !== undefined),
      field,
    );
  assert.deepEqual(shown.batches.map(({ batch_id }) => batch_id).sort(), [batch, expired].sort());
  assert.ok(shown.materials.length > 5 && shown.reasons.length > 5);
  assert.equal(shown.je_endemic, false);
  assert.deepEqual(shown.village_rules, []);
});

test('the numbers travel sealed, one a line, in the order of the people', async () => {
  const { text, reply } = await pull();
  const numbers = reply.mobiles.split('\n');
  const at = (person: string) => numbers[reply.people.findIndex((one) => one.beneficiary_id === person)];
  assert.deepEqual([at(listed), at(neighbour)], ['9876501234', '9876505678']);
  assert.equal(numbers.length, reply.people.length);
  assert.ok(!text.includes('9876501234'));
});

test('the pull is on the log with the number of people it took along', async () => {
  const count = () =>
    server.rows<{ n: number }>(
      sql<{ n: number }>`
        select count(*)::int as n from audit
        where beneficiary_id = 0 and call = 'pack.sessionPack' and subject = ${session_site_id}
          and (detail->>'people')::int = 2`.compile(build),
    );
  const [before] = await count();
  await pack();
  assert.deepEqual(await count(), [{ n: (before?.n ?? 0) + 1 }]);
});

test("the pack of another site is not there; an ASHA's holds her villages only", async () => {
  for (const stranger of await day.strangers()) {
    const refused = await pull('', stranger);
    assert.deepEqual([refused.status, refused.codes], [404, ['REQVAL0012']]);
    assert.equal((await pull('1.2026-03-16', stranger)).status, 404, 'nor by a cursor');
  }
  assert.equal((await pull('', day.phone, uuidV7())).status, 404);
  const asha = await server.as(await fixtures.user({ role: 'ASHA', sites: [day.site], villages: [second ?? 0] }));
  const shown = await pack('', asha);
  assert.deepEqual([idsOf(shown.people), shown.roster], [[neighbour], []]);
  assert.deepEqual(
    shown.villages.map(({ village_id }) => village_id),
    [second],
  );
  assert.ok(
    shown.ashas?.some(({ village_ids }) => village_ids.length === 1 && village_ids[0] === second),
    'the ASHAs of the site travel with it',
  );
  const { cursor } = shown;
  await server.rows(
    sql`update beneficiary set changed_in = pg_current_xact_id() where beneficiary_id = any(${[listed, neighbour]})`.compile(
      build,
    ),
  );
  assert.deepEqual(idsOf((await pack(cursor, asha)).people), [neighbour]);
});

test('the killed vaccine against Japanese encephalitis is marked: it keeps no distance from live ones', async () => {
  const killed = vaccine.jeKilled;
  const visit = await openVisit(day, { person: { village: first ?? 0, dob: '2025-06-01' } });
  await day.phone.ask(addVaccineDetails, {
    ...visit,
    vaccine_details: [day.dose({ dose_code: 'JE1', material_id: killed })],
  });
  const of = async () =>
    (await pack()).people.find((one) => one.beneficiary_id === visit.beneficiary_reference_id)?.doses;
  assert.deepEqual(await of(), [['JE1', day.today, 0, 1]]);
});

test('a later pull brings what changed: a dose, a verification, a new person, and not the rest', async () => {
  const cursor = await settledCursor();
  const visit = await openVisit(day, { person: { village: first ?? 0 } });
  const person = visit.beneficiary_reference_id;
  await day.phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
  const delta = await pack(cursor);
  assert.equal(delta.whole, false);
  const packed = delta.people.find((one) => one.beneficiary_id === person);
  assert.deepEqual(packed?.doses, [['BCG', day.today, 0]]);
  assert.ok(!idsOf(delta.people).includes(neighbour));
  assert.deepEqual(
    delta.roster.map(({ beneficiary_id, status, version }) => [beneficiary_id, status, version]),
    [[person, 'vaccinated', 2]],
  );
  await day.phone.ask(verifyManually, {
    session_id: session,
    beneficiary_id: listed,
    captured_at: day.at(),
    photo_id_type: null,
    details_confirmed: true,
  });
  const next = await pack(delta.cursor);
  const line = next.roster.find((one) => one.beneficiary_id === listed);
  assert.deepEqual([line?.status, line?.version, line?.verified_by], ['verified', 2, day.user.user_id]);
});

test('a voided dose travels as voided', async () => {
  const visit = await openVisit(day);
  const dose = day.dose();
  await day.phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  const { cursor } = await pack();
  await server.rows(
    sql`insert into dose_void (beneficiary_id, dose_id, reason, voided_by, voided_at)
      values (${visit.beneficiary_reference_id}::bigint, ${dose.dose_id}, 'x', ${day.user.user_id}, now())`.compile(
      build,
    ),
  );
  const delta = await pack(cursor);
  const person = delta.people.find((one) => one.beneficiary_id === visit.beneficiary_reference_id);
  assert.deepEqual(person?.doses, [['BCG', day.today, 1]]);
});

test('somebody from elsewhere on the list travels too, with what is done to them', async () => {
  const elsewhere = await fixtures.places();
  const guest = await fixtures.person({ village: elsewhere.villages[0] ?? 0 });
  const { cursor } = await pack();
  await fixtures.onRoster(session, guest);
  const delta = await pack(cursor);
  assert.ok(idsOf(delta.people).includes(guest));
  await server.rows(
    sql`insert into dose (beneficiary_id, dose_id, dose_code, given_on, captured_at, captured_by)
      values (${guest}::bigint, ${uuidV7()}, 'BCG', '2026-02-02', now(), ${day.user.user_id})`.compile(build),
  );
  const next = await pack(delta.cursor);
  assert.deepEqual(next.people.find((one) => one.beneficiary_id === guest)?.doses, [['BCG', '2026-02-02', 0]]);
});

test('a cursor that means nothing here brings everything', async () => {
  for (const since of ['x', '0', '2026-03-16', '-1.2026-03-16', '1.2026-02-30', '999999999999999.2026-03-16'])
    assert.equal((await pack(since)).whole, true, since);
});

test("on the next day other sessions travel, yesterday's among them, with their lists", async () => {
  const tomorrow = await day.session(0, '2026-03-24');
  await day.person({}, { session: tomorrow });
  const { cursor, sessions } = await pack();
  assert.ok(!sessions.some(({ session_id }) => session_id === tomorrow));
  server.clock.advance({ days: 1 });
  const phone = await server.as(day.user);
  const next = await pack(cursor, phone);
  assert.equal(next.whole, false);
  for (const one of [session, tomorrow]) {
    assert.ok(next.sessions.some(({ session_id }) => session_id === one));
    assert.ok(next.roster.some(({ session_id }) => session_id === one));
  }
});

test('the schedule goes by the village of the person: endemic districts of guests travel, those of the site do not decide', async () => {
  const elsewhere = await server.fixtures.places(2);
  const [village = 0, nobodys = 0] = elsewhere.villages;
  const guest = await server.fixtures.person({ village });
  await server.fixtures.onRoster(session, guest);
  await server.rows(
    sql`update location set je_endemic = true where level = 'district' and code = ${elsewhere.district}`.compile(build),
  );
  const phone = await server.as(day.user);
  const reply = await pack('', phone);
  assert.equal(reply.je_endemic, false, 'the site is not endemic');
  assert.deepEqual(reply.village_rules, [
    { village_id: village, je_endemic: true, programmes_off: [], programmes_on: [] },
  ]);
  assert.ok(!reply.village_rules?.some(({ village_id }) => village_id === nobodys));
  const delta = await pack(reply.cursor, phone);
  assert.deepEqual(delta.village_rules, reply.village_rules, 'they travel whole with every pull');
});
