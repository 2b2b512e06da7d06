import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { Device } from './harness/device.ts';
import { eventually } from './harness/eventually.ts';
import { signIn, typeSignIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, desktop, phone } from './harness/profiles.ts';
import { fileOf, openDownload, type SheetOfTexts } from './harness/sheets.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { patternOf, type WordKey, wordsIn } from './harness/words.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());
const officer = accountOf('district1');
const rowCount = 1000;
const badCount = 60;
const badEach = Math.floor(rowCount / badCount);
const isBad = (nth: number): boolean => nth % badEach === 3 && nth < badEach * badCount;

/** A vaccinator among those that are brought last: the messages to the first ones are gone from the demo's inbox. */
const hersNth = 35;

/** What goes wrong when a sheet is filled in: the column, and what stands there. */
const slips = [
  ['Name', 'सीता देवी'],
  ['Mobile number', '5700000000'],
  ['Role', 'Doctor'],
  ['Session sites', 'Somewhere else'],
  ['Username', 'a b'],
] as const;

for (const profile of dealt(desktop))
  journey('a thousand workers from a sheet', { system: () => running, profile }, async (person) => {
    const { device, say, step } = person;
    const page = () => device.page;
    const main = () => page().getByRole('main');
    const tap = (key: WordKey, values = {}) =>
      page()
        .getByRole('button', { name: say(key, values), exact: true })
        .click();
    const sees = (key: WordKey, values = {}) =>
      page().getByText(say(key, values)).first().waitFor({ timeout: 120_000 });
    const bring = async (name: string, sheet: SheetOfTexts) =>
      page()
        .locator('input[type=file]')
        .setInputFiles(await fileOf(name, sheet));
    const downloaded = async (key: WordKey) => {
      const [download] = await Promise.all([page().waitForEvent('download'), tap(key)]);
      return openDownload(download);
    };
    const made = async () => {
      const { n } = await running.books.one<{ n: number }>(
        'select count(*)::int as n from app_user where import_id is not null',
      );
      return n;
    };
    const sites = await running.books.rows<{ name: string }>(
      `select min(name_en) as name from session_site group by name_en having count(*) = 1 order by 1 limit 20`,
    );
    let headers: readonly string[] = [];
    const at = (header: string) => headers.findIndex((one) => one.startsWith(header));
    const mobileOf = (nth: number) => String(9_811_000_000 + nth);
    const rowOf = (nth: number): string[] => {
      const row = headers.map(() => '');
      row[at('Name')] = 'Sita Devi';
      row[at('Mobile number')] = mobileOf(nth);
      row[at('Role')] = nth % 5 === 0 ? 'Vaccinator' : 'ASHA';
      row[at('Session sites')] = sites[nth % sites.length]?.name ?? '';
      row[at('Username')] = `sita.${nth}`;
      return row;
    };
    const withSlip = (nth: number): string[] => {
      const row = rowOf(nth);
      const [header, wrong] = slips[Math.floor(nth / badEach) % slips.length] ?? slips[0];
      if (isBad(nth)) row[at(header)] = wrong;
      return row;
    };
    const all = Array.from({ length: rowCount }, (_, nth) => nth);
    const confirm = async (n: number) => {
      await page()
        .getByRole('textbox', { name: say('workers:ownPassword') })
        .or(page().getByLabel(say('workers:ownPassword'), { exact: true }))
        .first()
        .fill(officer.password);
      await tap('brought:confirm-users', { n });
      await page()
        .getByRole('dialog')
        .getByRole('button', { name: say('brought:confirm-users', { n }), exact: true })
        .click();
      await sees('brought:stored-users', { n });
    };

    await step('the list of workers leads to the template', async () => {
      await signIn(person, officer);
      await page().waitForURL('**/home');
      await device.open('/workers');
      await main()
        .getByRole('link', { name: say('brought:linkUsers'), exact: true })
        .click();
      await page().waitForURL('**/imports/users');
      ({ headers } = await downloaded('reports:importTemplate'));
      assert.match(headers[0] ?? '', /^Name/);
    });
    await step('1000 rows are checked: 60 are to be corrected, nobody has an account yet', async () => {
      await bring('workers.xlsx', { headers, rows: all.map(withSlip) });
      await sees('reports:importGood', { n: rowCount - badCount });
      await sees('reports:importBad', { n: badCount });
      assert.equal(await made(), 0);
      await device.picture(`import-of-users-${profile.name}`);
    });
    let corrected: SheetOfTexts;
    await step('the file of errors has the 60, each with its reason', async () => {
      const errors = await downloaded('reports:importErrors');
      assert.equal(errors.rows.length, badCount);
      const bad = all.filter(isBad);
      for (const [nth, row] of errors.rows.entries()) {
        const [header] = slips[Math.floor((bad[nth] ?? 0) / badEach) % slips.length] ?? slips[0];
        assert.match(row.at(-1) ?? '', new RegExp(header), row.join(' | '));
      }
      corrected = { headers: errors.headers, rows: bad.map((nth) => [...rowOf(nth), '']) };
    });
    await step('without the own password no account is made; with it all good ones are', async () => {
      await tap('brought:confirm-users', { n: rowCount - badCount });
      await sees('refusals:USRPRF0018');
      await confirm(rowCount - badCount);
      assert.equal(await made(), rowCount - badCount);
    });
    await step('the corrected 60 are brought, and 1000 accounts stand', async () => {
      await tap('reports:importAnother');
      await bring('corrected.xlsx', corrected);
      await sees('reports:importGood', { n: badCount });
      await confirm(badCount);
      assert.equal(await made(), rowCount);
    });
    await step('one of them chooses a password by a code, and her session page opens', async () => {
      const hers = new Device(running, phone);
      const hindi = await wordsIn(phone.language, phone);
      const nurse = new Nurse({ device: hers, say: hindi });
      const mobile = mobileOf(hersNth);
      await eventually(
        async () => (await running.inbox.texts(mobile)).some((text) => text.includes(`sita.${hersNth}`)),
        true,
      );
      await hers.open('/');
      await hers.page.getByRole('link', { name: hindi('auth:forgotQuestion') }).click();
      await hers.page.getByRole('textbox', { name: hindi('auth:mobile') }).fill(mobile);
      await hers.page.getByRole('button', { name: hindi('auth:sendCode') }).click();
      await hers.page.getByRole('timer').waitFor();
      const code = await running.inbox.nextCode(mobile);
      const fresh = 'Sahaswan#2031';
      await hers.page.getByRole('textbox', { name: hindi('auth:code') }).fill(code);
      await hers.page.getByRole('textbox', { name: hindi('auth:newPassword'), exact: true }).fill(fresh);
      await hers.page.getByRole('textbox', { name: hindi('auth:repeatPassword') }).fill(fresh);
      await hers.page.getByRole('button', { name: hindi('auth:savePassword') }).click();
      await hers.page.waitForURL('**/auth/login');
      await typeSignIn({ device: hers, say: hindi }, { user_name: `sita.${hersNth}`, password: fresh });
      await nurse.untilDayIsHere();
      assert.deepEqual(hers.complaints, []);
      await hers.throwAway();
    });
    await step('who has never signed in are the others', async () => {
      await device.open('/workers?state=never');
      await main().getByText(patternOf(say, 'workers:countFound')).first().waitFor();
      assert.deepEqual(device.complaints, []);
    });
  });
