import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaries, getBeneficiaryHistory } from '@teeka/contract/beneficiaries';
import { caseStatusUpdation } from '@teeka/contract/cases';
import { addToOngoingSession } from '@teeka/contract/sessions';
import { addDays, type CivilDate } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { arv, biteVisit, clinicDay, happens, record } from '../../testing/bite-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const begun = await clinicDay(server);
const { fixtures, clock } = server;
const elsewhere = await fixtures.places(1);
const guest = await begun.person({ village: elsewhere.villages[0] ?? 0, dob: '1990-05-01' });
const visit = await biteVisit(begun, { again: guest });
assert.equal((await record(visit, [arv(begun, 0)], begun.phone)).status, 200);
await server.rows(sql`update vaccination_session set status = 2`.compile(build));

/** Day 38 of an intradermal course: day 28 may still be given until day 42. */
clock.advance({ days: 38 });
const day = { ...begun, phone: await server.as(begun.user) };
const today = addDays(begun.today as CivilDate, 38);
const found = async (by = day.phone) =>
  (await by.ask(getBeneficiaries, { search_value: guest, flag: 1 })).beneficiaries.length;

test('whoever came from elsewhere is in reach of the site as long as the course goes on', async () => {
  assert.equal(await found(), 1);
  const session_id = await day.session(1, today);
  const added = await day.phone.send(addToOngoingSession, {
    session_id,
    beneficiary_id: guest,
    captured_at: day.at(),
    added_from: 'vaccinator',
    facility_id: day.site.facility_id,
    site_id: day.site.session_site_id,
  });
  assert.deepEqual([added.status, added.codes], [200, []]);
  await server.rows(sql`delete from session_roster where session_id = ${session_id}::uuid`.compile(build));
  const called = await happens(day, visit, { kind: 'recall', facts: { state: 'no-answer' } });
  assert.deepEqual([called.status, called.codes], [200, []]);
});

test('but not of another site, nor of an ASHA, whose villages are others', async () => {
  for (const stranger of await day.strangers()) assert.equal(await found(stranger), 0);
  const asha = await fixtures.user({ role: 'ASHA', sites: [day.site], villages: [day.village] });
  const reply = await (await server.as(asha)).send(getBeneficiaryHistory, { beneficiary_id: guest });
  assert.deepEqual([reply.status, reply.codes], [404, ['REQVAL0012']]);
});

test('a course that is over leaves nobody in reach', async () => {
  await day.phone.ask(caseStatusUpdation, {
    case_id: visit.case_id,
    beneficiary_reference_id: guest,
    status: 3,
    reason: 'referred',
    captured_at: day.at(),
  });
  assert.equal(await found(), 0);
});
