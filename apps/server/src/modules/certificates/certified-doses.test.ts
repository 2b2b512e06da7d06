import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { addVaccineDetails } from '@teeka/contract/cases';
import { getIssuedCertificates, issueCertificate } from '@teeka/contract/certificates';
import { claimsOf } from '@teeka/contract/certificates/signed-card';
import { addPreviousVaccination, decidePreviousVaccination } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { cardOfQr, readCard } from '@teeka/domain/certificates';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { workerOf } from '../../testing/area/area-side.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { previousReports } from '../../testing/previous-report.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const { report } = previousReports(day);
const supervisor = (await workerOf(server, 'Supervisor', day)).phone;

/** A family tells of a BCG dose that was given elsewhere, by a card or by word alone. */
async function reported(person: string, proof: 'card' | 'word') {
  const input = report(person, { proof });
  await phone.ask(addPreviousVaccination, input);
  const { case_id } = input;
  return {
    approve: () =>
      supervisor.ask(decidePreviousVaccination, { beneficiary_reference_id: person, case_id, approve: true }),
  };
}

const issue = (beneficiary_ref_id: string, of: 'all' | 'BCG') =>
  phone.send(issueCertificate, { beneficiary_ref_id, language: 'en', of });
const refused = async (person: string) => [(await issue(person, 'all')).codes, (await issue(person, 'BCG')).codes];
const nothing = [['CERTIF0001'], ['BENSUM0002']];

/** The codes of the doses that a certificate says. */
async function certified(person: string) {
  const { qr } = await phone.ask(issueCertificate, { beneficiary_ref_id: person, language: 'en' });
  const card = readCard(await claimsOf(cardOfQr(qr) ?? '')) ?? assert.fail();
  return card.doses.map(({ dose_code }) => dose_code).sort();
}
const isComplete = async (beneficiary_ref_id: string) =>
  (await phone.ask(getIssuedCertificates, { beneficiary_ref_id })).newest?.complete;

test('doses against rabies are on no certificate: of who has only those, none is issued', async () => {
  const person = await day.person({ dob: '1990-01-01' });
  await server.rows(
    sql`insert into dose (beneficiary_id, dose_id, dose_code, given_on, captured_at, captured_by)
      values (${person}::bigint, ${uuidV7()}, 'ARV', ${today}, now(), ${day.user.user_id})`.compile(build),
  );
  assert.deepEqual(await refused(person), nothing);
});

test('a report from elsewhere by a card is certified once somebody approved it; by word it is not without a document', async () => {
  for (const [proof, said] of [
    ['card', ['BCG']],
    ['word', null],
  ] as const) {
    const person = await day.person({ dob: addDays(today, -60) });
    const { approve } = await reported(person, proof);
    const standing = async () =>
      (await phone.ask(getBeneficiaryDetails, { beneficiaryId: person })).doses.map(({ previous }) => previous);
    assert.deepEqual([await refused(person), await standing()], [nothing, ['Pending']], proof);
    await approve();
    assert.deepEqual(await standing(), ['Approved'], proof);
    assert.deepEqual(said ? await certified(person) : await refused(person), said ?? nothing, proof);
  }
});

test('a certificate lacks a report until it is approved, and is incomplete from then on', async () => {
  const visit = await openVisit(day, { person: { dob: addDays(today, -60) } });
  const { beneficiary_reference_id: person } = visit;
  const given = day.dose({ dose_code: 'OPV1', material_id: vaccine.bopv });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [given] });
  const { approve } = await reported(person, 'card');
  assert.deepEqual([await certified(person), await isComplete(person)], [['OPV1'], true]);
  await approve();
  assert.equal(await isComplete(person), false);
  assert.deepEqual([await certified(person), await isComplete(person)], [['BCG', 'OPV1'], true]);
});
