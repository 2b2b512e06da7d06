import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

/** A browser in which one screen cannot be drawn: what it asks for its languages throws. No other looks for one of them. */
function breakConfigurations(): void {
  const find = Array.prototype.find;
  const broken = () => sessionStorage.getItem('broken') !== null;
  Array.prototype.find = function (this: unknown[], ...args: Parameters<typeof find>) {
    const [first] = this as { regional?: string }[];
    if (broken() && first?.regional !== undefined) throw new TypeError('l is not a function');
    return find.apply(this, args);
  } as typeof find;
}

function failing(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('a screen that fails', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const title = () => device.page.getByRole('heading', { name: say('failed:title') });
    const faults = () =>
      device.page.evaluate(
        () => JSON.parse(localStorage.getItem('FAULTS') ?? '[]') as { id: string; screen: string }[],
      );
    const account = accountOf('supervisor1');
    const openConfigurations = async () => {
      const menu = device.page.getByRole('button', { name: say('app:menu'), exact: true });
      if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
      await device.page
        .getByRole('navigation', { name: say('app:menu') })
        .getByRole('link', { name: say('app:configuration') })
        .first()
        .click();
    };
    await step(
      'says in the reader’s language that the records are safe, and under which number it is kept',
      async () => {
        await signIn(person, account);
        await device.page.waitForURL('**/home');
        await device.page.evaluate(breakConfigurations);
        await device.page.evaluate(() => sessionStorage.setItem('broken', 'yes'));
        await openConfigurations();
        await title().waitFor();
        await device.page.getByText(say('failed:safe')).waitFor();
        const [fault, ...others] = await faults();
        assert.ok(fault);
        assert.equal(fault.screen, '/configurations');
        assert.deepEqual(others, []);
        await device.page.getByText(say('failed:number', { id: fault.id })).waitFor();
        await device.picture(`failed-screen-${profile.name}`);
      },
    );
    await step('the menu still leads elsewhere, and back to a screen that fails again', async () => {
      const menu = device.page.getByRole('button', { name: say('app:menu'), exact: true });
      if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
      await device.page
        .getByRole('navigation', { name: say('app:menu') })
        .getByRole('link', { name: say('app:searchBeneficiary') })
        .first()
        .click();
      await device.page.getByRole('heading', { name: say('beneficiaries:searchTitle') }).waitFor();
      await openConfigurations();
      await title().waitFor();
      const kept = (await faults()).map(({ id }) => say('failed:number', { id }));
      assert.deepEqual([...new Set((await faults()).map(({ screen }) => screen))], ['/configurations']);
      assert.ok(kept.includes(await device.page.getByText(kept[0] ?? '').innerText()));
    });
    await step('home is one tap away', async () => {
      await device.page.getByRole('link', { name: say('failed:home') }).click();
      await device.page.waitForURL('**/home');
      await device.page.getByRole('main').getByRole('link').first().waitFor();
    });
    await step('opened again once it is well, it stands', async () => {
      await device.page.evaluate(breakConfigurations);
      await openConfigurations();
      await title().waitFor();
      await device.page.evaluate(() => sessionStorage.removeItem('broken'));
      await device.page.getByRole('button', { name: say('failed:again') }).click();
      await device.page.getByRole('heading', { name: say('app:configuration') }).waitFor();
      assert.equal(await title().count(), 0);
      assert.ok((await faults()).length > 0, 'what was kept stays');
    });
    // The browser tells the console of each of them; that is what this journey is about.
    device.complaints.length = 0;
  });
}

for (const profile of dealt(phone)) describe(profile.name, () => failing(profile));
