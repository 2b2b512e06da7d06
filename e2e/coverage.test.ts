import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before } from 'node:test';
import { addDays, addMonths } from '@teeka/domain/calendar';
import { lastWholeMonth } from '@teeka/domain/coverage';
import { accountOf } from './harness/accounts.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { desktop } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

journey(
  'the month of a block on one page, and the due list of a village of it on paper',
  { system: () => system, profile: desktop },
  async (person) => {
    const { device, say, step } = person;
    const main = () => device.page.getByRole('main');
    const group = (key: WordKey) => main().getByRole('region', { name: say(key), exact: true });
    const row = (key: WordKey, name: string) => group(key).getByRole('row').filter({ hasText: name });
    let village = '';

    await step('twelve months of the district: as many children as the record has', async () => {
      await signIn(person, accountOf('district1'));
      await device.page.waitForURL('**/home');
      await main()
        .getByRole('link', { name: say('titles:coverage') })
        .click();
      await main()
        .getByRole('combobox', { name: say('coverage:span') })
        .selectOption('year');
      const last = lastWholeMonth(todayInIndia());
      const [born] = await system.books.rows<{ n: number }>(
        `select count(*)::int as n from beneficiary b join location v on v.level = 'village' and v.code = b.village_code
          join location k on k.level = 'block' and k.code = v.parent_code
        where b.dob >= $1 and b.dob < $2 and b.deceased_on is null
          and k.parent_code = (select district_code from app_user where user_name = 'district1')`,
        [addMonths(last, -23), addMonths(last, -11)],
      );
      assert.ok(born && born.n > 20, String(born?.n));
      await row('coverage:first', say('coverage:fullFirst'))
        .getByRole('cell', { name: String(born.n), exact: true })
        .waitFor();
    });
    await step('where drop-out begins, and what each figure counts', async () => {
      await group('coverage:dropOut').getByText(/%/).first().waitFor();
      await group('coverage:dropOut').getByText(say('coverage:howCounted')).click();
      await group('coverage:dropOut').getByText(say('coverage:dropOutText')).waitFor();
    });
    await step('a block, and a village of it', async () => {
      await group('coverage:by-block').getByRole('rowheader').getByRole('link').first().click();
      const first = group('coverage:by-village').getByRole('rowheader').getByRole('link').first();
      village = await first.innerText();
      await first.click();
      await device.page.waitForURL(/\/coverage\/due-list\?.*village=/);
    });
    await step('its list names nobody of another village, and is put on paper', async () => {
      await main().getByRole('status').getByText(village).first().waitFor();
      await device.page.evaluate(() => {
        window.print = () => {
          window.dispatchEvent(new Event('beforeprint'));
          document.body.dataset.printed = [...document.querySelectorAll('tbody tr')]
            .map((row) => row.textContent)
            .join('\n');
          window.dispatchEvent(new Event('afterprint'));
        };
      });
      await main()
        .getByRole('button', { name: say('table:print') })
        .click();
      const printed = () => device.page.evaluate(() => document.body.dataset.printed ?? '');
      await eventually(async () => (await printed()) !== '', true);
      const lines = (await printed()).split('\n');
      assert.ok(lines.length > 0 && lines.every((line) => line.includes(village)), lines.slice(0, 3).join(' / '));
    });
    await step('and back to the same month of the block', async () => {
      await device.page.goBack();
      await group('coverage:by-village').getByRole('table').waitFor();
      assert.match(new URL(device.page.url()).search, /span=year/);
    });
    await step('the line list of the same village: what was recorded in the month, by mode, as a file', async () => {
      await group('coverage:by-village')
        .getByRole('link', { name: say('coverage:linesOf', { village }) })
        .click();
      await device.page.waitForURL(/\/coverage\/line-list\?.*village=/);
      const counted = () => main().getByRole('status').locator('strong').filter({ hasText: /\d/ }).first().innerText();
      const all = Number((await counted()).replace(/\D/g, ''));
      assert.ok(all > 0, 'something was recorded');
      await main().getByText(village).first().waitFor();
      await main()
        .getByRole('combobox', { name: say('reports:mode') })
        .selectOption('here');
      await device.page.waitForURL(/mode=here/);
      await eventually(async () => Number((await counted()).replace(/\D/g, '')) <= all, true);
      await main()
        .getByRole('button', { name: say('downloads:take') })
        .click();
      const sheet = device.page.getByRole('dialog');
      await sheet.getByRole('radio', { name: say('downloads:csv'), exact: true }).check();
      const coming = device.page.waitForEvent('download');
      await sheet.getByRole('button', { name: say('downloads:fetch'), exact: true }).click();
      const file = await coming;
      assert.match(file.suggestedFilename(), /^Line-List-\d{8}\.csv$/);
      const [, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      assert.ok(
        lines.every((line) => line.includes(village)),
        lines.slice(0, 2).join(' / '),
      );
      assert.equal(lines.length, Number((await counted()).replace(/\D/g, '')));
      await device.page.goBack();
      await device.page.goBack();
    });
    await step(
      'another village is found by a part of its name, and the heading names it also where nothing was recorded',
      async () => {
        const other = await system.books.one<{ code: number; en: string; name: string }>(
          `select v.code, v.name_en as en, v.name_${desktop.language} as name
        from location v join location k on k.level = 'block' and k.code = v.parent_code
        where v.level = 'village' and v.valid_to is null
          and k.parent_code = (select district_code from app_user where user_name = 'district1')
          and (select count(*) from location o where o.level = 'village' and o.name_en ilike '%' || v.name_en || '%') = 1
          and v.name_${desktop.language} <> $1
        order by (select count(*) from beneficiary b where b.village_code = v.code), v.code limit 1`,
          [village],
        );
        await group('coverage:by-village')
          .getByRole('link', { name: say('coverage:linesOf', { village }) })
          .click();
        await device.page.waitForURL(/\/coverage\/line-list\?.*village=/);
        const field = (key: 'sites:area' | 'due:village') =>
          main().getByRole('combobox', { name: say(key), exact: true });
        const options = (key: 'sites:area' | 'due:village') =>
          device.page.getByRole('listbox', { name: say(key), exact: true }).getByRole('option');
        await field('sites:area').click();
        await options('sites:area').first().click();
        await device.page.waitForURL((url) => !url.searchParams.has('village') && !url.searchParams.has('part'));
        await field('due:village').fill(other.en);
        await options('due:village').filter({ hasText: other.name }).first().click();
        await device.page.waitForURL(new RegExp(`village=${other.code}`));
        await main().getByRole('status').getByText(other.name).first().waitFor();
        assert.equal(await field('due:village').inputValue(), other.name);
        // Days in which nothing was recorded: the heading stands.
        const quiet = addDays(todayInIndia(), -300);
        await device.open(`/coverage/line-list?village=${other.code}&from=${quiet}&to=${quiet}`);
        await main().getByText(say('reports:noneOpened')).waitFor();
        await main().getByRole('status').getByText(other.name).first().waitFor();
        await device.open('/coverage?span=year');
      },
    );
    await step('the figure of zero doses leads to just those children, in the list and in the file', async () => {
      const figure = group('coverage:dropOut')
        .getByRole('listitem')
        .filter({ hasText: say('coverage:zeroDose') });
      const count = await figure.locator('strong').innerText();
      await figure.getByRole('link').click();
      await device.page.waitForURL(/\/coverage\/zero-dose\?.*span=year/);
      const shown = main().getByRole('status').locator('strong').filter({ hasText: /\d/ }).first();
      await eventually(async () => (await shown.innerText()).replace(/[^\d]/g, ''), count.replace(/[^\d]/g, ''));
      await main()
        .getByRole('button', { name: say('downloads:take') })
        .click();
      const sheet = device.page.getByRole('dialog');
      await sheet.getByText(say('downloads:turningOne')).waitFor();
      await device.picture('zero-dose-taken-along');
      await sheet.getByRole('radio', { name: say('downloads:csv'), exact: true }).check();
      const coming = device.page.waitForEvent('download');
      await sheet.getByRole('button', { name: say('downloads:fetch'), exact: true }).click();
      const file = await coming;
      assert.match(file.suggestedFilename(), /^Zero-Dose-\d{8}\.csv$/);
      const [, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      assert.equal(String(lines.length), count.replace(/[^\d]/g, ''));
      await sheet.waitFor({ state: 'detached' });
      await device.page.goBack();
    });
    await step('a dose leads to who is due for its vaccine', async () => {
      await group('coverage:dropOut').getByRole('link').first().click();
      await device.page.waitForURL(/\/coverage\/due-list\?.*vaccine=Penta/);
      await main().getByRole('status').getByText(/\d/).first().waitFor();
      assert.equal(
        await main()
          .getByRole('combobox', { name: say('due:vaccine') })
          .inputValue(),
        'Penta',
      );
    });
  },
);
