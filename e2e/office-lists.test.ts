import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before } from 'node:test';
import { datePresets } from '@teeka/domain/reports';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { accountOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { type Journey, journey } from './harness/journey.ts';
import { desktop } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { patternOf, type WordKey } from './harness/words.ts';

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

/** A list at a desk: what is shown, and the ways to it. */
function listOf({ device, say }: Journey) {
  const main = () => device.page.getByRole('main');
  const count = () => main().getByRole('status').first().innerText();
  const counted = async () => {
    await eventually(async () => /\d/.test((await count()).split('\n')[0] ?? ''), true);
    return Number((await count()).split('\n')[0]?.replace(/\D/g, ''));
  };
  const rows = () => main().getByRole('table').getByRole('row');
  return {
    main,
    count,
    counted,
    rows,
    button: (key: WordKey) => main().getByRole('button', { name: say(key), exact: true }),
  };
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
    await device.page.reload();
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
    await device.page.reload();
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
    await device.page.reload();
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
      await device.page.reload();
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

journey('a report stands open beside the list', { system: () => system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const { main, rows } = listOf(person);
  const page = () => device.page;
  const address = () => new URL(page().url());
  const pane = () =>
    main()
      .getByRole('region')
      .filter({ has: page().getByRole('heading', { level: 2 }) });
  const opened = () => pane().getByRole('heading', { level: 2 }).first();
  const nameOf = (row: number) => rows().getByRole('link').nth(row).innerText();
  const focused = () => page().evaluate(() => document.activeElement?.textContent ?? '');
  const late = () => main().getByRole('columnheader', { name: say('aefi:colClock') });

  await step('what is late or presses most comes first; a head orders anew, also after a reload', async () => {
    await signIn(person, accountOf('district1'));
    await page().waitForURL('**/home');
    await device.open('/aefi');
    await rows().getByRole('link').nth(2).waitFor();
    assert.equal(await late().getAttribute('aria-sort'), 'ascending');
    const name = main().getByRole('columnheader', { name: say('reports:colName') });
    await name.getByRole('button').click();
    await eventually(() => name.getAttribute('aria-sort'), 'ascending');
    const names = await rows().getByRole('link').allInnerTexts();
    assert.deepEqual(names, names.toSorted());
    await page().reload();
    await rows().getByRole('link').nth(2).waitFor();
    assert.deepEqual(await rows().getByRole('link').allInnerTexts(), names);
  });
  const [first, second] = [await nameOf(0), await nameOf(1)];
  await step('a row opens beside the list, which stays; its address names the report and no person', async () => {
    await rows().getByRole('link').first().click();
    await eventually(() => opened().innerText(), first);
    assert.equal(await rows().getByRole('link').count(), 3);
    assert.equal(address().pathname, '/aefi');
    assert.match(address().searchParams.get('event') ?? '', /^[\w-]{36}$/);
    assert.equal(await rows().locator('[aria-current]').innerText(), first);
    await pane()
      .getByRole('heading', { level: 3, name: say('aefi:clocks') })
      .waitFor();
  });
  await step('it stands whole in sight, and so does what is done with it', async () => {
    await pane().locator('[data-acts]').getByRole('button').nth(1).waitFor();
    await eventually(() => page().evaluate(cutOff), []);
  });
  await step('the next row, the way back and a reload', async () => {
    await rows().getByRole('link').nth(1).click();
    await eventually(() => opened().innerText(), second);
    await page().goBack();
    await eventually(() => opened().innerText(), first);
    await page().reload();
    await eventually(() => opened().innerText(), first);
  });
  await step('Esc closes it and leads the cursor back to the row', async () => {
    await rows().getByRole('link').nth(1).focus();
    await page().keyboard.press('Enter');
    await eventually(() => opened().innerText(), second);
    await eventually(() => page().evaluate(() => document.activeElement?.tagName), 'SECTION');
    await page().keyboard.press('Escape');
    await opened().waitFor({ state: 'detached' });
    assert.equal(await focused(), second);
    assert.equal(address().searchParams.get('event'), null);
  });
  await step('who follows the link on a narrower window has the page', async () => {
    await rows().getByRole('link').first().click();
    await eventually(() => opened().innerText(), first);
    await page().setViewportSize({ width: 1280, height: 768 });
    await page().waitForURL('**/aefi/report/**');
    await main().getByRole('heading', { level: 1, name: first }).waitFor();
    await page().setViewportSize({ width: 1366, height: 768 });
  });
});

journey('a list of one part of the district', { system: () => system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const list = listOf(person);
  const page = () => device.page;
  const area = () => list.main().getByRole('combobox', { name: say('sites:area'), exact: true });
  const part = () => new URL(page().url()).searchParams.get('part') ?? '';
  /** Chooses the site of that name. */
  const narrow = async (site: string) => {
    await area().fill(site);
    await page().getByRole('option').filter({ hasText: site }).first().click();
    await page().waitForURL(/part=site-/);
  };

  await step('who received a batch: those of one site, also after a reload', async () => {
    await signIn(person, accountOf('district1'));
    await page().waitForURL('**/home');
    const [batch] = await system.books.rows<{ material_id: string; batch_number: string; sites: number; site: string }>(
      `select d.material_id, d.batch_number, count(distinct d.session_site_id)::int as sites, min(s.name_en) as site
       from dose d join session_site s using (session_site_id)
       group by 1, 2 having count(distinct d.session_site_id) > 1 order by count(*), 1, 2 limit 1`,
    );
    assert.ok(batch);
    await device.open(`/stock/batch/${batch.material_id}/${encodeURIComponent(batch.batch_number)}`);
    const everywhere = await list.counted();
    await narrow(batch.site);
    await eventually(async () => (await list.counted()) < everywhere, true);
    const ofSite = await list.count();
    assert.ok((await list.counted()) > 0);
    await page().reload();
    await eventually(list.count, ofSite);
    await page().goBack();
    await eventually(list.counted, everywhere);
    assert.equal(part(), '');
  });
  await step('bites to report: those of one site, and the file that is taken along', async () => {
    const [bite] = await system.books.rows<{ site: string; none: string }>(
      `select max(s.name_en) filter (where k.case_id is not null) as site,
         max(s.name_en) filter (where k.case_id is null) as none
       from session_site s left join bite_case k on k.session_site_id = s.session_site_id
         and k.case_type = 'venom' and k.opened_at > now() - interval '27 days'`,
    );
    assert.ok(bite);
    await device.open('/notifiable-bites');
    const cases = list.main().getByText(patternOf(say, 'biteReports:notifiableCase'));
    await cases.first().waitFor();
    await narrow(bite.none);
    await list.main().getByText(say('biteReports:notifiableNone')).waitFor();
    await narrow(bite.site);
    await cases.first().waitFor();
    const shown = await cases.count();
    const coming = page().waitForEvent('download');
    await list.button('biteReports:download').click();
    const lines = (await readFile(await (await coming).path(), 'utf8')).trim().split('\r\n');
    assert.equal(lines.length, shown + 1);
  });
});

journey('many earlier vaccinations to approve', { system: () => system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const list = listOf(person);
  const page = () => device.page;
  const waiting = 60;
  const approve = () => list.main().getByRole('button', { name: say('doses:approve'), exact: true });

  await step('workers recorded doses that were given elsewhere', async () => {
    await system.books.rows(
      `with people as (
         select beneficiary_id, gen_random_uuid() as case_id from beneficiary
         where deceased_on is null order by beneficiary_id limit $1
       ), reports as (
         insert into previous_vaccination (beneficiary_id, case_id, material_id, proof, reported_by, captured_at)
         select beneficiary_id, case_id, (select min(material_id) from material), 'word', (select user_id from app_user
           order by user_id limit 1), now() from people
       )
       insert into dose (beneficiary_id, dose_id, dose_code, attempt, given_on, case_id, captured_at, captured_by, origin)
       select beneficiary_id, gen_random_uuid(), 'OPV0', 90, current_date - 1, case_id, now(), (select user_id from app_user
         order by user_id limit 1), 'previous' from people`,
      [waiting],
    );
  });
  await step('the home counts them, and opens as many, a page at a time', async () => {
    await signIn(person, accountOf('district1'));
    const figure = list
      .main()
      .getByRole('link')
      .filter({ hasText: say('app:homeEarlierWaiting', { n: waiting }) });
    await figure.click();
    await page().waitForURL('**/previous-vaccinations');
    assert.equal(await list.counted(), waiting);
    await eventually(() => approve().count(), 50);
    await list.button('plans:more').click();
    await eventually(() => approve().count(), waiting);
    assert.equal(await list.button('plans:more').count(), 0);
  });
  await step('one of them less after each decision', async () => {
    await approve().last().click();
    await page()
      .getByRole('dialog')
      .getByRole('button', { name: say('doses:approve'), exact: true })
      .click();
    await eventually(list.counted, waiting - 1);
    await eventually(() => approve().count(), waiting - 1);
  });
});

/** Runs in the page: which acts of what stands open beside the list are not wholly within it, and in sight. */
function cutOff(): string[] {
  const pane = [...document.querySelectorAll('[data-beside] > section')].at(-1);
  if (!pane) return ['nothing stands open'];
  const within = pane.getBoundingClientRect();
  return [...pane.querySelectorAll('[data-acts] :is(a, button)')].flatMap((act) => {
    const { left, right, bottom } = act.getBoundingClientRect();
    const seen = left >= within.left && right <= within.right && bottom <= Math.min(within.bottom, innerHeight);
    return seen ? [] : [act.textContent ?? ''];
  });
}
