import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { getIssuedCertificates, issueCertificate } from '@teeka/contract/certificates';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;

test('a server whose clock was put back lists what it issued as it stands, and its code still goes to phones', async () => {
  const visit = await openVisit(day, { person: { dob: today } });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
  const { beneficiary_reference_id: beneficiary_ref_id } = visit;
  const { qr } = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'en' });
  server.clock.advance({ minutes: -60 });
  const { certificates, newest } = await phone.ask(getIssuedCertificates, { beneficiary_ref_id });
  assert.deepEqual([certificates.map(({ state }) => state), newest?.qr], [['genuine'], qr]);
});
