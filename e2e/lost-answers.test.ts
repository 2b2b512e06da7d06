import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { dealt, phone } from './harness/profiles.ts';
import { fileOf, openDownload } from './harness/sheets.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { type WordKey, wordsIn } from './harness/words.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());
const system = () => running;
const asha = accountOf('asha1');
const village = { en: 'Nayagaon', hi: 'नयागाँव' };

for (const profile of dealt(phone))
  journey('what the server did is seen though its answer was lost', { system, profile }, async (person) => {
    const { device, say, step } = person;
    const page = () => device.page;
    const main = () => page().getByRole('main');
    const press = (key: WordKey, values = {}, within = main()) =>
      within.getByRole('button', { name: say(key, values), exact: true }).click();
    /** The server does what it is called for, and its answer is lost on the way. */
    const unanswered = async (call: string, act: () => Promise<void>) => {
      const lost = new Promise<void>((resolve, reject) => {
        page()
          .context()
          .route(`**/${call}`, async (route) => {
            await route.fetch();
            await route.abort('failed');
            resolve();
          })
          .catch(reject);
      });
      await act();
      await lost;
      await page().context().unroute(`**/${call}`);
    };
    const isThere = async () => {
      const { n } = await running.books.one<{ n: number }>(
        'select count(*)::int as n from location where name_en = $1',
        [village.en],
      );
      return n;
    };

    await step('a sheet of places is checked', async () => {
      await signIn(person, accountOf('district1'));
      await page().waitForURL('**/home');
      await device.open('/imports/places');
      const [template] = await Promise.all([page().waitForEvent('download'), press('reports:importTemplate')]);
      const { headers } = await openDownload(template);
      const written = ['Village', '970001', '1011', '', village.en, village.hi, 'Village'];
      assert.equal(headers.length, written.length);
      await page()
        .locator('input[type=file]')
        .setInputFiles(await fileOf('places.xlsx', { headers, rows: [written] }));
      await main()
        .getByText(say('reports:importGood', { n: 1 }), { exact: true })
        .waitFor();
    });
    await step('its places are taken in, and the page says so without being opened again', async () => {
      await press('brought:confirm-places', { n: 1 });
      await unanswered('admin/import/confirm', () =>
        press('brought:confirm-places', { n: 1 }, page().getByRole('dialog')),
      );
      await main()
        .getByText(say('brought:stored-places', { n: 1 }))
        .waitFor();
      assert.equal(await isThere(), 1);
    });
    await step('a village that came to an ASHA stands as given, and nothing is left to save', async () => {
      await device.open('/workers?role=ASHA');
      const row = listRows(main()).filter({ hasText: asha.user_name });
      await row.getByRole('link').click();
      await page().waitForURL('**/villages');
      const free = main().getByRole('checkbox', { checked: false }).first();
      await free.click();
      await main()
        .getByRole('radio', { name: say('workers:sharing_shared'), exact: true })
        .check({ force: true });
      await main()
        .getByRole('textbox', { name: say('workers:reason') })
        .fill('Somebody is on leave');
      await unanswered('mappingAshaVillager', () => press('workers:save'));
      await page().waitForURL('**/workers?role=ASHA');
      await eventually(() => row.getByRole('link').innerText(), say('workers:villagesOfHer', { count: 2, n: 2 }));
    });
  });

journey('a form of a session site is read on in another language', { system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const page = () => device.page;
  const main = () => page().getByRole('main');
  const english = await wordsIn('en', phone);
  const listed = (label: string) => main().getByRole('list', { name: label });
  await step('the form lists villages', async () => {
    await signIn(person, accountOf('district1'));
    await page().waitForURL('**/home');
    await device.open('/facilities');
    await listRows(main()).first().getByRole('link').first().click();
    await main()
      .getByRole('link', { name: say('titles:addSite'), exact: true })
      .click();
    await listed(say('places:villagesServed')).getByText('अभनपुर').waitFor();
    await main()
      .getByRole('textbox', { name: say('places:nameIn_en') })
      .fill('Panchayat Bhawan');
  });
  await step(
    'the language is changed: what is typed stays, and the villages are called by their English names',
    async () => {
      await page()
        .getByRole('button', { name: say('app:menu'), exact: true })
        .click();
      await page()
        .getByRole('button', { name: say('app:chooseLanguage'), exact: true })
        .click();
      await page().getByRole('dialog').getByText('English (English)').click();
      await listed(english('places:villagesServed')).getByText('Abhanpur').waitFor();
      assert.equal(
        await main()
          .getByRole('textbox', { name: english('places:nameIn_en') })
          .inputValue(),
        'Panchayat Bhawan',
      );
    },
  );
});
