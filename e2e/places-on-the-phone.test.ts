import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { nameIn } from '@teeka/domain/names';
import { accountOf } from './harness/accounts.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { lostAnswer } from './harness/lost-answer.ts';
import { dealt, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

for (const profile of dealt(phone))
  journey('a site without a position is found', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const page = () => device.page;
    const main = () => page().getByRole('main');
    await step('what is missing stands on the first page and leads to the site', async () => {
      await signIn(person, accountOf('supervisor1'));
      await page().waitForURL('**/home');
      await main()
        .getByRole('link', { name: new RegExp(say('app:homeName-sites')) })
        .click();
      await page().waitForURL('**/sites-without-position**');
      await main().locator('a[href*="/session-sites/"]').first().click();
      await page().waitForURL('**/session-sites/*');
      await main().getByText(say('plans:positionNone')).waitFor();
    });
    await step('whoever stands there says it by the phone', async () => {
      await page().context().grantPermissions(['geolocation']);
      await page().context().setGeolocation({ latitude: 28.0338219, longitude: 79.1204457, accuracy: 12 });
      await main()
        .getByRole('button', { name: say('places:positionSet'), exact: true })
        .click();
      const sheet = () => page().getByRole('dialog');
      await sheet()
        .getByRole('button', { name: say('places:positionHere'), exact: true })
        .click();
      await sheet()
        .getByRole('button', { name: say('places:save'), exact: true })
        .click();
      await sheet().waitFor({ state: 'detached' });
      await main().getByText('28.03382, 79.12045', { exact: true }).waitFor();
    });
  });

for (const profile of dealt(phone))
  journey('a facility is added where the network is weak', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const page = () => device.page;
    const main = () => page().getByRole('main');
    const sheet = () => page().getByRole('dialog');
    const press = (key: WordKey, within = main()) =>
      within.getByRole('button', { name: say(key), exact: true }).click();
    const fill = async (name: string) => {
      await press('places:addFacility');
      await sheet()
        .getByRole('textbox', { name: say('places:nameIn_en') })
        .fill(name);
      await sheet()
        .getByRole('combobox', { name: say('places:kind') })
        .selectOption('PHC');
      await sheet()
        .getByRole('combobox', { name: say('places:level_block') })
        .click();
      await page()
        .getByRole('option', { name: /^सहसवान|^Sahaswan/ })
        .click();
    };
    await step('its block is chosen from the list, which lies within the screen', async () => {
      await signIn(person, accountOf('district1'));
      await page().waitForURL('**/home');
      await device.open('/facilities');
      await listRows(main()).first().waitFor();
      await fill('Rampur');
      assert.equal(await page().evaluate(() => innerWidth), profile.width);
    });
    await step('saved again after the answer was lost, it is there once', async () => {
      await lostAnswer(person, 'saveFacility', () => press('places:add', sheet()));
      await press('places:add', sheet());
      await sheet().waitFor({ state: 'detached' });
      await listRows(main()).filter({ hasText: 'Rampur' }).waitFor();
    });
    const second = nameIn({ en: 'Shahpur', hi: 'शाहपुर' }, profile.language);
    await step('also after the page was opened anew, it is told by its name, in the own language', async () => {
      await device.reload();
      await listRows(main()).first().waitFor();
      await fill('Shahpur');
      await sheet()
        .getByRole('textbox', { name: say('places:nameIn_hi') })
        .fill('शाहपुर');
      await lostAnswer(person, 'saveFacility', () => press('places:add', sheet()));
      await device.reload();
      await listRows(main()).filter({ hasText: second }).waitFor();
      await press('places:addFacility');
      await press('places:add', sheet());
      await sheet()
        .getByText(say('refusals:ADMFAC0001', { name: second }))
        .waitFor();
    });
  });
