import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { stopBatch } from '@teeka/contract/stock';
import { addDays } from '@teeka/domain/calendar';
import type { Locator, Page } from 'playwright-core';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { uuidV7 } from '../apps/server/src/platform/ids/uuid-v7.ts';
import { accountOf, signedIn } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, desktop, type Profile, phone } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

const vaccinator = accountOf('vaccinator1');
/** The demo's child of six weeks, for whom Pentavalent is due. */
const aarav = 'AARAV KUMAR';
const recall = 'The maker calls it back';
/** The batch of vials that come in the midst of the session. */
const lent = 'LENT-7';

/** What the phone of this journey does not hear of before it has network. */
async function stopInTheDistrict(
  system: System,
  { material_id, batch_number }: { readonly material_id: number; readonly batch_number: string },
): Promise<void> {
  const district = await signedIn(system, accountOf('district1'));
  await district.ask(stopBatch, {
    stop_id: uuidV7(),
    material_id,
    batch_number,
    session_site_id: '',
    stopped: true,
    reason: recall,
    captured_at: systemClock().instant.toISOString(),
  });
}

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
        await nurse.seeWhatIsDue();
      });
      const due = await nurse.dosesOffered();
      const anotherVial = async () => {
        await device.page.getByRole('button', { name: say('cases:anotherVial'), exact: true }).click();
        await device.page.waitForURL('**/beneficiary-vaccination-details*');
      };
      await step('every vial of Pentavalent at the site expired yesterday: none can be chosen', async () => {
        await nurse.askAndContinue();
        assert.ok(await nurse.confirmVials(), 'those of the other vaccines');
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
        await nurse.goOn();
        assert.equal(await nurse.chooseVials(), 0, 'they are confirmed');
        await anotherVial();
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
      await step('without network: a vial of polio has its monitor at stage 3, and is put aside', async () => {
        await device.networkOff();
        await vial.selectOption(bad.batch_id);
        await polio.getByRole('link', { name: say('cases:vialUnfit'), exact: true }).click();
        const sheet = device.page.getByRole('dialog').filter({ hasText: bad.batch_number });
        await sheet.getByRole('radio', { name: say('stock:fault-vvm-3'), exact: true }).click();
        await sheet.getByRole('button', { name: say('stock:unfitSave'), exact: true }).click();
        await device.page.waitForURL('**/beneficiary-vaccination-details*');
      });
      await step('vials that a neighbouring site lends are received from the visit', async () => {
        await polio.getByRole('link', { name: say('cases:receiveVials'), exact: true }).click();
        const stock = new Registrar(person);
        assert.equal(await stock.field('stock:whichVaccine').inputValue(), String(good.material_id));
        await stock.field('stock:batchNumber').fill(lent);
        await stock.typeDay('stock:expiry', addDays(systemClock().today, 200));
        await stock.field('stock:manufacturer').fill('Doab Vaccines');
        await stock.field('stock:vials').fill('4');
        await stock.field('stock:vvm').selectOption('1');
        await stock.tap('stock:receive', device.page.getByRole('dialog'));
        await device.page.waitForURL('**/beneficiary-vaccination-details*');
        await vial.locator('option', { hasText: lent }).waitFor({ state: 'attached' });
      });
      await step('its batch stands for what was given before only; the other one is given from', async () => {
        const option = vial.locator('option', { hasText: bad.batch_number });
        await eventually(() => option.innerText(), `${bad.batch_number} · ${say('cases:batchStoppedToday')}`);
        assert.equal(await vial.inputValue(), '', 'it is in hand no more');
        await vial.selectOption(good.batch_id);
        // Of this the phone cannot hear.
        await stopInTheDistrict(system, good);
        await nurse.save(due - 1);
      });
      await step('which the district has stopped meanwhile: the doses need her, one for its batch', async () => {
        await device.networkOn();
        await nurse.chipSays('sync:needsYou', 1);
        await nurse.openRecords();
        const records = device.page.getByRole('dialog');
        await records.getByText(say('refusals:VACDOS0023')).waitFor();
        await records.getByRole('button', { name: say('sync:edit'), exact: true }).click();
        await records.waitFor({ state: 'detached' });
        await device.page.getByText(say('refusals:VACDOS0023')).waitFor();
        // What she answered before the needle stands as she answered it.
        await device.page.getByRole('button', { name: say('cases:askNone'), pressed: true }).waitFor();
        await device.page.getByRole('button', { name: say('cases:continue'), exact: true }).click();
        await device.page.waitForURL('**/beneficiary-vaccination-details*');
        await vial.locator('option:checked', { hasText: good.batch_number }).waitFor({ state: 'attached' });
      });
      await step('the vial in hand was another one: with its batch they are sent', async () => {
        await vial.selectOption({ label: await vial.locator('option', { hasText: lent }).innerText() });
        await nurse.save(due - 1);
        await nurse.chipSays('sync:allSent');
        const { batch_number } = await system.books.one<{ batch_number: string }>(
          `select batch_number from dose where session_id = $1 and dose_code = 'OPV1'`,
          [day.session_id],
        );
        assert.equal(batch_number, lent);
      });
      await step('on the server both batches are stopped, with the reason', async () => {
        const stops = await system.books.rows<object>(
          `select batch_number, stopped, reason from batch_stop where session_site_id = $1 order by captured_at`,
          [day.session_site_id],
        );
        assert.deepEqual(stops, [
          { batch_number: bad.batch_number, stopped: true, reason: 'vvm-3' },
          { batch_number: good.batch_number, stopped: true, reason: recall },
        ]);
      });
      const inStock = () =>
        device.page.getByRole('listitem').or(device.page.getByRole('row')).filter({ hasText: bad.batch_number });
      await step('her stock says why', async () => {
        await device.open('/stock');
        await inStock().getByText(say('stock:fault-vvm-3'), { exact: true }).waitFor();
      });
      await step('the district lifts the stop, and she may give from the batch again', async () => {
        const office = new Device(system, desktop, { opensOffline: false });
        const sayThere = await wordsIn(desktop.language, desktop);
        try {
          await signIn({ device: office, say: sayThere }, accountOf('district1'));
          await office.page.waitForURL('**/home');
          await office.open(`/stock/batch/${bad.material_id}/${bad.batch_number}`);
          const lift = (within: Page | Locator) =>
            within.getByRole('button', { name: sayThere('stock:lift'), exact: true });
          await lift(office.page.getByRole('main')).click();
          const sheet = office.page.getByRole('dialog').filter({ hasText: bad.batch_number });
          await sheet.getByRole('textbox', { name: sayThere('stock:stopReason') }).fill('Looked at again: stage 2');
          await lift(sheet).click();
          await sheet.waitFor({ state: 'detached' });
          assert.deepEqual(office.complaints, []);
        } finally {
          await office.throwAway();
        }
        await device.open('/stock');
        await inStock().getByText(say('stock:good'), { exact: true }).waitFor();
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

for (const profile of dealt(phone)) describe(profile.name, () => expiredBatch(profile));
