import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { desktop, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');
/** The demo's child of six weeks, for whom Pentavalent is due. */
const aarav = 'AARAV KUMAR';

function expiredBatch(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('an expired batch is stopped', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const day = await dayOf(system, vaccinator.user_name);
    const [expired] = await system.books.rows<{ batch_number: string; day: string }>(
      `update batch set expiry_date = (now() at time zone 'Asia/Kolkata')::date - 1
       where session_site_id = $1 and material_id = (select material_id from material where material_code = 'PENTA')
       returning batch_number, to_char(expiry_date, 'DD/MM/YYYY') as day`,
      [day.session_site_id],
    );
    assert.ok(expired);

    await step('signs in, starts the session and verifies a child', async () => {
      await nurse.arrive(vaccinator);
      await nurse.openSession();
      await nurse.startSession();
      await nurse.verify(await nurse.find(aarav));
      await nurse.goOnToVaccine();
    });
    const due = await nurse.dosesOffered();
    await step('every vial of Pentavalent at the site expired yesterday: none can be chosen', async () => {
      await nurse.askAndContinue();
      const option = device.page.locator('option', { hasText: expired.batch_number }).first();
      assert.equal(
        await option.innerText(),
        `${expired.batch_number} · ${say('cases:batchExpired', { date: expired.day })}`,
      );
      assert.equal(await option.isDisabled(), true);
    });
    await step('without a vial it does not go on, and says so', async () => {
      await device.page.getByRole('button', { name: say('cases:continue'), exact: true }).click();
      const said = device.page.getByText(say('cases:batchMissing'), { exact: true });
      await said.filter({ visible: true }).first().waitFor();
      assert.match(device.page.url(), /beneficiary-vaccination-details$/);
    });
    await step('Pentavalent is left for another day, the others are given', async () => {
      await device.page.goBack();
      await device.page.locator('#give-PENTA1').click();
      await device.page.getByRole('button', { name: say('cases:continue'), exact: true }).click();
      await device.page.waitForURL('**/beneficiary-vaccination-details');
      await nurse.chooseVials();
      await nurse.save(due - 1);
      await nurse.chipSays('sync:allSent');
    });
    await step('on the server stands no dose of it', async () => {
      const given = () =>
        system.books.one<{ doses: number; penta: number }>(
          `select count(*)::int as doses, (count(*) filter (where dose_code = 'PENTA1'))::int as penta
           from dose where session_id = $1`,
          [day.session_id],
        );
      await eventually(async () => (await given()).doses, due - 1);
      assert.equal((await given()).penta, 0);
    });
  });
}

for (const profile of [phone, desktop]) describe(profile.name, () => expiredBatch(profile));
