import { after, before } from 'node:test';
import { accountOf, mobileOf } from './harness/accounts.ts';
import { chooseLanguage, typeSignIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { desktop, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let running: System;
before(async () => {
  running = await bringUpSystem({ TWO_STEP_PRODUCTION: 'on', TWO_STEP_AUTH: 'on' });
});
after(() => running.end());
const vaccinator = accountOf('vaccinator1');

for (const profile of [phone, desktop])
  journey('a sign-in in two steps', { system: () => running, profile }, async (person) => {
    const { device, say, step } = person;
    await device.open('/');
    const { page } = device;
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const field = page.getByRole('textbox', { name: say('auth:code') });

    await step('the password alone opens nothing; a code is asked for', async () => {
      if (profile.language !== 'en') await chooseLanguage(person);
      await typeSignIn(person, vaccinator);
      await page.getByRole('heading', { name: say('auth:twoStepTitle') }).waitFor();
      await page.getByRole('timer').waitFor();
    });
    await step('a wrong code is told', async () => {
      const code = await running.inbox.nextCode(await mobileOf(running, vaccinator.user_name));
      await field.fill(code === '999999' ? '888888' : '999999');
      await tap(say('auth:verify'));
      await page.getByText(say('refusals:USRPRF0002')).waitFor();
      await field.fill(code);
    });
    await step('the right one opens the dashboard', async () => {
      await tap(say('auth:verify'));
      await page.waitForURL('**/dashboard');
    });
  });
