import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { wear } from './harness/look.ts';
import { Nurse } from './harness/nurse.ts';
import { peopleInView } from './harness/people-in-view.ts';
import { openedPlan, openerOf, plansOn } from './harness/plans.ts';
import { desktop, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running?.end());
const system = () => running;

/** The line that shows where the cursor is: what it is drawn with, at the field or around it. */
const focusLine = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement?.closest('.mantine-Input-input') ?? document.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(at ?? document.body);
    return `${outlineStyle} ${outlineWidth}`;
  });

/** Buttons that stand right under something else, without a gap; a bar at the bottom lies over what is behind it. */
const gluedButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .mantine-Button-root, [role="dialog"] .mantine-Button-root')].flatMap(
      (button) => {
        let at: Element | null = button;
        while (at && !at.previousElementSibling) at = at.parentElement;
        if (!at || getComputedStyle(at).position === 'sticky') return [];
        const above = at.previousElementSibling?.getBoundingClientRect();
        const { top } = button.getBoundingClientRect();
        if (!above || above.height === 0 || above.bottom > top + 1) return [];
        const gap = Math.round(top - above.bottom);
        return gap < 6 ? [`${button.textContent}: ${gap} px`] : [];
      },
    ),
  );

/** Turns the phone, whose header and menu are others then, and back: the sheet stands all the while. */
async function turned(page: Page, title: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: title });
  const before = page.viewportSize();
  assert.ok(before);
  await sheet.waitFor();
  for (const size of [{ width: 800, height: 360 }, before]) {
    await page.setViewportSize(size);
    const header = page.locator('header [class*="facility"]');
    await header.waitFor({ state: size === before ? 'detached' : 'attached' });
    await sheet.waitFor();
  }
}

describe('how the screens stand', { concurrency: 1 }, () => {
  journey('on a phone', { system, profile: phone }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const day = await dayOf(running, 'vaccinator1');
    const [child] = day.roster;
    assert.ok(child);
    await nurse.arrive(accountOf('vaccinator1'));
    await step(
      'at least five people of the session are seen at once, in English too; one or two on a turned phone',
      async () => {
        await nurse.openSession();
        await nurse.startSession();
        const { page } = device;
        const seen = async (least: number) => eventually(async () => (await peopleInView(page)) >= least, true);
        await seen(5);
        await wear(page, { language: 'en', theme: 'light' });
        await device.reload();
        await page.getByRole('tab').first().waitFor();
        await seen(5);
        const upright = page.viewportSize();
        assert.ok(upright);
        await page.setViewportSize({ width: 740, height: 360 });
        await seen(1);
        await page.setViewportSize(upright);
        await wear(page, { language: 'hi', theme: 'light' });
      },
    );
    await step(
      'in letters twice as large the header stays one line, and the list has the rest of the screen',
      async () => {
        const { page } = device;
        const enlarge = (size: string) =>
          page.evaluate((chosen) => {
            document.documentElement.style.fontSize = chosen;
          }, size);
        await device.reload();
        await page.getByRole('tab').first().waitFor();
        await page
          .getByRole('banner')
          .getByRole('button', { name: say('sync:allSent') })
          .waitFor();
        await enlarge('200%');
        const { height, middles } = await page.getByRole('banner').evaluate((header) => ({
          height: header.getBoundingClientRect().height,
          middles: [...header.querySelectorAll('button, a')].map((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return Math.round((top + bottom) / 2);
          }),
        }));
        assert.ok(middles.length >= 4 && new Set(middles).size === 1, `signs stand at ${middles}`);
        assert.ok(height <= 160, `${height} px`);
        await enlarge('');
      },
    );
    await step('a time is seen with hour, minutes and half of the day', async () => {
      await device.open(`/aefi/new/${child.beneficiary_id}`);
      const time = device.page.locator('input[type="time"]').first();
      await time.waitFor();
      assert.ok(((await time.boundingBox())?.width ?? 0) >= 250);
    });
    await step('no button sticks to what is above it', async () => {
      await device.open(`/beneficiary/${child.beneficiary_id}`);
      await device.page.getByRole('button', { name: say('papers:card'), exact: true }).waitFor();
      assert.deepEqual(await gluedButtons(device.page), []);
    });
    await step('a phone that is turned keeps open what was open', async () => {
      await nurse.openRecords();
      await turned(device.page, say('sync:title'));
      await device.page.keyboard.press('Escape');
      await device.networkOff();
      await device.page.getByRole('button', { name: say('app:menu'), exact: true }).click();
      await device.page.getByRole('button', { name: say('app:logout') }).click();
      await turned(device.page, say('app:leaveTitle'));
      await device.networkOn();
    });
  });

  journey('at a desk', { system, profile: desktop }, async (person) => {
    const { device, say, step } = person;
    const main = () => device.page.getByRole('main');
    await signIn(person, accountOf('supervisor1'));
    await device.page.waitForURL('**/home');
    await step('no button sticks to what is above it', async () => {
      await device.open('/my-profile');
      await main()
        .getByRole('button', { name: say('profile:changeName'), exact: true })
        .waitFor();
      assert.deepEqual(await gluedButtons(device.page), []);
      await device.open('/session-plans');
      await openerOf(plansOn(device.page).last()).click();
      await openedPlan(device.page).getByRole('button').last().waitFor();
      assert.deepEqual(await gluedButtons(device.page), []);
    });
    await step('fields and choices show the cursor as clearly as buttons', async () => {
      await device.open('/session-plans/new');
      for (const field of [
        device.page.getByRole('combobox').first(),
        main().getByRole('textbox').first(),
        main().locator('input[type="time"]').first(),
      ]) {
        await field.focus();
        assert.equal(await focusLine(device.page), 'solid 3px');
      }
    });
    await step('the bar at the bottom reaches from edge to edge', async () => {
      const bar = main()
        .getByRole('button', { name: say('plans:next'), exact: true })
        .locator('..');
      const outset = await bar.evaluate((one) => getComputedStyle(one).borderImageOutset);
      assert.match(outset, /\d{3,}px/);
    });
    await step('figures of vials name their units, and a sentence says what was counted', async () => {
      await device.open('/utilisation');
      await main().getByText(say('stock:summaryNote')).waitFor();
      for (const by of ['stock:by-vaccine', 'stock:by-site'] as const) {
        const table = main()
          .getByRole('region', { name: say(by) })
          .getByRole('table');
        await table.waitFor();
        assert.ok((await table.locator('caption').textContent())?.startsWith(say(by)));
        const [, ...columns] = await table.getByRole('columnheader').allInnerTexts();
        assert.ok(columns.length >= 4);
        for (const column of columns) assert.match(column, /\((?:sessions|vials|doses|%|points)\)/i);
      }
    });
    await step('a period that is refused leaves the list, and the fields and filters say what is shown', async () => {
      const month = main().getByRole('button', { name: say('reports:lastMonth'), exact: true });
      const [from, to] = (['app:fromDate', 'app:toDate'] as const).map((key) =>
        main().getByRole('textbox', { name: say(key), exact: true }),
      ) as [Locator, Locator];
      const days = async () => ({ from: await from.inputValue(), to: await to.inputValue() });
      await month.click();
      assert.equal(await month.getAttribute('aria-pressed'), 'true');
      const period = say('reports:period', await days());
      await main().getByText(period).first().waitFor();
      await from.fill((await days()).to);
      await to.fill('01/01/2020');
      await main()
        .getByRole('button', { name: say('app:search'), exact: true })
        .click();
      await main().getByText(say('reports:stillShown', { period })).waitFor();
      assert.equal(await main().locator('[aria-pressed="true"]').count(), 0);
      await main()
        .getByRole('button', { name: say('app:reset'), exact: true })
        .click();
      await main().getByText(say('reports:stillShown', { period })).waitFor({ state: 'detached' });
      assert.notEqual((await days()).from, '');
    });
    await step('in forced colours the menu marks where one is by more than weight', async () => {
      await device.page.emulateMedia({ forcedColors: 'active' });
      const current = device.page.locator('nav [data-current]').first();
      await current.waitFor();
      assert.equal(await current.evaluate((one) => getComputedStyle(one).borderInlineStartWidth), '6px');
      await device.page.emulateMedia({ forcedColors: null });
    });
    await step('the description of the calls asks for nothing that is not there', async () => {
      const missing: string[] = [];
      device.page.on('response', (one) => one.status() >= 400 && missing.push(one.url()));
      await device.open('/api');
      await device.page.waitForLoadState('networkidle');
      assert.deepEqual(missing, []);
      const icon = await device.page.locator('link[rel="icon"]').getAttribute('href');
      assert.equal((await device.page.request.get(new URL(icon ?? '/', device.page.url()).href)).status(), 200);
    });
  });
});
