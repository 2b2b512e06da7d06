import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before } from 'node:test';
import { textOfPdf, unspaced } from '../apps/server/src/testing/text-of-pdf.ts';
import { accountOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { type Journey, journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { desktop, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());
const worker = accountOf('vaccinator1');

const sheetOf = ({ device, say }: Journey) => {
  const sheet = () => device.page.getByRole('dialog');
  return {
    sheet,
    choose: (words: string) => sheet().getByRole('radio', { name: words }).check({ force: true }),
    /** The sheets of the letter, and under which name it is kept. */
    async letter() {
      const coming = device.page.waitForEvent('download');
      await sheet()
        .getByRole('button', { name: say('appreciation:download'), exact: true })
        .click();
      const file = await coming;
      const text = await textOfPdf(await readFile(await file.path()));
      return { name: file.suggestedFilename(), text: text.map(unspaced) };
    },
  };
};

journey('a district administrator thanks a worker', { system: () => system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const { sheet, choose, letter } = sheetOf(person);
  const main = () => device.page.getByRole('main');
  const open = async (user_name: string) => {
    await main()
      .getByRole('searchbox', { name: say('workers:search') })
      .fill(user_name);
    await eventually(() => listRows(main()).filter({ hasText: user_name }).count(), 1);
    await eventually(() => listRows(main()).count(), 1);
    await listRows(main()).getByRole('button').first().click();
    await sheet()
      .getByRole('button', { name: say('appreciation:letter'), exact: true })
      .click();
  };
  await step('from her sheet the letter of a year is downloaded, in Hindi', async () => {
    await signIn(person, accountOf('district1'));
    await device.page.waitForURL('**/home');
    await device.open('/workers');
    await open(worker.user_name);
    await sheet().getByText(say('appreciation:language')).waitFor();
    await choose('हिन्दी');
    const { name, text } = await letter();
    assert.match(name, new RegExp(`^appreciation-letter-${worker.user_name}-\\d{8}\\.pdf$`));
    const hindi = await wordsIn('hi', phone);
    const [page = ''] = text;
    assert.equal(text.length, 1);
    for (const said of [hindi('appreciation:letter'), hindi('appreciation:doses'), hindi('appreciation:kept')])
      assert.ok(page.includes(unspaced(said)), page);
    const { number } = await system.books.one<{ number: string }>(
      `select detail->>'letter' as number from audit where call = 'appreciation.downloadAppreciationLetter'`,
    );
    assert.ok(page.includes(number), page);
  });
  await step('of days on which she did nothing there is none; what was chosen stays', async () => {
    await sheet()
      .getByRole('button', { name: say('appreciation:letter'), exact: true })
      .waitFor();
    await device.page.keyboard.press('Escape');
    await eventually(() => sheet().count(), 0);
    await open(accountOf('anm1').user_name);
    await choose(say('reports:chooseDates'));
    await sheet()
      .getByRole('button', { name: say('appreciation:download'), exact: true })
      .click();
    await sheet().getByText(say('refusals:FLDVAL0023')).waitFor();
    for (const [label, day] of [
      [say('app:fromDate'), '01/01/2023'],
      [say('app:toDate'), '02/01/2023'],
    ] as const)
      await sheet().getByRole('textbox', { name: label }).fill(day);
    await sheet()
      .getByRole('button', { name: say('appreciation:download'), exact: true })
      .click();
    await sheet().getByText(say('refusals:APPREC0001')).waitFor();
    assert.equal(
      await sheet()
        .getByRole('textbox', { name: say('app:toDate') })
        .inputValue(),
      '02/01/2023',
    );
  });
});

journey('a worker has the own letter on the phone', { system: () => system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const { sheet, letter } = sheetOf(person);
  await step('from the own profile, to be signed', async () => {
    await signIn(person, worker);
    await device.page.waitForURL(({ pathname }) => !/^\/(auth\/.*)?$/.test(pathname));
    await device.open('/my-profile');
    await device.page.getByRole('button', { name: say('appreciation:ownOpen'), exact: true }).click();
    await sheet().getByText(say('appreciation:language')).waitFor();
    const { text } = await letter();
    assert.ok(text[0]?.includes(unspaced(say('appreciation:byOneself'))), text[0]);
  });
});
