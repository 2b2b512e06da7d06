import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addPreviousVaccination,
  addPreviousVaccinationFile,
  correctDose,
  decidePreviousVaccination,
  downloadPreviousVacCert,
  getPreviousVaccinationFile,
  getPreviousVaccinations,
  getUipVaccinationsDetails,
} from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { displayDate, fileDate } from '@teeka/domain/format';
import { whole } from '@teeka/words/whole';
import { uuidV7 } from '../../../../platform/ids/uuid-v7.ts';
import { fileFrom, paperFrom } from '../../../../testing/paper-of.ts';
import { fileOf, previousReports } from '../../../../testing/previous-report.ts';
import { sessionDay, vaccine } from '../../../../testing/session-day.ts';
import { testServer } from '../../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const supervisor = await server.as(
  await server.fixtures.user({ role: 'Supervisor', sites: [day.site], places: day.places }),
);
const { dose, report } = previousReports(day);

test('the card that was kept with the dose comes as it was kept', async () => {
  const beneficiary_reference_id = await day.person({ dob: addDays(today, -60) });
  const shown = dose({ file_name: 'card.pdf' });
  const input = report(beneficiary_reference_id, { vaccine_details: [shown], files: [fileOf('card.pdf')] });
  const { case_id } = await phone.ask(addPreviousVaccination, input);
  const { day_of_dose } = shown;
  const file = await fileFrom(phone, downloadPreviousVacCert, { beneficiary_reference_id, case_id, day_of_dose });
  assert.equal(file.type, 'application/pdf');
  assert.equal(file.name, `previous-vaccination-${fileDate(day_of_dose)}.pdf`);
  assert.equal(Buffer.from(file.bytes.subarray(0, 5)).toString(), '%PDF-');
  assert.ok(!Buffer.from(file.bytes).toString('latin1').includes('pdfuaid'), 'theirs, not a paper of ours');
  assert.equal((await day.audited(beneficiary_reference_id)).at(-1), downloadPreviousVacCert.name);
});

test('where no card was kept, a paper says what is on record, who approved it and when', async () => {
  const beneficiary_reference_id = await day.person({ dob: addDays(today, -60), name: 'AARAV KUMAR' });
  const input = report(beneficiary_reference_id);
  const { case_id } = await phone.ask(addPreviousVaccination, input);
  const day_of_dose = input.vaccine_details[0]?.day_of_dose ?? '';
  const wish = { beneficiary_reference_id, case_id, day_of_dose, language: 'both' } as const;
  const before = await paperFrom(phone, downloadPreviousVacCert, wish);
  before.says(whole.en.papers.proofNone, whole.en.papers['decision-pending'], 'AARAV KUMAR', displayDate(day_of_dose));
  before.isSilentOf(whole.en.papers.decidedBy);
  const decision = { beneficiary_reference_id, case_id, approve: true, remarks: 'Seen at the block' };
  await supervisor.ask(decidePreviousVaccination, decision);
  const after = await paperFrom(supervisor, downloadPreviousVacCert, wish);
  for (const { papers, schedule } of Object.values(whole))
    after.says(papers.doseProof, schedule['dose-BCG'], papers.decidedBy, 'Test Supervisor', 'Seen at the block');
});

const admin = await server.as(
  await server.fixtures.user({ role: 'Site Admin', sites: [day.site], places: day.places }),
);

/** Puts the day of a reported BCG right; answers with the id of the dose that stands now. */
async function putRight(beneficiary_reference_id: string, dose_id: string, given_on: string): Promise<string> {
  const fresh = uuidV7();
  await admin.ask(correctDose, {
    ...{ beneficiary_reference_id, dose_id, reason: 'Day misread on the card', captured_at: day.at() },
    corrected: {
      ...{ dose_id: fresh, dose_code: 'BCG', material_id: vaccine.bcg, batch_number: '', expiry_date: null },
      ...{ given_on, body_site: '' },
    },
  });
  return fresh;
}

test('a dose that was put right, and once more, is shown by the card that was kept with the first; also where it came later', async () => {
  for (const comes of ['with the report', 'after the corrections'] as const) {
    const beneficiary_reference_id = await day.person({ dob: addDays(today, -60) });
    const first = dose({ file_name: comes === 'with the report' ? 'card.pdf' : '' });
    const files = comes === 'with the report' ? [fileOf('card.pdf')] : [];
    const input = report(beneficiary_reference_id, { vaccine_details: [first], files });
    const { case_id } = await phone.ask(addPreviousVaccination, input);
    const second = await putRight(beneficiary_reference_id, first.dose_id, addDays(today, -29));
    const day_of_dose = addDays(today, -28);
    const dose_id = await putRight(beneficiary_reference_id, second, day_of_dose);
    if (comes === 'after the corrections') {
      await phone.ask(addPreviousVaccinationFile, {
        ...{ beneficiary_reference_id, case_id, dose_id: first.dose_id, file_name: 'card.pdf' },
        ...{ content: Buffer.from(fileOf('card.pdf').bytes).toString('base64'), captured_at: day.at() },
      });
    }
    const proof = await fileFrom(phone, downloadPreviousVacCert, { beneficiary_reference_id, case_id, day_of_dose });
    assert.ok(
      !Buffer.from(proof.bytes).toString('latin1').includes('pdfuaid'),
      `theirs, not a paper of ours: ${comes}`,
    );
    const kept = await supervisor.send(getPreviousVaccinationFile, { beneficiary_reference_id, dose_id });
    assert.match(kept.text, /^%PDF-/);
    const { vaccinations } = await phone.ask(getUipVaccinationsDetails, { id: beneficiary_reference_id });
    const stands = vaccinations.find(({ voided }) => voided === null);
    assert.deepEqual([stands?.dose_id, stands?.previous?.has_file], [dose_id, true]);
    const { data } = await supervisor.ask(getPreviousVaccinations, { pageSize: 500 });
    const listed = data.find(({ beneficiary_id }) => beneficiary_id === beneficiary_reference_id);
    assert.deepEqual(
      listed?.doses.map(({ has_file }) => has_file),
      [true, true, true],
    );
  }
});

test('a dose of which no card was kept has none after it was put right', async () => {
  const beneficiary_reference_id = await day.person({ dob: addDays(today, -60) });
  const input = report(beneficiary_reference_id);
  const { case_id } = await phone.ask(addPreviousVaccination, input);
  const day_of_dose = addDays(today, -29);
  await putRight(beneficiary_reference_id, input.vaccine_details[0]?.dose_id ?? '', day_of_dose);
  const paper = await paperFrom(phone, downloadPreviousVacCert, {
    ...{ beneficiary_reference_id, case_id, day_of_dose },
    language: 'en',
  });
  paper.says(whole.en.papers.proofNone);
});

test('another day, another case, a person of elsewhere', async () => {
  const beneficiary_reference_id = await day.person({ dob: addDays(today, -60) });
  const input = report(beneficiary_reference_id);
  const { case_id } = await phone.ask(addPreviousVaccination, input);
  const day_of_dose = input.vaccine_details[0]?.day_of_dose ?? '';
  const wish = { beneficiary_reference_id, case_id, day_of_dose };
  for (const wrong of [{ day_of_dose: addDays(day_of_dose, 1) }, { case_id: uuidV7() }])
    assert.deepEqual((await phone.send(downloadPreviousVacCert, { ...wish, ...wrong })).codes, ['BENDOC0003']);
  for (const stranger of await day.strangers())
    assert.deepEqual((await stranger.send(downloadPreviousVacCert, wish)).codes, ['REQVAL0012']);
});
