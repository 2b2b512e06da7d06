import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  getBeneficiaryByReportMod,
  getBeneficiaryByVaccinatorId,
  getVaccinatedBeneficiaryList,
} from '@teeka/contract/beneficiaries';
import { addPreviousVaccination, decidePreviousVaccination } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { arv, biteVisit, clinicDay, record } from '../../../testing/bite-day.ts';
import { previousReports } from '../../../testing/previous-report.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await clinicDay(server);
const { phone, today } = day;

test('what another hospital gave and a site wrote down is no dose of that site', async () => {
  const visit = await biteVisit(day);
  const { beneficiary_reference_id: person } = visit;
  const on = addDays(today, -3);
  const amounts = { route: 'ID', sites: [], ml: 0.2, elsewhere: true, facility: 'CHC' };
  const theirs = arv(day, 0, { material_id: 0, given_on: on, amounts });
  assert.equal((await record(visit, [theirs], phone)).status, 200);
  const days = { from_date: on, to_date: today };
  const vaccinated = async () => (await phone.ask(getVaccinatedBeneficiaryList, days)).data;
  const lines = async () =>
    (await phone.ask(getBeneficiaryByReportMod, { ...days, mode: 'here' })).data.map(
      ({ beneficiary_id, dose_codes }) => [beneficiary_id, dose_codes],
    );
  assert.deepEqual(await vaccinated(), []);
  assert.deepEqual(await lines(), [[person, []]], 'the case was opened here');
  assert.equal((await record(visit, [arv(day, 3)], phone)).status, 200);
  assert.deepEqual(
    (await vaccinated()).map(({ beneficiary_id, vaccinated_on }) => [beneficiary_id, vaccinated_on]),
    [[person, today]],
  );
  assert.deepEqual(await lines(), [[person, ['ARV']]]);
});

/** What the list of whom staff registered says of somebody. */
async function standing(person: string) {
  await server.rows(
    sql`update beneficiary set created_by = ${day.user.user_id}::uuid, created_at = ${day.at()}
      where beneficiary_id = ${person}::bigint`.compile(build),
  );
  const { data } = await phone.ask(getBeneficiaryByVaccinatorId, { from_date: today, to_date: today });
  return data.find(({ beneficiary_id }) => beneficiary_id === person)?.status;
}

test('whom another hospital gave something is not treated here yet; whom the own clinic gave something is', async () => {
  const visit = await biteVisit(day);
  const amounts = { route: 'ID', sites: [], ml: 0.2, elsewhere: true, facility: 'CHC' };
  const theirs = arv(day, 0, { material_id: 0, given_on: addDays(today, -3), amounts });
  assert.equal((await record(visit, [theirs], phone)).status, 200);
  assert.equal(await standing(visit.beneficiary_reference_id), 'registered');
  assert.equal((await record(visit, [arv(day, 3)], phone)).status, 200);
  assert.equal(await standing(visit.beneficiary_reference_id), 'vaccinated');
});

test('an earlier dose from a card, approved or not, makes nobody vaccinated here', async () => {
  const person = await day.person({ dob: addDays(today, -200) });
  const reported = previousReports(day).report(person);
  await phone.ask(addPreviousVaccination, reported);
  assert.equal(await standing(person), 'registered');
  const { places, site } = day;
  const supervisor = await server.as(await server.fixtures.user({ role: 'Supervisor', sites: [site], places }));
  await supervisor.ask(decidePreviousVaccination, {
    ...{ beneficiary_reference_id: person, case_id: reported.case_id },
    ...{ approve: true, remarks: '' },
  });
  assert.equal(await standing(person), 'registered');
});
