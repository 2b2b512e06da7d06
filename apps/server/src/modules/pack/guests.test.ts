import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseStatusUpdation } from '@teeka/contract/cases';
import { sessionPack } from '@teeka/contract/pack';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { biteVisit, clinicDay } from '../../testing/bite-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await clinicDay(server);
const { fixtures, clock } = server;
const { session_site_id } = day.site;
const [own = 0, other = 0] = day.places.villages;
const elsewhere = (await fixtures.places(1)).villages[0] ?? 0;

/** Somebody of a village with an open course of some days ago: nobody of these is on a list any more. */
const bitten = async (village: number) => biteVisit(day, { again: await day.person({ village }) });
const visits = { guest: await bitten(elsewhere), own: await bitten(own), other: await bitten(other) };
const [guest = '', neighbour = '', farther = ''] = [visits.guest, visits.own, visits.other].map(
  (visit) => visit.beneficiary_reference_id,
);
await server.rows(sql`update vaccination_session set status = 2`.compile(build));
clock.advance({ days: 3 });
const phone = await server.as(day.user);
const asha = await server.as(await fixtures.user({ role: 'ASHA', sites: [day.site], villages: [own] }));

const pack = async (since = '', by = phone) => {
  const { people, left, guests, cursor, village_rules } = await by.ask(sessionPack, {
    session_site_id,
    since,
  });
  return { people: people.map((one) => one.beneficiary_id).sort(), left, guests, cursor, village_rules };
};
const touch = (people: readonly string[]) =>
  server.rows(
    sql`update beneficiary set changed_in = pg_current_xact_id()
      where beneficiary_id = any(${[...people]}::bigint[])`.compile(build),
  );

test('whoever comes from elsewhere travels while a course is open at the site, and is named a guest', async () => {
  const whole = await pack();
  assert.deepEqual(whole.people, [guest, neighbour, farther].sort());
  assert.deepEqual(whole.guests, [guest]);
  const delta = await pack(whole.cursor);
  assert.deepEqual(delta.guests, [guest], 'they are named in every pull');
});

test("an ASHA's pack holds the open courses of her villages only, whole and later", async () => {
  await server.rows(
    sql`update location set je_endemic = true where level = 'district' and code in (
      select k.parent_code from location v join location k on k.level = 'block' and k.code = v.parent_code
      where v.level = 'village' and v.code = ${elsewhere}::int)`.compile(build),
  );
  const whole = await pack('', asha);
  assert.deepEqual([whole.people, whole.guests, whole.village_rules], [[neighbour], [], []]);
  await touch([guest, neighbour, farther]);
  assert.deepEqual((await pack(whole.cursor, asha)).people, [neighbour]);
  const yesterday = whole.cursor.replace(/\d{4}-.*$/, day.today);
  assert.deepEqual((await pack(yesterday, asha)).people, [neighbour], 'nor on a new day');
});

test('whoever moves away with an open course stays at the site, but not with the ASHA of the old village', async () => {
  const [mine, hers] = [await pack(), await pack('', asha)];
  await server.rows(
    sql`update beneficiary set village_code = ${elsewhere}::int, changed_in = pg_current_xact_id()
      where beneficiary_id = ${neighbour}::bigint`.compile(build),
  );
  const delta = await pack(mine.cursor);
  assert.deepEqual([delta.left, delta.guests], [[], [guest, neighbour].sort()]);
  const ashas = await pack(hers.cursor, asha);
  assert.deepEqual([ashas.people, ashas.left, ashas.guests], [[], [neighbour], []]);
});

test('a course that is over takes its guest along', async () => {
  const { cursor } = await pack();
  await phone.ask(caseStatusUpdation, {
    case_id: visits.guest.case_id,
    beneficiary_reference_id: guest,
    status: 3,
    reason: 'referred',
    captured_at: day.at(),
  });
  const { guests, people } = await pack(cursor);
  assert.deepEqual([guests, people.includes(guest)], [[neighbour], false]);
});
