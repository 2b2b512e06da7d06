import { after, before } from 'node:test';
import { changeSetting } from '@teeka/contract/settings';
import { accountOf, mobileOf, signedIn } from './harness/accounts.ts';
import { signIn, typeSignIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { desktop } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
  const national = await signedIn(running, accountOf('national1'));
  await national.ask(changeSetting, {
    key_name: 'two_step_officers',
    value: '1',
    seen: '0',
    reason: 'Accounts are to be kept safe',
  });
});
after(() => running.end());
const system = () => running;

journey('an officer who manages accounts signs in with a code too', { system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const supervisor = accountOf('supervisor1');

  await step('after the right password a code is asked for', async () => {
    await device.open('/');
    await typeSignIn(person, supervisor);
    await device.page.getByRole('heading', { name: say('auth:twoStepTitle') }).waitFor();
  });
  await step('with it the home opens', async () => {
    const code = await running.inbox.nextCode(await mobileOf(running, supervisor.user_name));
    await device.page.getByRole('textbox', { name: say('auth:code') }).fill(code);
    await device.page.getByRole('button', { name: say('auth:verify'), exact: true }).click();
    await device.page.waitForURL('**/home');
  });
});

journey('a vaccinator signs in as before', { system, profile: desktop }, async (person) => {
  await person.step('with the password alone', async () => {
    await signIn(person, accountOf('vaccinator1'));
    await person.device.page.waitForURL('**/dashboard');
  });
});
