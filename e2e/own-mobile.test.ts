import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { accountOf, mobileOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { desktop, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running?.end());
const system = () => running;

function changing(profile: Profile, { who, fresh }: { readonly who: string; readonly fresh: string }): void {
  journey('a change of the own mobile number', { system, profile }, async (person) => {
    const { device, say, step } = person;
    const worker = accountOf(who);
    const before = await mobileOf(running, who);
    const tap = (key: WordKey) => device.page.getByRole('button', { name: say(key), exact: true }).click();
    const field = (key: WordKey) => device.page.getByRole('textbox', { name: say(key), exact: true });
    const type = async (mobile: string, { repeated = mobile, password = worker.password } = {}) => {
      await field('profile:newMobile').fill(mobile);
      await field('profile:repeatMobile').fill(repeated);
      await field('auth:currentPassword').fill(password);
      await tap('profile:sendCode');
    };

    await step('opens the own profile and wants another number', async () => {
      await signIn(person, worker);
      await device.page.waitForURL(({ pathname }) => !/^\/(auth\/.*)?$/.test(pathname));
      await device.open('/my-profile');
      await tap('profile:changeMobile');
    });
    await step('two numbers that differ, and a wrong password, are refused under their fields', async () => {
      await type(fresh, { repeated: before });
      await device.page.getByText(say('refusals:FLDVAL0010')).waitFor();
      await type(fresh, { password: 'Galat@2026' });
      await device.page.getByText(say('refusals:USRPRF0007')).waitFor();
      assert.equal(await mobileOf(running, who), before);
    });
    await step('a code that begins with 0 stays as it was typed, and the field says what is wrong', async () => {
      await type(fresh);
      await field('auth:code').pressSequentially('012345');
      assert.equal(await field('auth:code').inputValue(), '012345');
      await tap('profile:confirmMobile');
      await device.page.getByText(say('refusals:FLDVAL0011')).waitFor();
    });
    await step('a wrong code changes nothing', async () => {
      const code = await running.inbox.nextCode(fresh);
      const wrong = code === '111111' ? '222222' : '111111';
      await field('auth:code').fill(wrong);
      await tap('profile:confirmMobile');
      await device.page.getByRole('main').locator('[class*="error"], [role="alert"]').first().waitFor();
      assert.equal(await mobileOf(running, who), before);
      await field('auth:code').fill(code);
      await tap('profile:confirmMobile');
    });
    await step('the right one does; the profile shows the new number, and stays signed in', async () => {
      await device.page.getByText(say('profile:mobileChanged')).waitFor();
      await device.page.getByRole('main').getByText(fresh, { exact: true }).waitFor();
      assert.equal(await mobileOf(running, who), fresh);
    });
    await step('the number before is told', () =>
      eventually(async () => (await running.inbox.texts(before)).length > 0, true),
    );
  });
}

describe('the own mobile number', () => {
  changing(phone, { who: 'vaccinator1', fresh: '9811100001' });
  changing(desktop, { who: 'supervisor1', fresh: '9811100002' });
});
