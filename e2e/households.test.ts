import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { Device } from './harness/device.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
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

journey(
  'the households of a village that two ASHAs share are divided',
  { system, profile: desktop },
  async (person) => {
    const { device, say, step } = person;
    const page = () => device.page;
    const main = () => page().getByRole('main');
    const first = accountOf('asha1');
    const boxes = () =>
      main()
        .getByRole('list', { name: say('workers:households') })
        .getByRole('checkbox');
    const press = (key: Parameters<typeof say>[0]) =>
      main()
        .getByRole('button', { name: say(key), exact: true })
        .click();
    const openVillages = async () => {
      await device.open('/workers');
      await main()
        .getByRole('searchbox', { name: say('workers:search') })
        .fill(first.user_name);
      await eventually(() => listRows(main()).count(), 1);
      await listRows(main()).getByRole('button').first().click();
      await page()
        .getByRole('dialog')
        .getByRole('link', { name: say('workers:villages'), exact: true })
        .click();
      await page().waitForURL(/\/villages$/);
      await main().getByRole('checkbox').first().waitFor();
    };
    const name = { of: '' };

    await step('from a village of hers the supervisor opens its households', async () => {
      await signIn(person, accountOf('supervisor1'));
      await page().waitForURL('**/home');
      await openVillages();
      await main().getByRole('list').getByRole('link').first().click();
      await page().waitForURL(/\/villages\/\d+$/);
      await boxes().first().waitFor();
    });
    await step(
      'one is found by the name of who lives there; what is ticked is kept while others are shown',
      async () => {
        name.of = (
          await main()
            .getByRole('list', { name: say('workers:households') })
            .locator('label')
            .first()
            .innerText()
        ).trim();
        await main()
          .getByRole('searchbox', { name: say('workers:searchHousehold') })
          .fill(name.of);
        await main().getByRole('checkbox', { name: name.of, exact: true }).first().check();
        await main()
          .getByRole('searchbox', { name: say('workers:searchHousehold') })
          .fill('');
        await eventually(async () => (await boxes().count()) > 5, true);
        await press('workers:tickShown');
        for (const box of await boxes().all()) await eventually(() => box.isChecked(), true);
      },
    );
    await step('without a reason nothing is saved; then they are hers', async () => {
      await press('workers:save');
      await main().getByText(say('refusals:FLDVAL0001')).waitFor();
      await main()
        .getByRole('textbox', { name: say('workers:reason') })
        .fill('Rani visits these lanes');
      await device.picture(`households-${desktop.name}`);
      await press('workers:save');
      await page().waitForURL(/\/villages$/);
      await main().getByText(say('workers:villageHistory')).click();
      await main().getByText('Rani visits these lanes').first().waitFor();
    });

    const hers = new Device(running, phone);
    const hindi = await wordsIn(phone.language, phone);
    await step('who shares the village begins with the households that are not hers; a switch shows all', async () => {
      const other = { device: hers, say: hindi };
      await signIn(other, accountOf('asha5'));
      await new Nurse(other).untilDayIsHere();
      await hers.open('/due-list');
      const whose = (key: 'due:whoseMine' | 'due:whoseVillage') =>
        hers.page.getByRole('radio', { name: hindi(key), exact: true });
      await whose('due:whoseMine').waitFor();
      assert.ok(await whose('due:whoseMine').isChecked());
      const status = hers.page.getByRole('main').getByRole('status').first();
      const counted = async () => {
        const shown = await status.locator('strong').innerText();
        return shown === '…' ? null : Number(/^\d+/.exec(shown.replaceAll(',', ''))?.[0] ?? '0');
      };
      await eventually(async () => (await counted()) !== null, true);
      const mine = (await counted()) ?? 0;
      await hers.picture('due-list-of-my-households');
      await whose('due:whoseVillage').check({ force: true });
      await eventually(async () => ((await counted()) ?? 0) > mine, true);
      assert.deepEqual(hers.complaints, []);
      await hers.throwAway();
    });
  },
);
