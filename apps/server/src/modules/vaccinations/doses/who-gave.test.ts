import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downloadAppreciationLetter } from '@teeka/contract/appreciation';
import { addVaccineDetails } from '@teeka/contract/cases';
import { downloadrwinCertificate, issueCertificate, regenerateCert } from '@teeka/contract/certificates';
import { getHealthRecord } from '@teeka/contract/fhir';
import { downloadPregnencyDetailsPdf } from '@teeka/contract/pregnancies';
import {
  addPreviousVaccination,
  correctDose,
  downloadImmunisationCard,
  getUipVaccinationsDetails,
} from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import type { HealthRecord } from '@teeka/domain/fhir';
import { whole } from '@teeka/words/whole';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { biteVisit, clinicDay, arv as courseDose, record } from '../../../testing/bite-day.ts';
import { openVisit } from '../../../testing/open-visit.ts';
import { fileFrom, paperFrom } from '../../../testing/paper-of.ts';
import { pregnancyDesk } from '../../../testing/pregnancy-desk.ts';
import { previousReports } from '../../../testing/previous-report.ts';
import { sessionDay, vaccine } from '../../../testing/session-day.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today, site, places, user: nurse } = day;
const as = async (role: 'Site Admin' | 'District Administrator') =>
  server.as(await server.fixtures.user({ role, sites: [site], places }));
const [admin, district] = [await as('Site Admin'), await as('District Administrator')];
const [giver, corrector, other] = ['Test Vaccinator', 'Test Site Admin', 'Test District Administrator'];

type Dose = Pick<
  ReturnType<typeof day.dose>,
  'dose_id' | 'dose_code' | 'material_id' | 'batch_number' | 'given_on' | 'body_site'
>;

/** Puts the batch of a dose right; answers with the dose that stands now. */
async function putRight(person: string, dose: Dose, batch_number: string, by: TestClient): Promise<Dose> {
  const { dose_code, material_id, given_on, body_site } = dose;
  const dose_id = uuidV7();
  await by.ask(correctDose, {
    ...{ beneficiary_reference_id: person, dose_id: dose.dose_id, reason: 'Batch misread', captured_at: day.at() },
    corrected: { dose_id, dose_code, material_id, batch_number, expiry_date: '2028-01-01', given_on, body_site },
  });
  return { ...dose, dose_id, batch_number };
}

/** A child whose BCG was put right twice, by a Site Admin and then by a District Administrator. */
async function childPutRight() {
  const visit = await openVisit(day, { person: { dob: today, name: 'AARAV KUMAR' } });
  const first = day.dose();
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [first] });
  const person = visit.beneficiary_reference_id;
  const second = await putRight(person, first, 'BCG-22', admin);
  return { person, visit, dose: await putRight(person, second, 'BCG-333', district) };
}

test('a dose that was put right, and once more, is still of whoever gave it: certificate, card, case report, health record', async () => {
  const { person: beneficiary_ref_id, visit, dose } = await childPutRight();
  const { certificate_id } = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'en' });
  const papers = [
    await paperFrom(phone, regenerateCert, { beneficiary_ref_id, certificate_id }),
    await paperFrom(phone, downloadImmunisationCard, { beneficiary_ref_id, language: 'en' }),
    await paperFrom(phone, downloadrwinCertificate, {
      ...{ beneficiary_reference_id: beneficiary_ref_id, case_id: visit.case_id, language: 'en' },
    }),
  ];
  for (const paper of papers) {
    paper.says('BCG-333', giver);
    paper.isSilentOf(corrector, other);
  }
  const { text } = await phone.send(getHealthRecord, { beneficiary_ref_id });
  const entries = (JSON.parse(text) as HealthRecord).entry.map(({ resource }) => resource);
  assert.deepEqual(
    entries.filter(({ resourceType }) => resourceType === 'Practitioner').map(({ id }) => id),
    [nurse.user_id],
  );
  const [shown] = (await phone.ask(getUipVaccinationsDetails, { id: beneficiary_ref_id })).vaccinations;
  assert.deepEqual(
    [shown?.dose_id, shown?.captured_by_name],
    [dose.dose_id, other],
    'who wrote it down last is told apart',
  );
});

test('a letter of appreciation counts a dose for whoever gave it, not for who put it right', async () => {
  await childPutRight();
  const counted = async (user_id: string) => {
    await fileFrom(district, downloadAppreciationLetter, { user_id, from: today, to: today, language: 'en' });
    const [row] = await server.rows<{ doses: number }>(
      sql<{ doses: number }>`select (detail ->> 'doses')::int as doses from audit
        where subject = ${user_id}::text and call = ${downloadAppreciationLetter.name} order by at desc limit 1`.compile(
        build,
      ),
    );
    return row?.doses;
  };
  const before = await counted(nurse.user_id);
  const { person, dose } = await childPutRight();
  await putRight(person, dose, 'BCG-4444', admin);
  assert.equal(await counted(nurse.user_id), (before ?? 0) + 1);
});

test('Td of a pregnancy: who gave it, whoever put it right; what the family told is marked so', async () => {
  const { woman } = await pregnancyDesk(day, { lmp: addDays(today, -150) });
  const visit = await openVisit(day, { again: woman, session_id: await day.session(1) });
  const td = day.dose({ dose_code: 'TDPW2', material_id: vaccine.td, batch_number: 'TD-1' });
  const { report, dose } = previousReports(day);
  await phone.ask(
    addPreviousVaccination,
    report(woman, {
      ...{ material_id: vaccine.td, material_name: 'Td', proof: 'word' },
      vaccine_details: [dose({ dose_code: 'TDPW1' }, 100)],
    }),
  );
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [td] });
  await putRight(woman, td, 'TD-22', admin);
  for (const language of ['en', 'hi'] as const) {
    const paper = await paperFrom(phone, downloadPregnencyDetailsPdf, { beneficiary_ref_id: woman, language });
    paper.says('TD-22', giver, whole[language].papers.cardByWord);
    paper.isSilentOf(corrector, whole[language].bites.elsewhere);
  }
});

test('what others gave of a course has no place and no giver of ours on card and case report, also once it was put right', async () => {
  const clinic = await clinicDay(server);
  const visit = await biteVisit(clinic);
  const theirs = courseDose(clinic, 0, {
    ...{ given_on: addDays(today, -3), batch_number: 'ELSE-1' },
    amounts: { ...courseDose(clinic, 0).amounts, elsewhere: true, facility: 'CHC Bilsi' },
  });
  assert.equal((await record(visit, [theirs], clinic.phone)).status, 200);
  const person = visit.beneficiary_reference_id;
  const clinicAdmin = await server.as(
    await server.fixtures.user({ role: 'Site Admin', sites: [clinic.site], places: clinic.places }),
  );
  await putRight(person, theirs, 'ELSE-22', clinicAdmin);
  for (const language of ['en', 'hi'] as const) {
    const card = await paperFrom(clinic.phone, downloadImmunisationCard, { beneficiary_ref_id: person, language });
    card.says('ELSE-22', whole[language].bites.elsewhere);
    card.isSilentOf(corrector);
    const report = await paperFrom(clinic.phone, downloadrwinCertificate, {
      ...{ beneficiary_reference_id: person, case_id: visit.case_id, language },
    });
    report.says('ELSE-22', 'CHC Bilsi');
    report.isSilentOf(corrector);
  }
});
