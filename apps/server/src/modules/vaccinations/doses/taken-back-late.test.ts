import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declareBenDeath, withdrawBenDeath } from '@teeka/contract/beneficiaries';
import { addVaccineDetails } from '@teeka/contract/cases';
import { voidDose } from '@teeka/contract/vaccinations';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { openVisit } from '../../../testing/open-visit.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

// The database notes by its own clock when it heard of something: the test begins there.
const server = await testServer({ sandbox: false, start: new Date().toISOString() });
const day = await sessionDay(server);
const { phone, today } = day;

/** Some days later: the sign-in goes on. */
function later(days: number): void {
  server.clock.advance({ days });
  const [signIn = ''] = phone.accessToken.split('.');
  phone.accessToken = server.platform.tokens.issue(signIn, server.clock.clock().instant);
}
const auditOf = (person: string, call: string) =>
  server.rows<{ detail: { came_late_on?: string } }>(
    sql<{ detail: { came_late_on?: string } }>`
      select detail from audit where beneficiary_id = ${person}::bigint and call = ${call}`.compile(build),
  );

async function made() {
  const captured_at = day.at();
  const visit = await openVisit(day, { person: { dob: today } });
  const dose = day.dose();
  const person = visit.beneficiary_reference_id;
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  const dead = await day.person({ dob: today });
  await phone.ask(declareBenDeath, { beneficiary_ref_id: dead, date_of_death: today, captured_at });
  const { dose_id, dose_code, given_on } = dose;
  const back = { beneficiary_reference_id: person, dose_id, dose_code, given_on };
  const alive = { beneficiary_ref_id: dead, date_of_death: today };
  const reason = 'Recorded for the wrong child';
  return {
    person,
    dead,
    takeBack: async () => [
      (await phone.send(voidDose, { ...back, reason, captured_at })).codes.join(),
      (await phone.send(withdrawBenDeath, { ...alive, reason, captured_at })).codes.join(),
    ],
  };
}

test('what an author took back on the day itself is taken when it comes within three days, and told as late', async () => {
  const { takeBack, person, dead } = await made();
  const { takeBack: tooLate } = await made();
  later(2);
  assert.deepEqual(await takeBack(), ['', '']);
  const came = server.clock.clock().today;
  assert.equal((await auditOf(person, 'vaccinations.voidDose'))[0]?.detail.came_late_on, came);
  assert.equal((await auditOf(dead, 'beneficiaries.withdrawBenDeath'))[0]?.detail.came_late_on, came);
  later(2);
  assert.deepEqual(await tooLate(), ['VACDOS0016', 'BENDET0009'], 'whoever dates it back has no more than that');
});
