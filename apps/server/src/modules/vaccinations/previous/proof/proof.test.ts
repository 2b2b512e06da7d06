import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addPreviousVaccination,
  decidePreviousVaccination,
  downloadPreviousVacCert,
} from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { displayDate, fileDate } from '@teeka/domain/format';
import { whole } from '@teeka/words/whole';
import { uuidV7 } from '../../../../platform/ids/uuid-v7.ts';
import { fileFrom, paperFrom } from '../../../../testing/paper-of.ts';
import { fileOf, previousReports } from '../../../../testing/previous-report.ts';
import { sessionDay } from '../../../../testing/session-day.ts';
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
