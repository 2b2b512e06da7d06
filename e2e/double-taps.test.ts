import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { addDays } from '@teeka/domain/calendar';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { accountOf } from './harness/accounts.ts';
import { doubleTap } from './harness/double-tap.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { phone } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');
const child = 'AARAV KUMAR';
const { today } = systemClock();
const gaps = [150, 200, 300, 450] as const;
/** Long enough for whatever a second tap would have begun. */
const settled = 900;

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());
const at = { system: () => system, profile: phone };

journey('whoever taps twice does one thing', at, async (person) => {
  const { device, say, step } = person;
  const nurse = new Nurse(person);
  const button = (name: string, within = device.page.locator('body')) =>
    within.getByRole('button', { name, exact: true });
  const still = () => device.page.waitForTimeout(settled);
  const sheet = () => device.page.getByRole('dialog');
  let session = '';

  await step('begins the session', async () => {
    await nurse.arrive(vaccinator);
    await nurse.openSession();
    await nurse.startSession();
    await nurse.chipSays('sync:allSent');
    session = new URL(device.page.url()).pathname;
  });
  await step('twice on ending it: it is asked, and nothing has ended', async () => {
    for (const gap of gaps) {
      await doubleTap(button(say('sessions:end')), gap);
      await sheet().waitFor();
      await still();
      assert.equal(await sheet().count(), 1);
      await button(say('app:cancel'), sheet()).click();
      await sheet().waitFor({ state: 'detached' });
    }
  });
  await step(
    'twice on confirming the vials, then on going on: what will be saved is seen, and no dose is recorded',
    async () => {
      await nurse.verify(await nurse.find(child));
      await nurse.seeWhatIsDue();
      const due = await nurse.dosesOffered();
      await nurse.askAndContinue();
      for (const gap of gaps) {
        const isSheet = (await nurse.vialsOfDay.count()) > 0;
        await doubleTap(
          isSheet ? button(say('cases:vialsConfirm'), nurse.vialsOfDay) : button(say('cases:continue')),
          gap,
        );
        await device.page.waitForURL('**/beneficiary-vaccination-summary*');
        await still();
        assert.match(device.page.url(), /-summary$/);
        await button(say('cases:record', { count: due })).waitFor();
        await device.page.goBack();
        await nurse.seeWhatIsDue();
      }
    },
  );
  await step('a tap that takes its time goes on as ever', async () => {
    await device.page.goForward();
    await button(say('cases:record', { count: 5 })).waitFor();
    await device.page.goBack();
    await nurse.seeWhatIsDue();
    await doubleTap(button(say('cases:continue')), 1500);
    await button(say('cases:nextPerson')).waitFor();
  });
  await step('twice on the end in the sheet, without network: nobody’s page opens below it', async () => {
    await device.open(session);
    await nurse.countVials();
    await device.networkOff();
    const chip = device.page.getByRole('banner').getByRole('status');
    await eventually(async () => (await chip.innerText()).startsWith(say('sync:offline')), true);
    await button(say('sessions:end')).click();
    await doubleTap(button(say('sessions:end'), sheet()), 200);
    await sheet().waitFor({ state: 'detached' });
    await still();
    assert.equal(new URL(device.page.url()).pathname, session);
    await device.networkOn();
  });
});

journey('a registration whose next is tapped twice', at, async (person) => {
  const { device, say, step } = person;
  const nurse = new Nurse(person);
  const registrar = new Registrar(person);
  const wrong = () => device.page.locator('main [aria-invalid="true"]').count();
  const next = () => device.page.getByRole('button', { name: say('registration:next'), exact: true });

  await step('stands on the second step, where nothing is called wrong yet', async () => {
    await nurse.arrive(vaccinator);
    await device.open('/registered-beneficiaries');
    await device.page.getByRole('button', { name: say('app:menu'), exact: true }).click();
    await device.page.getByRole('link', { name: say('app:newBeneficiary'), exact: true }).click();
    await registrar.typePerson({
      name: 'Indumati Kewat',
      gender: 'female',
      dob: addDays(today, -22 * 365),
      type: 'type-21',
      mobile: '9700000077',
    });
    for (const gap of [150, 250, 300, 450]) {
      await doubleTap(next(), gap);
      await device.page.getByRole('heading', { name: say('registration:photoId') }).waitFor();
      await device.page.waitForTimeout(settled);
      assert.equal(await wrong(), 0, `${gap} ms`);
      await device.page.goBack();
      await eventually(() => registrar.field('registration:name').inputValue(), 'Indumati Kewat');
    }
  });
  await step('an Enter that is held goes on one step', async () => {
    await next().focus();
    await device.page.keyboard.down('Enter');
    for (let times = 0; times < 6; times += 1) {
      await device.page.waitForTimeout(60);
      await device.page.keyboard.down('Enter');
    }
    await device.page.keyboard.up('Enter');
    await device.page.getByRole('heading', { name: say('registration:photoId') }).waitFor();
    assert.equal(await wrong(), 0);
  });
  await step('how many places are wrong is no longer said once they are right, or left', async () => {
    const said = () => device.page.locator('main [role="status"]').filter({ hasText: /\d/ }).allInnerTexts();
    const count = say('app:toCorrect', { count: 1 });
    await next().click();
    await eventually(async () => (await said()).includes(count), true);
    await device.page.goBack();
    await eventually(async () => (await said()).includes(count), false);
    await next().click();
    await next().click();
    await eventually(async () => (await said()).includes(count), true);
    await registrar.typeDay('registration:lmp', addDays(today, -100));
    await eventually(async () => (await said()).includes(count), false);
  });
  await step('after it is saved, back leads to where she came from', async () => {
    await registrar.field('registration:guardianName').fill('Ramdulare');
    await registrar.next();
    await registrar.agree();
    await device.page.goBack();
    await device.page.goBack();
    await registrar.next();
    await registrar.next();
    await registrar.tap('registration:save');
    await device.page.waitForURL(/\/beneficiary\/\d{14}$/);
    await device.page.goBack();
    await device.page.waitForURL('**/registered-beneficiaries');
    await device.page.goForward();
    await device.page.waitForURL(/\/beneficiary\/\d{14}$/);
  });
});
