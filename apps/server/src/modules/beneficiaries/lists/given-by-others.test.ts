import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryByReportMod, getVaccinatedBeneficiaryList } from '@teeka/contract/beneficiaries';
import { addDays } from '@teeka/domain/calendar';
import { arv, biteVisit, clinicDay, record } from '../../../testing/bite-day.ts';
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
