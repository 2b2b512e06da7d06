import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { desktop, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

const vaccinator = accountOf('vaccinator1');
/** The demo's child of six weeks, for whom Pentavalent is due. */
const aarav = 'AARAV KUMAR';

function expiredBatch(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey(
    'an expired batch is stopped, and one whose vial went bad',
    { system: () => system, profile },
    async (person) => {
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
      });
      const polio = device.page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: say('schedule:dose-OPV1') });
      const vial = polio.getByRole('combobox', { name: say('cases:batchAndExpiry') });
      const [bad, good] = await system.books.rows<{
        batch_id: string;
        batch_number: string;
        material_id: number;
      }>(
        `select batch_id, batch_number, material_id from batch join material using (material_id)
       where session_site_id = $1 and material_code = 'BOPV' order by expiry_date`,
        [day.session_site_id],
      );
      assert.ok(bad && good);
      await step(
        'without network: a vial of polio has its monitor at stage 3, and is put aside',
        async () => {
          await device.networkOff();
          await vial.selectOption(bad.batch_id);
          await polio.getByRole('link', { name: say('cases:vialUnfit'), exact: true }).click();
          const sheet = device.page.getByRole('dialog').filter({ hasText: bad.batch_number });
          await sheet.getByRole('radio', { name: say('stock:fault-vvm-3'), exact: true }).click();
          await sheet.getByRole('button', { name: say('stock:unfitSave'), exact: true }).click();
          await device.page.waitForURL('**/beneficiary-vaccination-details');
        },
      );
      await step('its batch stands for what was given before only; the other one is given from', async () => {
        const option = vial.locator('option', { hasText: bad.batch_number });
        await eventually(() => option.innerText(), `${bad.batch_number} · ${say('cases:batchStoppedToday')}`);
        assert.equal(await vial.inputValue(), '', 'it is in hand no more');
        await vial.selectOption(good.batch_id);
        await nurse.save(due - 1);
        await device.networkOn();
        await nurse.chipSays('sync:allSent');
      });
      await step('on the server the batch is stopped, with the reason', async () => {
        const stops = await system.books.rows<object>(
          `select batch_number, stopped, reason from batch_stop where session_site_id = $1`,
          [day.session_site_id],
        );
        assert.deepEqual(stops, [{ batch_number: bad.batch_number, stopped: true, reason: 'vvm-3' }]);
      });
      const inStock = () =>
        device.page
          .getByRole('listitem')
          .or(device.page.getByRole('row'))
          .filter({ hasText: bad.batch_number });
      await step('her stock says why', async () => {
        await device.open('/stock');
        await inStock().getByText(say('stock:fault-vvm-3'), { exact: true }).waitFor();
      });
      await step('the district lifts the stop, and she may give from the batch again', async () => {
        const office = new Device(system, desktop);
        const sayThere = await wordsIn(desktop.language);
        try {
          await signIn({ device: office, say: sayThere }, accountOf('district1'));
          await office.page.waitForURL('**/home');
          await office.open(`/stock/batch/${bad.material_id}/${bad.batch_number}`);
          const lift = (within: Page | Locator) =>
            within.getByRole('button', { name: sayThere('stock:lift'), exact: true });
          await lift(office.page.getByRole('main')).click();
          const sheet = office.page.getByRole('dialog').filter({ hasText: bad.batch_number });
          await sheet
            .getByRole('textbox', { name: sayThere('stock:stopReason') })
            .fill('Looked at again: stage 2');
          await lift(sheet).click();
          await sheet.waitFor({ state: 'detached' });
          assert.deepEqual(office.complaints, []);
        } finally {
          await office.throwAway();
        }
        await device.open('/stock');
        await inStock().getByText(say('stock:good'), { exact: true }).waitFor({ timeout: 45_000 });
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
    },
  );
}

for (const profile of [phone, desktop]) describe(profile.name, () => expiredBatch(profile));
