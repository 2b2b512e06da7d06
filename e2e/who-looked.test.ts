import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before } from 'node:test';
import { verifyAuditFile } from '../apps/server/src/modules/audit/index.ts';
import { makeAtRest } from '../apps/server/src/platform/sealing/at-rest.ts';
import { accountOf } from './harness/accounts.ts';
import { dataKey } from './harness/district.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { desktop } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());
const system = () => running;

journey(
  'an officer sees who looked at a record, and fetches that as a file',
  { system, profile: desktop },
  async (person) => {
    const { device, say, step } = person;
    const page = () => device.page;
    const main = () => page().getByRole('main');
    const [found] = await running.books.rows<{ id: string }>(
      'select beneficiary_id::text as id from beneficiary order by beneficiary_id limit 1',
    );
    const officer = accountOf('district1');
    const reason = 'The family complained';
    await step('the officer opens a record', async () => {
      await signIn(person, officer);
      await page().waitForURL('**/home');
      await device.open(`/people/${found?.id}`);
      await main()
        .getByRole('link', { name: say('titles:whoLooked'), exact: true })
        .click();
    });
    await step('the look stands in the audit of the person', async () => {
      await page().waitForURL('**/audit');
      const line = listRows(main()).filter({ hasText: say('audit:act-record-opened') });
      await line.first().waitFor();
      assert.match(await line.first().innerText(), new RegExp(say('app:roleDistrictAdministrator')));
    });
    await step('a file is made once a reason is given; it is whole, and a change in it is found', async () => {
      const sheet = page().getByRole('dialog');
      const fetchIt = () => sheet.getByRole('button', { name: say('audit:file'), exact: true }).click();
      await main()
        .getByRole('button', { name: say('audit:file'), exact: true })
        .click();
      await fetchIt();
      await sheet.getByText(say('refusals:FLDVAL0001')).waitFor();
      await sheet.getByRole('textbox', { name: say('audit:fileReason') }).fill(reason);
      const [download] = await Promise.all([page().waitForEvent('download'), fetchIt()]);
      const text = readFileSync(await download.path(), 'utf8');
      const keys = makeAtRest(dataKey);
      assert.equal(verifyAuditFile(text, keys).what, 'whole');
      assert.deepEqual(verifyAuditFile(text.replace(reason, 'Just so'), keys), { what: 'changed', row: 0 });
    });
    await step('that it was fetched, and why, stands there next', async () => {
      await device.reload();
      await listRows(main())
        .filter({ hasText: say('audit:act-audit-exported') })
        .filter({ hasText: reason })
        .first()
        .waitFor();
    });
    await step('from the sheet of a worker to what was done with the account', async () => {
      const { user_name } = accountOf('anm1');
      await device.open('/workers');
      await main()
        .getByRole('searchbox', { name: say('workers:search') })
        .fill(user_name);
      await listRows(main()).filter({ hasText: user_name }).getByRole('button').first().click();
      await page()
        .getByRole('dialog')
        .getByRole('link', { name: say('titles:whatWasDone'), exact: true })
        .click();
      await page().waitForURL('**/workers/*/audit');
      await main()
        .getByRole('button', { name: say('audit:file'), exact: true })
        .waitFor();
    });
  },
);
