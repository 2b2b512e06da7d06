import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { Device } from './harness/device.ts';
import { eventually } from './harness/eventually.ts';
import { goOnToDetails } from './harness/fill-registration.ts';
import { goByMenu } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { desktop, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());

journey('a phone is the camera of a desk', { system: () => running, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const hindi = await wordsIn(phone.language, phone);
  const hers = new Device(running, phone);
  const [desk, nurse] = [new Nurse({ device, say }), new Nurse({ device: hers, say: hindi })];
  const button = (of: Nurse, name: string) => of.page.getByRole('button', { name, exact: true });
  const sheet = (of: Nurse) => of.page.getByRole('dialog');
  const code = async () => (await sheet(desk).locator('[data-code]').getAttribute('data-code')) ?? '';
  const type = async (digits: string) => {
    await button(nurse, hindi('pairing:scanCode')).click();
    await sheet(nurse)
      .getByRole('textbox', { name: hindi('pairing:typed') })
      .fill(digits);
    await sheet(nurse)
      .getByRole('button', { name: hindi('pairing:pair'), exact: true })
      .click();
  };
  const refusedAs = async (key: Parameters<typeof hindi>[0]) => {
    await sheet(nurse).getByText(hindi(key)).waitFor();
    await sheet(nurse)
      .getByRole('button', { name: hindi('app:close') })
      .first()
      .click();
    await sheet(nurse).waitFor({ state: 'detached' });
  };
  let used = '';

  await step('both sign in; a code that no desk shows pairs nothing', async () => {
    await desk.arrive(accountOf('vaccinator1'));
    await nurse.arrive(accountOf('anm1'));
    await goByMenu({ device: hers, say: hindi }, 'app:resources');
    await type('0000 0000');
    await refusedAs('refusals:PAIRNG0001');
  });
  await step('the settings lead to the code of the desk, which the phone takes', async () => {
    await goByMenu(person, 'app:configuration');
    await desk.page
      .getByRole('main')
      .getByRole('link', { name: say('pairing:title'), exact: true })
      .click();
    await desk.page.waitForURL('**/resources');
    await button(desk, say('pairing:showCode')).click();
    await sheet(desk)
      .getByRole('img', { name: say('pairing:codePicture') })
      .waitFor();
    used = await code();
    await type(used);
    await sheet(nurse).waitFor({ state: 'detached' });
    await sheet(desk).waitFor({ state: 'detached' });
    await desk.page.getByRole('heading', { name: say('pairing:devices') }).waitFor();
    await nurse.page.getByText(hindi('pairing:nothingAwaited')).waitFor();
  });
  await step('the code that was used pairs nothing again', async () => {
    await type(used);
    await refusedAs('refusals:PAIRNG0001');
  });
  await step('a registration waits for a photo, and has it within a second of its leaving the phone', async () => {
    await device.open('/new-beneficiary');
    await goOnToDetails(desk);
    await button(desk, say('pairing:fromPhone')).click();
    const take = nurse.page.getByRole('button', { name: hindi('pairing:takeFor', { name: '' }).trim() });
    await take.waitFor();
    const chooser = nurse.page.waitForEvent('filechooser');
    await take.click();
    const buffer = await nurse.page.screenshot({ type: 'jpeg' });
    const answered = nurse.page.waitForResponse((one) => one.url().endsWith('/sendPicture') && one.ok());
    await (await chooser).setFiles({ name: 'child.jpg', mimeType: 'image/jpeg', buffer });
    await answered;
    const since = Date.now();
    await desk.page
      .getByRole('main')
      .getByRole('img', { name: say('registration:photo'), exact: true })
      .waitFor();
    const took = Date.now() - since;
    assert.ok(took < 1000, `${took} ms`);
    await nurse.page.getByText(hindi('pairing:nothingAwaited')).waitFor();
    const left = () =>
      running.books.rows<{ sealed: number }>(
        'select count(*)::int as sealed from pairing where capture_sealed is not null',
      );
    await eventually(async () => (await left())[0]?.sealed, 0);
  });
  await step('the phone is unpaired at the desk, and hears of it', async () => {
    await device.open('/resources');
    await desk.page.getByRole('button', { name: /^Unpair/ }).click();
    await desk.page.getByRole('heading', { name: say('pairing:devices') }).waitFor({ state: 'detached' });
    await nurse.page.getByRole('heading', { name: hindi('pairing:devices') }).waitFor({ state: 'detached' });
    await nurse.page.getByText(hindi('pairing:nothingAwaited')).waitFor({ state: 'detached' });
  });
  await hers.close();
});
