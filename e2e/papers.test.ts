import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before } from 'node:test';
import type { Locator } from 'playwright-core';
import { textOfPdf, unspaced } from '../apps/server/src/testing/text-of-pdf.ts';
import { accountOf } from './harness/accounts.ts';
import { signIn } from './harness/hands.ts';
import { type Journey, journey } from './harness/journey.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

const worker = accountOf('vaccinator1');

interface Known {
  readonly id: string;
  readonly name: string;
}

/** Somebody of the worker's villages of whom this is on record. */
const known = (what: string) =>
  system.books.one<Known & { readonly case_id: string }>(
    `select b.beneficiary_id::text as id, b.ben_name as name, d.case_id::text
     from beneficiary b join dose d using (beneficiary_id)
     join site_village v on v.village_code = b.village_code
     join app_user u on u.default_site_id = v.session_site_id
     where u.user_name = $1 and b.deceased_on is null and d.origin = 'session' and ${what}
       and not exists (select from dose_void x where x.dose_id = d.dose_id)
     order by b.beneficiary_id limit 1`,
    [worker.user_name],
  );

/** Opens a sheet and takes the paper along: under which name it was saved, and what is written on it. */
async function taken({ device, say }: Journey, button: Locator) {
  await button.click();
  const sheet = device.page.getByRole('dialog');
  const download = sheet.getByRole('button', { name: say('papers:download'), exact: true });
  await download.waitFor();
  await device.picture('papers-sheet');
  const requested: string[] = [];
  const note = (request: { url: () => string }) => void requested.push(request.url().split('/').at(-1) ?? '');
  device.page.on('request', note);
  const coming = device.page.waitForEvent('download');
  await download.click();
  const file = await coming;
  device.page.off('request', note);
  await sheet.waitFor({ state: 'hidden' });
  const sheets = await textOfPdf(await readFile(await file.path()));
  return { name: file.suggestedFilename(), text: unspaced(sheets.join('')), requested };
}

/** The token was exchanged, and the paper asked for after that. */
function isRequestedAfresh(requested: readonly string[], call: string): void {
  const calls = requested.filter((one) => one === 'getAccessToken' || one === call);
  assert.deepEqual(calls, ['getAccessToken', call]);
}

journey('papers that are taken along', { system: () => system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const page = () => device.page;
  const main = () => page().getByRole('main');

  await step('the report of a visit, from the page of a child; the token is exchanged first', async () => {
    await signIn(person, worker);
    await page().waitForURL('**/dashboard');
    const child = await known('d.case_id is not null');
    await device.open(`/beneficiary/${child.id}`);
    await main().getByText(say('beneficiaries:visits')).click();
    const report = main().getByRole('button', { name: new RegExp(`^${say('papers:caseReport')}`) });
    await report.first().waitFor();
    await device.picture('papers-of-a-person', { whole: true });
    const { name, text, requested } = await taken(person, report.first());
    assert.match(name, /^[A-Za-z0-9-]+-\d{8}-Case-Report\.pdf$/);
    assert.ok(text.includes(unspaced(say('papers:caseReport'))) && text.includes(unspaced(child.name)), text);
    isRequestedAfresh(requested, 'downloadrwinCertificate');
  });

  await step(
    'the immunisation card, from the chart of a child: the doses with their days, what is to come',
    async () => {
      const child = await known("d.dose_code = 'PENTA1'");
      await device.open(`/beneficiary/${child.id}`);
      const button = main().getByRole('button', { name: say('papers:card'), exact: true });
      await button.waitFor();
      const { name, text, requested } = await taken(person, button);
      assert.match(name, /^[A-Za-z0-9-]+-\d{8}-Immunisation-Card\.pdf$/);
      for (const said of [say('papers:card'), child.name, say('schedule:dose-PENTA1'), say('papers:cardAfter')])
        assert.ok(text.includes(unspaced(said)), `${said} in ${text}`);
      isRequestedAfresh(requested, 'downloadImmunisationCard');
    },
  );

  await step('the record of a pregnancy, from its page', async () => {
    const woman = await system.books.one<Known>(
      `select b.beneficiary_id::text as id, b.ben_name as name
       from beneficiary b join pregnancy p using (beneficiary_id)
       join site_village v on v.village_code = b.village_code
       join app_user u on u.default_site_id = v.session_site_id
       where u.user_name = $1 and b.deceased_on is null and p.visits > 1 and p.outcome is null and not p.is_withdrawn
       order by b.beneficiary_id limit 1`,
      [worker.user_name],
    );
    await device.open(`/pregnancy/${woman.id}`);
    const button = main().getByRole('button', { name: new RegExp(`^${say('papers:pregnancyPaper')}`) });
    await button.first().waitFor();
    await device.picture('papers-of-a-pregnancy', { whole: true });
    const { text } = await taken(person, button.first());
    for (const said of [woman.name, say('pregnancyPage:visits'), say('pregnancyPage:expected')])
      assert.ok(text.includes(unspaced(said)), `${said} in ${text}`);
  });

  await step('the session of today, from its page', async () => {
    const session = await system.books.one<{ readonly id: string }>(
      `select p.session_id::text as id from vaccination_session p join app_user u on u.default_site_id = p.session_site_id
       where u.user_name = $1 and p.date_of_session = (now() at time zone 'Asia/Kolkata')::date and p.published limit 1`,
      [worker.user_name],
    );
    await device.open(`/session/${session.id}`);
    const button = main().getByRole('button', { name: say('papers:sessionPaper') });
    await button.waitFor();
    await device.picture('papers-of-a-session', { whole: true });
    const { name, text, requested } = await taken(person, button);
    assert.match(name, /^[A-Za-z0-9-]+-\d{8}\.pdf$/);
    assert.ok(text.includes(unspaced(say('papers:figures'))), text);
    isRequestedAfresh(requested, 'downloadSessionDetails');
  });

  await step(
    'a BCG certificate for which the server wants another sign-in: that is told, and nobody is signed out',
    async () => {
      const child = await known(`d.dose_code = 'BCG'`);
      await device.open(`/beneficiary/${child.id}`);
      await page()
        .getByRole('button', { name: say('certificates:title'), exact: true })
        .click();
      const sheet = page().getByRole('dialog');
      await sheet.getByRole('radio', { name: say('certificates:whichBcg') }).check({ force: true });
      await page().route('**/getAccessToken', (route) => route.fulfill({ status: 401, body: 'No' }));
      await sheet.getByRole('button', { name: say('papers:download'), exact: true }).click();
      await page().getByText(say('app:tryAfterSometime')).first().waitFor();
      await page().unroute('**/getAccessToken');
      await page().waitForTimeout(1500);
      assert.match(page().url(), /\/beneficiary\//);
      const coming = page().waitForEvent('download');
      await sheet.getByRole('button', { name: say('papers:download'), exact: true }).click();
      assert.match((await coming).suggestedFilename(), /^bcg-certificate-\d{8}\.pdf$/);
      await sheet.waitFor({ state: 'detached' });
    },
  );

  await step('and so it is where that one is to be saved again', async () => {
    await main()
      .getByRole('heading', { name: say('certificates:issuedTitle') })
      .click();
    const again = main()
      .getByRole('button', { name: new RegExp(`^${say('certificates:showAgain')}: `) })
      .first();
    await again.waitFor();
    await page().getByText(say('app:tryAfterSometime')).waitFor({ state: 'detached' });
    await page().route('**/getAccessToken', (route) => route.fulfill({ status: 401, body: 'No' }));
    await again.click();
    await page().getByText(say('app:tryAfterSometime')).first().waitFor();
    await page().unroute('**/getAccessToken');
  });
});
