import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportAefi } from '@teeka/contract/aefi';
import { addVaccineDetails, caseStatusUpdation } from '@teeka/contract/cases';
import { downloadrwinCertificate } from '@teeka/contract/certificates';
import { voidDose } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { compactDate, displayDate } from '@teeka/domain/format';
import { groupReferenceNumber } from '@teeka/domain/identity';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { aefiNotices } from '../../../testing/aefi-notice.ts';
import {
  arv,
  biteStock,
  biteVisit,
  clinicDay,
  happens,
  rabiesBite,
  record,
  snakeBite,
} from '../../../testing/bite-day.ts';
import { type OpenVisit, openVisit } from '../../../testing/open-visit.ts';
import { paperFrom } from '../../../testing/paper-of.ts';
import { sessionDay, vaccine } from '../../../testing/session-day.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const clinic = await clinicDay(server);
const day = await sessionDay(server);
const { today } = day;
const { en, hi } = whole;

const reportOf = ({ case_id, beneficiary_reference_id }: OpenVisit, phone: TestClient, more: object = {}) =>
  paperFrom(phone, downloadrwinCertificate, { case_id, beneficiary_reference_id, language: 'en', ...more });

test('the course after a bite: the wound, each day with vaccine, batch, place and vaccinator, immunoglobulin, and what is to come', async () => {
  const { phone } = clinic;
  const bite = rabiesBite({ bitten_on: addDays(today, -3), contacts: ['bitten', 'scratch-with-blood'] });
  const visit = await biteVisit(clinic, { bite });
  const first = arv(clinic, 0, { given_on: addDays(today, -3), batch_number: 'ARV-11' });
  const rig = {
    ...arv(clinic, 0),
    dose_code: 'RIG',
    material_id: biteStock.erig,
    batch_number: 'RIG-5',
    amounts: { route: 'wound' as const, sites: [], ml: null, rig_type: 'ERIG', iu: 2080, infiltrated_ml: 5, im_ml: 2 },
  };
  assert.equal((await record(visit, [first], phone)).status, 200);
  assert.equal((await record(visit, [rig], phone)).status, 200);
  assert.equal((await record(visit, [arv(clinic, 3, { batch_number: 'ARV-12' })], phone)).status, 200);
  const animal = { kind: 'animal', facts: { state: 'healthy' } };
  assert.equal((await happens(clinic, visit, animal)).status, 200);
  const paper = await reportOf(visit, phone, { language: 'both' });
  const { bites, biteLists, papers } = en;
  paper.says(papers.caseReport, bites.theBite, 'III', biteLists['animal-dog'], biteLists['contact-bitten']);
  paper.says(biteLists['contact-scratch-with-blood'], biteLists['regimen-IDRV']);
  paper.says('ARV-11', 'ARV-12', 'Test Vaccinator', displayDate(addDays(today, -3)), displayDate(today));
  paper.says(bites['rig-ERIG'], '2,080 IU', 'RIG-5', biteLists['observed-healthy'], bites['day-upcoming']);
  paper.says(papers['kind-rabies'], en.beneficiaries.visitOpen, en.aefi.title);
  paper.says(hi.papers.caseReport, hi.bites.theBite, hi.biteLists['animal-dog'], hi.biteLists['regimen-IDRV']);
  paper.says(groupReferenceNumber(visit.beneficiary_reference_id));
});

test('a snake bite: signs, clotting test, vials, reaction, where sent, and how it ended', async () => {
  const { phone } = clinic;
  const visit = await biteVisit(clinic, { bite: snakeBite() });
  const drip = {
    ...arv(clinic, 1),
    dose_code: 'ASV',
    material_id: biteStock.asv,
    body_site: 'vein',
    batch_number: 'ASV-9',
    amounts: {
      ...{ route: 'IV' as const, sites: [], ml: null, vials: 10 },
      ...{ started_at: clinic.at(-30), ended_at: clinic.at(-5) },
    },
  };
  for (const step of [
    { kind: 'look', facts: { signs: ['ptosis'], pulse: 104, swelling_cm: 14.5, urine_ml: 0 } },
    { kind: 'clotting-test', facts: { clots: false } },
  ])
    assert.equal((await happens(clinic, visit, step)).status, 200);
  assert.equal((await record(visit, [drip], phone)).status, 200);
  for (const step of [
    { kind: 'reaction', facts: { signs: ['rash'], treatments: ['adrenaline'], after: 'ASV' } },
    { kind: 'referral', facts: { to: 'Medical College', why: ['ventilation'], transport: 'ambulance', note: '' } },
  ])
    assert.equal((await happens(clinic, visit, step)).status, 200);
  const { case_id, beneficiary_reference_id } = visit;
  const closing = {
    case_id,
    beneficiary_reference_id,
    status: 3 as const,
    reason: 'referred',
    captured_at: clinic.at(),
  };
  assert.equal((await phone.send(caseStatusUpdation, closing)).status, 200);
  for (const language of ['en', 'hi'] as const) {
    const { bites, biteLists, papers, beneficiaries } = whole[language];
    const paper = await reportOf(visit, phone, { language });
    // Of बिच्छू in bold what is copied has letters twice (decision 125).
    if (language === 'en') paper.says(papers['kind-venom']);
    paper.says(bites.theSnakeBite, biteLists['snake-krait'], bites['grade-mixed']);
    paper.says(fill(bites.swellingIs, { n: 14.5 }), fill(bites.urineIs, { n: 0 }));
    paper.says(biteLists['snakeSign-ptosis'], bites.doesNotClot, 'ASV-9', biteLists['reaction-rash']);
    paper.says(biteLists['treatment-adrenaline'], 'Medical College', biteLists['referWhy-ventilation']);
    paper.says(biteLists['close-referred'], biteLists['outcome-referred'], beneficiaries.visitClosed);
  }
});

test('a course that is open again after a dose was taken back has no reason of its end, and says what opened it', async () => {
  const { phone } = clinic;
  const visit = await biteVisit(clinic, { bite: rabiesBite({ bitten_on: addDays(today, -28) }) });
  const doses = [0, 3, 7, 28].map((nth) => arv(clinic, nth, { given_on: addDays(today, nth - 28) }));
  assert.equal((await record(visit, doses, phone)).status, 200);
  const { case_id, beneficiary_reference_id } = visit;
  const captured_at = clinic.at();
  const closing = { case_id, beneficiary_reference_id, status: 2 as const, captured_at };
  assert.deepEqual((await phone.send(caseStatusUpdation, closing)).codes, []);
  const [dose_id, given_on] = [doses[3]?.dose_id ?? '', today];
  await phone.ask(voidDose, {
    ...{ beneficiary_reference_id, dose_id, dose_code: 'ARV', given_on, reason: 'Another person', captured_at },
  });
  for (const language of ['en', 'hi'] as const) {
    const { biteLists, beneficiaries, papers } = whole[language];
    const paper = await reportOf(visit, phone, { language });
    paper.says(beneficiaries.visitOpen, biteLists['event-reopened'], biteLists['reopened-dose-voided']);
    paper.isSilentOf(`${papers.reason}${biteLists['close-completed']}`, 'reopened');
  }
});

test('a visit of the national schedule: doses, what was asked, an event after it, what was taken back', async () => {
  const { phone } = day;
  const visit = await openVisit(day, { person: { dob: today, name: 'AARAV KUMAR' } });
  const { beneficiary_reference_id } = visit;
  const [bcg, opv] = [
    day.dose({ batch_number: 'BCG-3' }),
    day.dose({ dose_code: 'OPV0', material_id: vaccine.bopv, batch_number: 'OPV-4' }),
  ];
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [bcg, opv] });
  const answers = [
    { question: 'severe-reaction', answer: 'no', reason: '' },
    { question: 'severe-illness', answer: 'yes', reason: 'Doctor agreed' },
  ];
  await server.rows(
    sql`update care_case set screening = ${JSON.stringify({ version: 'IN-UIP', answers })}::jsonb
      where case_id = ${visit.case_id}::uuid`.compile(build),
  );
  await phone.ask(voidDose, {
    ...{ beneficiary_reference_id, dose_id: opv.dose_id, dose_code: 'OPV0', given_on: opv.given_on },
    ...{ reason: 'Another child', captured_at: day.at() },
  });
  await phone.ask(reportAefi, aefiNotices(day)(beneficiary_reference_id, { given_in_session_id: visit.session_id }));
  for (const language of ['en', 'hi'] as const) {
    const { papers, schedule, cases, aefi } = whole[language];
    const paper = await reportOf(visit, phone, { language });
    assert.equal(paper.name, `AARAV-KUMAR-${compactDate(today)}-Case-Report.pdf`);
    paper.says('AARAV KUMAR', schedule['dose-BCG'], 'BCG-3', cases.askSevereIllness, 'Doctor agreed');
    paper.says(aefi['symptom-SEIZURE_FEBRILE'], aefi['category-serious'], papers.takenBack, 'Another child');
  }
});

test('of a document only its end is written, and nothing of a mobile number', async () => {
  const visit = await openVisit(day, { person: { dob: today } });
  await server.rows(
    sql`update beneficiary set photo_id_type = 1, photo_id_last4 = '4321'
      where beneficiary_id = ${visit.beneficiary_reference_id}::bigint`.compile(build),
  );
  const paper = await reportOf(visit, day.phone);
  paper.says(en.identity['document-1'], 'ending in 4321', en.papers.noDose);
});

test('at the foot stands when it was made and by whom; a sample says across that it is one', async () => {
  const visit = await openVisit(day);
  const usual = await reportOf(visit, day.phone);
  usual.says('Made on', 'Test Vaccinator, Vaccinator', 'Sheet 1 of 1');
  usual.isSilentOf(en.papers.trial);
  (await reportOf(visit, day.phone, { env: 'production' })).isSilentOf(en.papers.trial);
  (await reportOf(visit, day.phone, { env: 'sandbox' })).says(en.papers.trial);
});

test('without a word on it the paper speaks the language of the caller', async () => {
  const { case_id, beneficiary_reference_id } = await openVisit(day);
  const paper = await paperFrom(day.phone, downloadrwinCertificate, { case_id, beneficiary_reference_id });
  paper.says(en.papers.caseReport);
});

test('an unknown case, a person of elsewhere; who downloaded stands in the audit log', async () => {
  const visit = await openVisit(day);
  const { case_id, beneficiary_reference_id } = visit;
  const unknown = { case_id: uuidV7(), beneficiary_reference_id };
  assert.deepEqual((await day.phone.send(downloadrwinCertificate, unknown)).codes, ['BENSUM0001']);
  const other = await openVisit(day);
  const mixed = { case_id: other.case_id, beneficiary_reference_id };
  assert.deepEqual((await day.phone.send(downloadrwinCertificate, mixed)).codes, ['BENSUM0001']);
  for (const stranger of await day.strangers()) {
    const answer = await stranger.send(downloadrwinCertificate, { case_id, beneficiary_reference_id });
    assert.deepEqual(answer.codes, ['REQVAL0012']);
  }
  await reportOf(visit, day.phone);
  const audited = await day.audited(beneficiary_reference_id);
  assert.equal(audited.filter((call) => call === downloadrwinCertificate.name).length, 1);
});
