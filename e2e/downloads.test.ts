import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before } from 'node:test';
import { startDownload } from '@teeka/contract/downloads';
import { mostRowsAtOnce } from '@teeka/domain/downloads';
import readXlsx from 'read-excel-file/node';
import { textOfPdf, unspaced } from '../apps/server/src/testing/text-of-pdf.ts';
import { accountOf } from './harness/accounts.ts';
import { delayedCall } from './harness/delayed-call.ts';
import { goByMenu, signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

const worker = accountOf('vaccinator1');

journey('lists that are taken along', { system: () => system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const open = () => device.page;
  const main = () => open().getByRole('main');
  const button = (key: WordKey, within = main()) => within.getByRole('button', { name: say(key), exact: true });
  const sheet = () => open().getByRole('dialog');
  const saved = async (press: () => Promise<void>) => {
    const coming = open().waitForEvent('download');
    await press();
    const file = await coming;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const rowsOf = async (bytes: Buffer) => (await readXlsx(bytes))[0]?.data ?? [];

  await step('the list of vaccinated people is an Excel file with as many rows', async () => {
    await signIn(person, worker);
    await open().waitForURL('**/dashboard');
    await goByMenu(person, 'app:vaccinatedList');
    const counted = main().getByRole('status').locator('strong').filter({ hasText: /\d/ });
    const count = (await counted.first().innerText({ timeout: 20_000 })).replace(/[^\d]/g, '');
    await button('downloads:take').click();
    const { name, bytes } = await saved(() => button('downloads:fetch', sheet()).click());
    assert.match(name, /^Vaccinated-Beneficiaries-\d{8}\.xlsx$/);
    assert.equal(String((await rowsOf(bytes)).length - 1), count);
    await device.picture('taken-along');
  });

  await step('the due list is printed for the day, with the number of each family', async () => {
    await goByMenu(person, 'app:dueList');
    const first = await main().getByRole('listitem').first().getByRole('link').first().innerText({ timeout: 20_000 });
    await button('downloads:take').click();
    await sheet().getByText(say('downloads:aboutDays'), { exact: true }).waitFor();
    const { name, bytes } = await saved(() => button('downloads:fetch', sheet()).click());
    assert.match(name, /^Due-List-\d{8}\.pdf$/);
    const text = unspaced((await textOfPdf(bytes)).join(''));
    assert.ok(text.includes(unspaced(first.split('\n')[0] ?? '')), first);
    assert.ok(text.includes(unspaced(say('due:vials'))));
  });

  await step('without network nothing is lost: the sheet says what it needs', async () => {
    await device.untilKept();
    await device.networkOff();
    await button('downloads:take').click();
    await sheet().getByText(say('downloads:offline')).waitFor();
    assert.ok(await button('downloads:fetch', sheet()).isDisabled());
    await open().keyboard.press('Escape');
    await device.networkOn();
  });

  await step('a long list is prepared, waits among the downloads and is fetched from there', async () => {
    await system.books.one(
      `with added as (insert into beneficiary select (jsonb_populate_record(null::beneficiary, to_jsonb(b) || jsonb_build_object('beneficiary_id', 30000000000000 + n,
         'created_by', u.user_id, 'created_at', now()))).*
       from app_user u join site_village v on v.session_site_id = u.default_site_id
       cross join lateral (select * from beneficiary where village_code = v.village_code limit 1) b, generate_series(1, $2) n
       where u.user_name = $1 and v.village_code = (select min(village_code) from site_village where session_site_id = u.default_site_id)
       returning 1) select count(*)::int as added from added`,
      [worker.user_name, mostRowsAtOnce + 100],
    );
    await goByMenu(person, 'app:preRegistered');
    await button('downloads:take').click();
    await button('downloads:fetch', sheet()).click();
    await open().waitForURL('**/downloads');
    const card = main().getByRole('article').first();
    await card.getByRole('heading', { name: say('app:preRegistered') }).waitFor();
    await card.getByText(say('downloads:excel')).waitFor();
    await card.getByText(say('downloads:state-ready')).waitFor({ timeout: 60_000 });
    await device.picture('downloads');
    const { name, bytes } = await saved(() => button('downloads:fetch', card).click());
    assert.match(name, /^Vaccinator-\d{8}\.xlsx$/);
    assert.ok((await rowsOf(bytes)).length > mostRowsAtOnce + 100);
  });

  await step('what is no longer needed is thrown away', async () => {
    await button('downloads:throwAway').click();
    await main().getByText(say('downloads:state-cancelled')).waitFor();
    assert.equal(await button('downloads:fetch').count(), 0);
  });

  await step(
    'whoever closed the sheet meanwhile stays where they went; that the file is prepared is said there',
    async () => {
      await goByMenu(person, 'app:preRegistered');
      await button('downloads:take').click();
      const starting = await delayedCall(open(), startDownload);
      await button('downloads:fetch', sheet()).click();
      await starting.begun;
      await open().goBack();
      await sheet().waitFor({ state: 'detached' });
      await goByMenu(person, 'app:dueList');
      const address = open().url();
      starting.letGo();
      await open().getByText(say('downloads:preparing')).waitFor();
      await open().waitForTimeout(1500);
      assert.equal(open().url(), address);
    },
  );
});
