import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { openedPlan, openerOf, plansOn } from './harness/plans.ts';
import { desktop, type Profile } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

/** A desktop of 1280 x 1024 at 400 %. */
const magnified: Profile = { ...desktop, name: '320-low-en', width: 320, height: 256 };
const supervisor = accountOf('supervisor1');

describe('by keys alone', { concurrency: 1 }, () => {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());

  journey('a dialog gives the cursor back', { system: () => system, profile: desktop }, async (person) => {
    const { device, say, step } = person;
    await signIn(person, supervisor);
    await device.page.waitForURL('**/home');
    const dialog = () => device.page.getByRole('dialog');
    const cursor = () =>
      device.page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
      });
    /** Opens it by the key, puts it away by the key, and asks where the cursor is. */
    const openAndLeave = async (name: string, opened = dialog) => {
      await device.page.keyboard.press('Enter');
      await opened().waitFor();
      await eventually(() => opened().evaluate((one) => one.contains(document.activeElement)), true);
      await device.page.keyboard.press('Escape');
      await opened().waitFor({ state: 'detached' });
      await eventually(cursor, name, { about: `where the cursor is after ${name}` });
    };
    await step('of the languages', async () => {
      const name = say('app:chooseLanguage');
      await device.page.getByRole('banner').getByRole('button', { name, exact: true }).focus();
      await openAndLeave(name);
    });
    const beside = () => openedPlan(device.page);
    const card = () => openerOf(plansOn(device.page).last());
    await step('of a plan', async () => {
      await device.open('/session-plans');
      await card().focus();
      await openAndLeave(await cursor(), beside);
    });
    await step('of a plan, from a question over it', async () => {
      const waiting = openerOf(
        plansOn(device.page)
          .filter({ hasText: say('app:statusYetToStart') })
          .last(),
      );
      await waiting.focus();
      const name = await cursor();
      await device.page.keyboard.press('Enter');
      const freeze = beside().getByRole('button', { name: say('plans:freeze'), exact: true });
      await freeze.focus();
      await device.page.keyboard.press('Enter');
      await device.page.getByRole('dialog', { name: say('plans:freezeTitle') }).waitFor();
      await device.page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      await eventually(cursor, say('plans:freeze'));
      await device.page.keyboard.press('Escape');
      await eventually(cursor, name);
    });
    await step('and the menu, as it is put away', async () => {
      const close = device.page.getByRole('button', { name: say('app:closeMenu'), exact: true });
      await close.focus();
      await device.page.keyboard.press('Enter');
      await eventually(cursor, say('app:menu'));
    });
  });

  journey('a form that opens in place', { system: () => system, profile: desktop }, async (person) => {
    const { device, say, step } = person;
    const main = () => device.page.getByRole('main');
    const press = async (key: WordKey) => {
      await main()
        .getByRole('button', { name: say(key), exact: true })
        .focus();
      await device.page.keyboard.press('Enter');
    };
    /** Which field has the cursor, by its label, or which button. */
    const cursor = () =>
      device.page.evaluate(() => {
        const { activeElement: at } = document;
        const label = at instanceof HTMLInputElement ? at.labels?.[0]?.firstChild : at;
        return label?.textContent ?? '';
      });
    await signIn(person, supervisor);
    await device.page.waitForURL('**/home');
    await device.open('/my-profile');
    const forms = [
      ['profile:changeName', 'profile:displayName'],
      ['profile:changeMobile', 'profile:newMobile'],
      ['profile:changePassword', 'auth:currentPassword'],
    ] as const;
    for (const [opener, field] of forms)
      await step(`${opener}: its first field gets the cursor, and then its button again`, async () => {
        await press(opener);
        await eventually(cursor, say(field));
        await press('app:cancel');
        await eventually(cursor, say(opener));
      });
    await step('one that is opened instead of another keeps the cursor', async () => {
      for (const [opener, field] of [...forms, ...forms.toReversed()]) {
        const button = main().getByRole('button', { name: say(opener), exact: true });
        if ((await button.count()) === 0) continue;
        await press(opener);
        await eventually(cursor, say(field), { about: `where the cursor is after ${opener}` });
      }
    });
    await step('its second step too, which says where the code went, and the way back', async () => {
      await device.open('/my-profile');
      await press('profile:changeMobile');
      for (const [key, typed] of [
        ['profile:newMobile', '9811100003'],
        ['profile:repeatMobile', '9811100003'],
        ['auth:currentPassword', supervisor.password],
      ] as const)
        await main()
          .getByRole('textbox', { name: say(key), exact: true })
          .fill(typed);
      await press('profile:sendCode');
      await eventually(cursor, say('auth:code'));
      await main()
        .getByRole('status')
        .filter({ hasText: say('auth:codeSentTo', { mobile: 'XXXXXX0003' }) })
        .waitFor();
      await press('profile:otherMobile');
      await eventually(cursor, say('profile:newMobile'));
    });
  });

  journey(
    'magnified four times, nothing with the cursor is covered',
    {
      system: () => system,
      profile: magnified,
    },
    async (person) => {
      const { device, step } = person;
      await signIn(person, supervisor);
      await device.page.waitForURL('**/home');
      for (const path of ['/session-plans', '/aefi', '/people'])
        await step(path, async () => {
          await device.open(path);
          await device.page.getByRole('heading', { level: 1 }).waitFor();
          for (let nth = 0; nth < 14; nth++) {
            await device.page.keyboard.press('Tab');
            await eventually(() => device.page.evaluate(coveredCursor), []);
          }
        });
    },
  );
});

/** Who has the cursor, where something else lies over all of it. */
function coveredCursor(): string[] {
  const at = document.activeElement;
  if (!at || at === document.body) return [];
  const { left, top, width, height } = at.getBoundingClientRect();
  if (width === 0 || height === 0) return [];
  const points = [0.15, 0.5, 0.85].map((part) => [left + width / 2, top + height * part] as const);
  const seen = points.some(([x, y]) => {
    const on = document.elementFromPoint(x, y);
    return on !== null && (at.contains(on) || on.contains(at));
  });
  return seen ? [] : [(at.getAttribute('aria-label') ?? at.textContent ?? '').slice(0, 60)];
}
