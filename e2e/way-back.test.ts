import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

journey('back closes what lies over a screen', { system: () => system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const nurse = new Nurse(person);
  const dialogs = () => device.page.getByRole('dialog');
  const tap = (key: WordKey, within = device.page.locator('body')) =>
    within.getByRole('button', { name: say(key), exact: true }).click();
  const stands = () => new URL(device.page.url()).pathname;
  /** So many lie over the screen; nobody's thumb is back within a tenth of a second. */
  const shows = async (count: number) => {
    await eventually(() => dialogs().count(), count);
    await device.page.waitForTimeout(150);
  };
  /** What is open is closed by back, and the screen behind it stays; closed by hand, back goes to the screen before it. */
  const closesByBack = (name: string, open: () => Promise<void>, close: () => Promise<void>) =>
    step(name, async () => {
      await device.open('/dashboard');
      await device.page.getByRole('button', { name: say('app:menu'), exact: true }).click();
      await dialogs()
        .getByRole('link', { name: say('app:resources'), exact: true })
        .click();
      await device.page.waitForURL('**/resources');
      await shows(0);
      await open();
      await shows(1);
      await device.page.goBack();
      await shows(0);
      assert.equal(stands(), '/resources');
      // Forward does not bring an empty place.
      await device.page.goForward({ timeout: 20_000 }).catch(() => undefined);
      assert.equal(stands(), '/resources');
      await shows(0);
      await open();
      await shows(1);
      await close();
      await shows(0);
      assert.equal(stands(), '/resources');
      await device.page.goBack();
      await device.page.waitForURL('**/dashboard');
      await device.page.goForward();
      await device.page.waitForURL('**/resources');
    });

  await step('arrives', () => nurse.arrive(accountOf('vaccinator1')));
  await closesByBack(
    'the menu',
    () => tap('app:menu'),
    () => tap('app:closeMenu', dialogs()),
  );
  await closesByBack(
    'the records of this phone',
    () => nurse.openRecords(),
    () => tap('app:close', dialogs()),
  );
  await step(
    'of two that lie over one another, the upper one first; a link in the menu leaves nothing behind',
    async () => {
      await device.open('/dashboard');
      await tap('app:menu');
      await shows(1);
      await tap('app:chooseLanguage', dialogs());
      await shows(2);
      await device.page.goBack();
      await shows(1);
      await tap('app:chooseLanguage', dialogs());
      await shows(2);
      await tap('app:close', dialogs().last());
      await shows(1);
      await dialogs()
        .getByRole('link', { name: say('app:resources'), exact: true })
        .click();
      await device.page.waitForURL('**/resources');
      await shows(0);
      await device.page.goBack();
      await device.page.waitForURL('**/dashboard');
      await shows(0);
    },
  );
  await step('reloaded while something was open: back goes one screen back', async () => {
    await tap('app:menu');
    await dialogs()
      .getByRole('link', { name: say('app:resources'), exact: true })
      .click();
    await device.page.waitForURL('**/resources');
    await nurse.openRecords();
    await device.reload();
    await device.page.getByRole('banner').waitFor();
    await shows(0);
    await device.page.goBack();
    await device.page.waitForURL('**/dashboard');
  });
  await step('a sheet of a session', async () => {
    await device.open('/dashboard');
    await nurse.openSession();
    const session = stands();
    await nurse.startSession();
    await tap('sessions:end');
    await shows(1);
    await device.page.goBack();
    await shows(0);
    assert.equal(stands(), session);
    await tap('sessions:addSomeone');
    await shows(1);
    await device.page.goBack();
    await shows(0);
    assert.equal(stands(), session);
    await device.page.goBack();
    await device.page.waitForURL('**/dashboard');
  });
  await step('looks for somebody to add, and is where she was on the list when she does not', async () => {
    await device.open('/dashboard');
    await nurse.openSession();
    await device.page.evaluate(() => scrollTo(0, 700));
    const before = await device.page.evaluate(() => scrollY);
    assert.ok(before > 0);
    const add = device.page.getByRole('button', { name: say('sessions:addSomeone'), exact: true });
    // By the hand alone: what is clicked for a test is scrolled to first.
    await add.evaluate((button: HTMLElement) => {
      button.focus({ preventScroll: true });
      button.click();
    });
    const sheet = device.page.getByRole('dialog');
    await sheet.getByRole('button', { name: say('app:close'), exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    // The cursor is given back once the sheet has slid away.
    await device.page.waitForTimeout(500);
    assert.equal(await device.page.evaluate(() => scrollY), before);
  });
});
