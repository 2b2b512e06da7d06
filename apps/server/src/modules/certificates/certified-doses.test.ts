import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { addVaccineDetails } from '@teeka/contract/cases';
import { getIssuedCertificates, issueCertificate } from '@teeka/contract/certificates';
import { claimsOf } from '@teeka/contract/certificates/signed-card';
import {
  addPreviousVaccination,
  addPreviousVaccinationFile,
  correctDose,
  decidePreviousVaccination,
  getPreviousVaccinations,
} from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { cardOfQr, readCard } from '@teeka/domain/certificates';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { workerOf } from '../../testing/area/area-side.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { cardPdf } from '../../testing/pdf-of.ts';
import { previousReports } from '../../testing/previous-report.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import type { TestClient } from '../../testing/test-client.ts';
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
  const { case_id, vaccine_details } = input;
  const dose_id = vaccine_details[0]?.dose_id ?? '';
  return {
    approve: () =>
      supervisor.ask(decidePreviousVaccination, { beneficiary_reference_id: person, case_id, approve: true }),
    /** The picture of the card, which a phone sends after the report. */
    document: () =>
      phone.ask(addPreviousVaccinationFile, {
        ...{ beneficiary_reference_id: person, case_id, dose_id, file_name: 'card.pdf' },
        ...{ content: cardPdf().toString('base64'), captured_at: day.at() },
      }),
    /** Puts its day right by a day. */
    correct: (by: TestClient) =>
      by.send(correctDose, {
        ...{ beneficiary_reference_id: person, dose_id, reason: 'Day misread on the card', captured_at: day.at() },
        corrected: {
          ...{ dose_id: uuidV7(), dose_code: 'BCG', material_id: vaccine.bcg, batch_number: '', expiry_date: null },
          ...{ given_on: addDays(today, -29), body_site: '' },
        },
      }),
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

test('a report by word that was approved before its document came waits again, and is certified once somebody looked at it', async () => {
  const person = await day.person({ dob: addDays(today, -60) });
  const { approve, document } = await reported(person, 'word');
  const waits = async () =>
    (await supervisor.ask(getPreviousVaccinations, { pageSize: 500 })).data.some(
      ({ beneficiary_id }) => beneficiary_id === person,
    );
  await approve();
  assert.deepEqual([await waits(), await refused(person)], [false, nothing]);
  await document();
  assert.deepEqual([await waits(), await refused(person)], [true, nothing]);
  await approve();
  assert.deepEqual([await waits(), await certified(person)], [false, ['BCG']]);
});

test('a report by a card keeps its approval when its picture comes later', async () => {
  const person = await day.person({ dob: addDays(today, -60) });
  const { approve, document } = await reported(person, 'card');
  await approve();
  await document();
  assert.deepEqual(await certified(person), ['BCG']);
});

test('whoever reported a dose puts it right until it is approved, and not what somebody else approved', async () => {
  const siteAdmin = await server.as(
    await server.fixtures.user({ role: 'Site Admin', sites: [day.site], places: day.places }),
  );
  for (const [when, codes] of [
    ['before', []],
    ['after', ['VACDOS0007']],
  ] as const) {
    const person = await day.person({ dob: addDays(today, -60) });
    const { approve, correct } = await reported(person, 'card');
    if (when === 'after') await approve();
    assert.deepEqual((await correct(phone)).codes, codes, when);
    if (when === 'after') assert.deepEqual((await correct(siteAdmin)).codes, []);
  }
});
