import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails, saveCaseDetails } from '@teeka/contract/cases';
import {
  addPreviousVaccination,
  decidePreviousVaccination,
  getPreviousVaccinations,
  getUipVaccinationsDetails,
} from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { openVisit } from '../../../testing/open-visit.ts';
import { cardPdf } from '../../../testing/pdf-of.ts';
import { fileOf, previousReports } from '../../../testing/previous-report.ts';
import { sessionDay, vaccine } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const supervisor = await server.as(
  await server.fixtures.user({ role: 'Supervisor', sites: [day.site], places: day.places }),
);
const pdf = cardPdf();
const infant = { dob: addDays(today, -200) };

const { dose, report } = previousReports(day);
const decide = (person: string, case_id: string, approve: boolean, remarks = '') =>
  supervisor.ask(decidePreviousVaccination, {
    beneficiary_reference_id: person,
    case_id,
    approve,
    remarks,
  });
const standing = async (person: string) =>
  (await phone.ask(getUipVaccinationsDetails, { id: person })).vaccinations
    .filter(({ voided }) => voided === null)
    .map(({ dose_code }) => dose_code)
    .sort();

test('no dose slips in under a report that was approved: nobody approves their own', async () => {
  const person = await day.person(infant);
  const approved = report(person);
  await phone.ask(addPreviousVaccination, approved);
  await decide(person, approved.case_id, true);
  const second = await phone.send(addPreviousVaccination, {
    ...report(person, { material_id: vaccine.bopv, vaccine_details: [dose({ dose_code: 'OPV1' }, 90)] }),
    case_id: approved.case_id,
  });
  assert.deepEqual([second.codes, second.errors[0]?.path], [['REQVAL0009'], 'case_id']);
  assert.deepEqual(await standing(person), ['BCG']);
});

test('a report under the id of a visit is refused, and a report that is sent back voids no dose of a session', async () => {
  const visit = await openVisit(day, { person: infant });
  const { beneficiary_reference_id: person, case_id } = visit;
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
  const hidden = { material_id: vaccine.bopv, vaccine_details: [dose({ dose_code: 'OPV1' }, 90)], case_id };
  const refused = await phone.send(addPreviousVaccination, report(person, hidden));
  assert.deepEqual([refused.codes, refused.errors[0]?.path], [['REQVAL0009'], 'case_id']);
  const honest = report(person, { ...hidden, case_id: uuidV7() });
  await phone.ask(addPreviousVaccination, honest);
  await decide(person, honest.case_id, false, 'Card of another child');
  assert.deepEqual(await standing(person), ['BCG'], 'the dose of the session stands');
});

test('a visit cannot take the id of a report, nor the database hold both', async () => {
  const visit = await openVisit(day, { person: infant });
  const { beneficiary_reference_id: person, session_id } = visit;
  const reported = report(person);
  await phone.ask(addPreviousVaccination, reported);
  const opened = await phone.send(saveCaseDetails, {
    beneficiary_reference_id: person,
    session_id,
    case_id: reported.case_id,
    captured_at: day.at(),
    material_category: 'Universal Immunization Programme',
    material_ids: [vaccine.bcg],
    screened: [],
  });
  assert.deepEqual([opened.status, opened.codes], [409, ['REQVAL0009']]);
  await assert.rejects(
    server.rows(
      sql`insert into previous_vaccination (beneficiary_id, case_id, material_id, proof, reported_by, captured_at)
        values (${person}::bigint, ${visit.case_id}::uuid, 1, 'card', ${uuidV7()}::uuid, now())`.compile(build),
    ),
  );
});

test('a visit and a report under one id at once: one of them wins, whichever', async () => {
  for (let round = 0; round < 10; round++) {
    const visit = await openVisit(day, { person: infant });
    const { beneficiary_reference_id: person, session_id } = visit;
    const case_id = uuidV7();
    const answers = await Promise.all([
      phone.send(addPreviousVaccination, report(person, { case_id })),
      phone.send(saveCaseDetails, {
        beneficiary_reference_id: person,
        session_id,
        case_id,
        captured_at: day.at(),
        material_category: 'Universal Immunization Programme',
        material_ids: [vaccine.bcg],
        screened: [],
      }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409], `round ${round}`);
  }
});

test('the very same report is answered as it stands; whatever differs under its id is refused', async () => {
  const person = await day.person(infant);
  const shown = dose({ dose_code: 'BCG', file_name: 'card.pdf' }, 100);
  const files = [fileOf('card.pdf', pdf)];
  const first = report(person, { vaccine_details: [shown], files });
  await phone.ask(addPreviousVaccination, first);
  await decide(person, first.case_id, true);
  assert.deepEqual(await phone.ask(addPreviousVaccination, first), { case_id: first.case_id, status: 1 });
  const others: [string, object][] = [
    ['another day', { vaccine_details: [{ ...shown, day_of_dose: addDays(today, -99) }] }],
    ['another dose', { vaccine_details: [dose({}, 100)] }],
    ['one more', { vaccine_details: [shown, dose({}, 80)] }],
    ['another vaccine', { material_id: vaccine.bopv }],
    ['another proof', { proof: 'word' }],
    ['another time', { captured_at: day.at(-5) }],
    ['another file', { files: [fileOf('card.pdf', Buffer.concat([pdf, pdf]))] }],
  ];
  for (const [what, more] of others)
    assert.deepEqual((await phone.send(addPreviousVaccination, { ...first, ...more })).codes, ['REQVAL0009'], what);
  const used = await phone.send(addPreviousVaccination, { ...first, case_id: uuidV7() });
  assert.deepEqual([used.codes, used.errors[0]?.path], [['REQVAL0009'], 'vaccine_details.0.dose_id']);
  const twice = dose({}, 100);
  const again = await phone.send(
    addPreviousVaccination,
    report(await day.person(infant), { vaccine_details: [twice, { ...twice, dose_code: 'BCG' }] }),
  );
  assert.deepEqual([again.codes, again.errors[0]?.path], [['REQVAL0009'], 'vaccine_details.1.dose_id']);
  assert.equal(
    (await supervisor.ask(getPreviousVaccinations, { pageSize: 500 })).data.filter(
      (one) => one.beneficiary_id === person,
    ).length,
    0,
  );
});
