import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { displayDate } from '@teeka/domain/format';
import { datePresets } from '@teeka/domain/reports';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { accountOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { type Journey, journey } from './harness/journey.ts';
import { listOf } from './harness/list-of.ts';
import { desktop } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

/** The last whole month, as the quick filters name it. */
function lastMonth(say: Journey['say']) {
  const month = datePresets('past', systemClock().today).find((one) => one.kind === 'month');
  assert.ok(month && month.kind === 'month');
  const name = say(`app:month${month.month}` as WordKey);
  return { from: month.from, words: say('app:monthOfYear', { month: name, year: month.year }) };
}

journey('a list is found again as it was left', { system: () => system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const list = listOf(person);
  const month = lastMonth(say);
  const pressed = () => list.main().getByRole('button', { name: month.words, pressed: true });
  const address = () => new URL(device.page.url());
  const backFromSomebody = async () => {
    await list.rows().getByRole('link').first().click();
    await device.page.waitForURL(/\/(people|beneficiary)\//);
    await device.page.goBack();
  };

  await step('the vaccinated of last month', async () => {
    await signIn(person, accountOf('vaccinator1'));
    await device.page.waitForURL('**/dashboard');
    await device.open('/vaccinated-list');
    await list.counted();
    await list.main().getByRole('button', { name: month.words }).click();
    await pressed().waitFor();
    assert.equal(address().searchParams.get('from'), month.from);
  });
  let shown = '';
  await step('a person is opened; back shows the same month, and so does a reload', async () => {
    assert.ok((await list.counted()) > 0);
    shown = await list.count();
    await backFromSomebody();
    await pressed().waitFor();
    await eventually(list.count, shown);
    await device.reload();
    await pressed().waitFor();
    await eventually(list.count, shown);
  });
  await step('so do the type and the order', async () => {
    const type = list.main().getByRole('combobox', { name: say('reports:type') });
    await type.selectOption({ label: say('registration:type-23') });
    await eventually(() => type.inputValue(), '23');
    assert.ok((await list.counted()) > 0);
    const name = list.main().getByRole('columnheader', { name: say('reports:colName') });
    await name.getByRole('button').click();
    await eventually(() => name.getAttribute('aria-sort'), 'ascending');
    await list.counted();
    const narrowed = await list.count();
    const chosen = await type.inputValue();
    assert.equal(address().searchParams.get('type'), chosen);
    await device.reload();
    await eventually(list.count, narrowed);
    assert.equal(await type.inputValue(), chosen);
    assert.equal(await name.getAttribute('aria-sort'), 'ascending');
    await device.page.goBack();
    await eventually(() => name.getAttribute('aria-sort'), 'none');
    await device.page.goBack();
    await eventually(list.count, shown);
  });
  await step('an address that nobody wrote shows the list as usual', async () => {
    await device.open('/vaccinated-list?from=2026-99-01&to=x&type=%3Cb%3E&sort=7');
    await list.counted();
    assert.equal(await pressed().count(), 0);
  });
});

journey('a list is taken out whole', { system: () => system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const list = listOf(person);

  await step('the people on the lists of the district', async () => {
    await signIn(person, accountOf('district1'));
    await device.page.waitForURL('**/home');
    await device.open('/planned-beneficiaries');
    assert.ok((await list.counted()) > 150, 'more than one page');
    assert.ok((await list.rows().count()) < 100, 'only those in view are drawn');
  });
  await step('what is to come begins with today', async () => {
    const day = list.main().getByRole('columnheader', { name: say('reports:colSession') });
    await eventually(() => day.getAttribute('aria-sort'), 'ascending');
    await list.rows().nth(1).getByText(displayDate(systemClock().today)).waitFor();
  });
  await step('into a sheet: every row, and a head', async () => {
    await device.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await list.button('table:copy').click();
    await device.page.getByText(say('table:copied', { n: await list.counted() })).waitFor();
    const copied = await device.page.evaluate(() => navigator.clipboard.readText());
    const lines = copied.split('\n');
    assert.equal(lines.length, (await list.counted()) + 1);
    assert.ok(lines[0]?.startsWith(`${say('reports:colName')}\t`), lines[0]);
    assert.ok(lines.every((line) => line.split('\t').length === lines[0]?.split('\t').length));
  });
  await step('a large screen is used; on a small one a person’s number stands below the name', async () => {
    const table = list.main().getByRole('table');
    const heads = () => table.getByRole('columnheader', { name: say('reports:colReference'), exact: true }).count();
    const width = async () => (await table.boundingBox())?.width ?? 0;
    assert.equal(await heads(), 0);
    assert.match(await table.getByRole('rowheader').first().innerText(), /\d{4}-\d{4}-\d{4}-\d{2}/);
    await device.page.setViewportSize({ width: 1920, height: 1080 });
    await eventually(async () => (await width()) > 1500, true);
    await eventually(heads, 1);
    await device.page.setViewportSize({ width: desktop.width, height: desktop.height });
    await eventually(heads, 0);
  });
  await step('the quick filters are one stop, and the arrows lead from one to the next', async () => {
    const quick = list.main().getByRole('toolbar').getByRole('button');
    const focused = () => device.page.evaluate(() => document.activeElement?.textContent ?? '');
    const names = await quick.allInnerTexts();
    assert.equal(await list.main().getByRole('toolbar').locator('[tabindex="0"]').count(), 1);
    await list.button('app:reset').focus();
    await device.page.keyboard.press('Tab');
    const first = names.indexOf(await focused());
    assert.ok(first >= 0, await focused());
    await device.page.keyboard.press('ArrowRight');
    assert.equal(await focused(), names[(first + 1) % names.length]);
    await device.page.keyboard.press('Home');
    assert.equal(await focused(), names[0]);
    await device.page.keyboard.press('ArrowLeft');
    assert.equal(await focused(), names.at(-1));
    await device.page.keyboard.press('Tab');
    assert.ok(!names.includes(await focused()), await focused());
    await list.button('app:reset').focus();
  });
  await step('onto paper: every row, with what they are above them, and no empty sheet', async () => {
    await device.page.evaluate(() => {
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        document.body.dataset.printed = String(document.querySelectorAll('tbody tr').length);
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await list.button('table:print').click();
    const printed = () => device.page.evaluate(() => Number(document.body.dataset.printed));
    await eventually(printed, await list.counted());
    await eventually(async () => (await list.rows().count()) < 100, true);
    const paper = (await device.page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = paper.match(/\/Type \/Page\b/g)?.length ?? 0;
    assert.ok(sheets > 1 && sheets < 12, `${sheets} sheets for the first page of rows`);
  });
  await step('who registered how many: whom, under an address of its own', async () => {
    await device.open('/registrations-by-worker');
    await list.rows().getByRole('link').first().click();
    await device.page.waitForURL('**worker=*');
    await list.counted();
    const worker = await list.main().getByRole('heading', { level: 1 }).innerText();
    await device.reload();
    await eventually(() => list.main().getByRole('heading', { level: 1 }).innerText(), worker);
    await device.page.goBack();
    await list
      .main()
      .getByRole('heading', { level: 1, name: say('reports:byWorkerTitle') })
      .waitFor();
    await device.page.waitForURL(/registrations-by-worker$/);
  });
});

journey(
  'a worker who is looked at stands in the address',
  { system: () => system, profile: desktop },
  async (person) => {
    const { device, step } = person;
    const list = listOf(person);
    const sheet = () => device.page.getByRole('dialog').getByRole('heading').first();
    let name = '';
    await step('a worker of the district is opened', async () => {
      await signIn(person, accountOf('district1'));
      await device.page.waitForURL('**/home');
      await device.open('/workers');
      const first = list.main().getByRole('rowheader').getByRole('button').first();
      name = await first.innerText();
      await first.click();
      await eventually(() => sheet().innerText(), name);
    });
    await step('a reload, and a link that is sent, show the same worker', async () => {
      await device.reload();
      await eventually(() => sheet().innerText(), name);
      assert.match(new URL(device.page.url()).searchParams.get('worker') ?? '', /^[\w-]{36}$/);
    });
    await step('once it is put away, the address says nobody', async () => {
      await device.page.keyboard.press('Escape');
      await device.page.getByRole('dialog').waitFor({ state: 'detached' });
      await eventually(async () => new URL(device.page.url()).search, '');
    });
  },
);
