import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enrolChildAbha, getAbha, linkAbha, unlinkAbha } from '@teeka/contract/abha';
import { addVaccineDetails } from '@teeka/contract/cases';
import { getHealthRecord } from '@teeka/contract/fhir';
import type { HealthRecord } from '@teeka/domain/fhir';
import { foundBy } from '@teeka/domain/fhir/testing';
import { abhaConsentOf } from '../../testing/abha-consent.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { abhaDesk } from './testing/abha-desk.ts';

const { day, phone, linked } = await abhaDesk();
const declared = { consent: abhaConsentOf('child'), wish_id: null };
const papers = { relation_proof: 'birth-certificate', seen: true } as const;

async function recordOf(beneficiary_ref_id: string) {
  const answer = await phone.send(getHealthRecord, { beneficiary_ref_id });
  assert.equal(answer.status, 200, answer.text);
  const record = JSON.parse(answer.text) as HealthRecord;
  assert.deepEqual(foundBy(record), { medplum: [], fhir: [], own: [] });
  const of = (type: string) => record.entry.find(({ resource }) => resource.resourceType === type)?.resource ?? {};
  return { patient: JSON.stringify(of('Patient')), composition: JSON.stringify(of('Composition')), text: answer.text };
}

test('the record of a linked account stands ready under a care context, which goes with the link', async () => {
  const { beneficiary_id: guardian_id, ticket } = await linked();
  const child = { name: 'BABY OF SITA', dob: '2026-03-01', gender: 1 as const };
  const beneficiary_id = await day.person({ ...child, guardian_id, guardian_name: 'SITA DEVI' });
  const made = await phone.ask(enrolChildAbha, { beneficiary_id, guardian_id, ticket, ...papers, ...declared });
  await phone.ask(linkAbha, { beneficiary_id, ticket: made.ticket });
  const visit = await openVisit(day, { again: beneficiary_id });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });

  const account = (await phone.ask(getAbha, { beneficiary_id })).linked ?? assert.fail('not linked');
  const { referenceNumber, careContexts, hiType, count } = account.care_contexts;
  assert.deepEqual([referenceNumber, hiType, count], [beneficiary_id, 'ImmunizationRecord', 1]);
  const [context] = careContexts;
  const record = await recordOf(beneficiary_id);
  assert.ok(
    record.composition.includes(context?.referenceNumber ?? 'none'),
    'the record is the one of the care context',
  );
  assert.ok(record.patient.includes(account.abha_address));

  await phone.ask(unlinkAbha, { beneficiary_id, reason: 'Of her sister' });
  const without = await recordOf(beneficiary_id);
  assert.ok(!without.text.includes(context?.referenceNumber ?? '') && !without.text.includes(account.abha_address));
});
