import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf, signedIn } from './harness/accounts.ts';
import { Device } from './harness/device.ts';
import { eventually } from './harness/eventually.ts';
import { signIn, typeSignIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { Nurse } from './harness/nurse.ts';
import { desktop, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());
const system = () => running;
const geeta = accountOf('anm1');
const supervisor = accountOf('supervisor1');

journey('the supervisor closes an account, and gives a password', { system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const page = () => device.page;
  const main = () => page().getByRole('main');
  const sheet = () => page().getByRole('dialog');
  const hers = new Device(running, phone);
  const hindi = await wordsIn(phone.language, phone);
  const nurse = new Nurse({ device: hers, say: hindi });
  const row = () => listRows(main()).filter({ hasText: geeta.user_name });
  const open = async () => {
    await main()
      .getByRole('searchbox', { name: say('workers:search') })
      .fill(geeta.user_name);
    await eventually(() => listRows(main()).count(), 1);
    await row().getByRole('button').first().click();
    await sheet().waitFor();
  };
  const tap = (key: Parameters<typeof say>[0]) =>
    sheet()
      .getByRole('button', { name: say(key), exact: true })
      .click();
  const because = (reason: string) =>
    sheet()
      .getByRole('textbox', { name: say('workers:reason') })
      .fill(reason);
  /** Taken up again after some minutes, the phone hears of the server. */
  const takenUp = () =>
    hers.page.evaluate(() => {
      localStorage.setItem('HEARD', String(Date.now() - 6 * 60_000));
      document.dispatchEvent(new Event('visibilitychange'));
    });

  await step('a worker is at work', () => nurse.arrive(geeta));
  await step('the supervisor closes her account, saying why', async () => {
    await signIn(person, supervisor);
    await page().waitForURL('**/home');
    await device.open('/workers');
    await open();
    await tap('workers:close');
    await tap('workers:close');
    await sheet().getByText(say('refusals:FLDVAL0001')).waitFor();
    await because('Has moved to another district');
    await page().keyboard.press('Escape');
    await sheet()
      .getByRole('textbox', { name: say('workers:reason') })
      .waitFor({ state: 'detached' });
    await device.reload();
    await sheet().waitFor();
    await tap('workers:close');
    await eventually(
      () =>
        sheet()
          .getByRole('textbox', { name: say('workers:reason') })
          .inputValue(),
      'Has moved to another district',
    );
    await tap('workers:close');
    await row().getByText(say('workers:closed'), { exact: true }).waitFor();
  });
  await step('her phone shows the sign-in page, and her password opens nothing', async () => {
    await takenUp();
    await hers.page.waitForURL('**/auth/login');
    await typeSignIn({ device: hers, say: hindi }, geeta);
    await hers.page.getByText(hindi('refusals:USRAUT0003')).first().waitFor();
  });
  await step('the account is opened again: she signs in as before', async () => {
    await open();
    await tap('workers:open');
    await because('Came back');
    await tap('workers:open');
    await row().getByText(say('workers:closed'), { exact: true }).waitFor({ state: 'detached' });
    await typeSignIn({ device: hers, say: hindi }, geeta);
    await nurse.untilDayIsHere();
  });
  let given = '';
  await step('she forgot her password: the supervisor says her own, and is shown one for one sign-in', async () => {
    await open();
    await tap('workers:password');
    await because('Forgot it, called me');
    await tap('workers:password');
    await sheet().getByText(say('refusals:USRPRF0018')).waitFor();
    const own = sheet().getByRole('textbox', { name: say('workers:ownPassword') });
    await own.fill('Galat@2026');
    await tap('workers:password');
    await sheet().getByText(say('refusals:USRPRF0007')).waitFor();
    await own.fill(supervisor.password);
    await tap('workers:password');
    await sheet()
      .getByRole('heading', { name: say('workers:givenTitle', { name: '' }).trim() })
      .waitFor();
    given = (await sheet().locator('p[translate=no]').innerText()).trim();
    assert.match(given, /^\S{14}$/);
    await device.picture(`given-password-${desktop.name}`);
    const stays = async () => {
      await sheet()
        .getByText(say('workers:givenAsk', { name: geeta.name.en }))
        .waitFor();
      await tap('workers:givenKeep');
      await sheet().getByText(given, { exact: true }).waitFor();
    };
    await page().goBack();
    await stays();
    await page().keyboard.press('Escape');
    await stays();
    const leaving = page().waitForEvent('dialog');
    await page().evaluate(() => void setTimeout(() => location.reload()));
    const question = await leaving;
    assert.equal(question.type(), 'beforeunload');
    await question.dismiss();
    await sheet().getByText(given, { exact: true }).waitFor();
    await page().mouse.click(5, 5);
    await stays();
    await tap('workers:givenDone');
    await sheet().waitFor({ state: 'detached' });
    assert.ok(!(await page().content()).includes(given), 'it is shown to nobody again');
  });
  await step('she signs in with it, chooses another, and is at work again', async () => {
    await takenUp();
    await hers.page.waitForURL('**/auth/login');
    await typeSignIn({ device: hers, say: hindi }, { ...geeta, password: given });
    await hers.page.waitForURL('**/auth/updatepassword');
    const field = (key: Parameters<typeof say>[0]) => hers.page.getByRole('textbox', { name: hindi(key), exact: true });
    const fresh = 'Sahaswan#2031';
    await field('auth:currentPassword').fill(given);
    await field('auth:newPassword').fill(fresh);
    await field('auth:repeatPassword').fill(fresh);
    await hers.page.getByRole('button', { name: hindi('auth:savePassword') }).click();
    await hers.page.waitForURL('**/auth/login');
    await assert.rejects(signedIn(running, geeta), /USRAUT0001/);
    await typeSignIn({ device: hers, say: hindi }, { ...geeta, password: fresh });
    await nurse.untilDayIsHere();
  });
  await step('and her phone complained of nothing', async () => {
    assert.deepEqual(hers.complaints, []);
    await hers.throwAway();
  });
});
