import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { Device } from './harness/device.ts';
import { eventually } from './harness/eventually.ts';
import { goByMenu, signIn } from './harness/hands.ts';
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
const written = 'सहसवान में मदद: 104 पर फ़ोन करें।';

journey(
  'a text is written in Hindi and read on a phone',
  { system: () => running, profile: desktop },
  async (person) => {
    const { device, say, step } = person;
    const main = () => device.page.getByRole('main');
    const sheet = () => device.page.getByRole('dialog');
    const field = () => main().getByRole('textbox', { name: say('administration:textField') });
    const tap = (key: Parameters<typeof say>[0], within = main()) =>
      within.getByRole('button', { name: say(key), exact: true }).click();
    const keep = async (reason: string) => {
      await tap('administration:preview');
      await sheet()
        .getByRole('textbox', { name: say('administration:reason') })
        .fill(reason);
      await tap('administration:keep', sheet());
      await sheet().waitFor({ state: 'detached' });
    };
    const hers = new Device(running, phone);
    const nurse = new Nurse({ device: hers, say: await wordsIn(phone.language, phone) });
    const readOnPhone = async (text: string) => {
      await hers.open('/resources');
      await hers.page.getByRole('main').getByText(text).waitFor();
    };

    await step('who is posted above all places opens the help, English beside Hindi', async () => {
      await signIn(person, accountOf('national1'));
      await device.page.waitForURL('**/home');
      await goByMenu(person, 'titles:contents');
      await device.page.waitForURL('**/administration/contents');
      const what = say('administration:content-help');
      await main()
        .getByRole('link', { name: say('administration:editOf', { what }) })
        .click();
      await device.page.waitForURL('**/administration/contents/help');
      await main().getByRole('radio', { name: 'हिन्दी' }).check();
      await field().getByText('बदायूँ में मदद').waitFor();
      await main().getByText('Help in Budaun').waitFor();
    });
    await step('writes another text, makes it a heading, and a number in it is called by a touch', async () => {
      await field().click();
      await device.page.keyboard.press('ControlOrMeta+a');
      await device.page.keyboard.press('Delete');
      await device.page.keyboard.insertText(written);
      await field().getByText(written).waitFor();
      await device.page.keyboard.press('ControlOrMeta+a');
      await tap('administration:heading');
      await eventually(() => field().getByRole('heading', { name: written }).count(), 1);
      await tap('administration:link');
      await main()
        .getByRole('textbox', { name: say('administration:linkTo') })
        .fill('104');
      await tap('administration:linkSet');
      await eventually(() => field().locator('a[href="tel:104"]').count(), 1);
    });
    await step('leaves the page and finds it as it was written', async () => {
      await device.page.goBack();
      await device.page.waitForURL('**/administration/contents');
      await device.page.goForward();
      await device.page.waitForURL('**/administration/contents/help');
      await main().getByRole('radio', { name: 'हिन्दी' }).check();
      await field().getByRole('heading', { name: written }).waitFor();
      await device.reload();
      await main().getByRole('radio', { name: 'हिन्दी' }).check();
      await field().getByRole('heading', { name: written }).waitFor();
    });
    await step('looks at it as on a phone, and shows it to everyone', async () => {
      await keep('The office has moved');
      await main().getByText('The office has moved').waitFor();
    });
    await step('a vaccinator reads it on her phone, in Hindi', async () => {
      await nurse.arrive(accountOf('vaccinator1'));
      await readOnPhone(written);
    });
    await step('what stood there first is brought back, and read on the phone', async () => {
      await main()
        .getByRole('listitem')
        .filter({ hasText: say('administration:firstVersion') })
        .getByRole('button')
        .click();
      await field().getByText('बदायूँ में मदद').waitFor();
      await keep('The old one was right');
      await main().getByText('The old one was right').waitFor();
      await readOnPhone('बदायूँ में मदद');
      assert.deepEqual(hers.complaints, []);
      await hers.throwAway();
    });
  },
);
