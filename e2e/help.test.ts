import { after, before } from 'node:test';
import { helpPages } from '@teeka/words/help';
import { accountOf } from './harness/accounts.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());

journey('help of a page, with and without network', { system: () => running, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const nurse = new Nurse(person);
  const page = () => device.page;
  const openHelp = async () => {
    await page()
      .getByRole('button', { name: say('app:menu') })
      .click();
    await page()
      .getByRole('link', { name: say('help:ofThisPage') })
      .click();
  };
  const { session, vials } = helpPages.hi;

  await step('without network the menu of the session list leads to its help', async () => {
    await nurse.arrive(accountOf('vaccinator1'));
    await nurse.openSession();
    await device.networkOff();
    await openHelp();
    await page().waitForURL('**/help/session');
    await page().getByRole('heading', { name: session.title }).waitFor();
    await page()
      .getByText(session.lines[1] ?? '')
      .waitFor();
  });
  await step('all of it is searched, still without network, in English too', async () => {
    await page()
      .getByRole('link', { name: say('help:all') })
      .click();
    await page()
      .getByRole('searchbox', { name: say('help:search') })
      .fill('damaged');
    await page().getByRole('link', { name: session.title }).waitFor({ state: 'detached' });
    await page().getByRole('link', { name: vials.title }).click();
    await page().getByRole('heading', { name: vials.title }).waitFor();
  });
});
