import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { addDays } from '@teeka/domain/calendar';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { accountOf } from './harness/accounts.ts';
import { Device } from './harness/device.ts';
import { eventually } from './harness/eventually.ts';
import { goByMenu, signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { desktop, phone } from './harness/profiles.ts';
import { type Newcomer, Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());
const system = () => running;

journey('a limit is changed for everybody', { system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const main = () => device.page.getByRole('main');
  const sheet = () => device.page.getByRole('dialog');
  const what = say('administration:max_members_per_mobile');
  const open = () =>
    main()
      .getByRole('button', { name: say('administration:changeOf', { what }), exact: true })
      .click();
  const save = () =>
    sheet()
      .getByRole('button', { name: say('administration:save'), exact: true })
      .click();
  await step(
    'who is posted above all places opens the settings; no number but one within the bounds is taken',
    async () => {
      await signIn(person, accountOf('national1'));
      await device.page.waitForURL('**/home');
      await goByMenu(person, 'titles:settings');
      await device.page.waitForURL('**/administration/settings');
      await open();
      const field = sheet().getByRole('textbox', { name: say('administration:newValue') });
      await field.fill('0');
      await save();
      await sheet()
        .getByText(say('refusals:FLDVAL0005', { min: '1', max: '100' }))
        .waitFor();
      await sheet().getByText(say('refusals:FLDVAL0001')).waitFor();
      await field.fill('1');
      await sheet()
        .getByRole('textbox', { name: say('administration:reason') })
        .fill('One family, one number');
      await device.page.goBack();
      await sheet().waitFor({ state: 'detached' });
      await device.reload();
      await open();
      await eventually(() => field.inputValue(), '1');
      await save();
      await sheet().waitFor({ state: 'detached' });
      await main()
        .getByText(say('administration:people_one', { n: '1' }), { exact: true })
        .waitFor();
    },
  );
  await step('the history tells what it was, why and by whom', async () => {
    await open();
    await sheet().getByText('One family, one number').waitFor();
    await sheet().getByText(accountOf('national1').name.en).waitFor();
    await sheet()
      .getByRole('button', { name: say('app:cancel'), exact: true })
      .click();
  });
  const hers = new Device(running, phone);
  const hindi = await wordsIn(phone.language, phone);
  const nurse = new Nurse({ device: hers, say: hindi });
  const registrar = new Registrar({ device: hers, say: hindi });
  const mobile = '9700000055';
  const woman = (name: string): Newcomer => ({
    ...{ name, mobile, gender: 'female', type: 'type-20' },
    dob: addDays(systemClock().today, -30 * 365),
  });
  await step('on a phone in the village a woman is registered with her number', async () => {
    await nurse.arrive(accountOf('anm1'));
    await hers.open('/new-beneficiary');
    await registrar.typePerson(woman('Phoolmati Devi'));
    await registrar.next();
    await registrar.field('registration:guardianName').fill('Ramdulare');
    await registrar.next();
    await registrar.agree();
    await registrar.tap('registration:save');
    await hers.page.waitForURL(/\/people\/\d{14}$/);
    await nurse.chipSays('sync:allSent');
  });
  await step('with the same number nobody else is', async () => {
    await hers.open('/new-beneficiary');
    await registrar.typePerson(woman('Chandrawati Devi'));
    await registrar.next();
    await hers.page.getByText(hindi('refusals:BENREG0001', { max: '1' })).waitFor();
    assert.deepEqual(hers.complaints, []);
    await hers.throwAway();
  });
});
