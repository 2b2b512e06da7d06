import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, desktop, type Profile } from './harness/profiles.ts';
import { fileOf, openDownload, type SheetOfTexts } from './harness/sheets.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { patternOf, type WordKey } from './harness/words.ts';

const vaccinator = accountOf('vaccinator1');
const rowCount = 1000;
const everyNth = 25;
const badCount = rowCount / everyNth;

/** What goes wrong when a sheet is filled in: the column, what stands there, and what should. */
const slips = [
  ['name', '', 'Full name'],
  ['mobile', '5700000000', 'Mobile number'],
  ['dob', '29/02/2026', 'Date of birth'],
  ['village', 'Somewhere else', 'Village'],
  ['gender', 'Woman', 'Gender'],
] as const;

/** Names that differ in letters and in sound. */
function nameOf(nth: number): string {
  const [consonants, vowels] = ['BDGKLMNPRST', 'AIU'];
  let name = '';
  for (let rest = nth, at = 0; at < 4; at++, rest = Math.floor(rest / consonants.length))
    name += (consonants[rest % consonants.length] ?? '') + (vowels[at % vowels.length] ?? '');
  return `${name} IMPORTED`;
}

function importing(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('people from an Excel file', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const day = await dayOf(system, vaccinator.user_name);
    const [village] = await system.books.rows<{ name_en: string }>(
      `select name_en from location join site_village on village_code = code
       where level = 'village' and session_site_id = $1 order by name_en`,
      [day.session_site_id],
    );
    const tap = (key: WordKey, values = {}) =>
      device.page.getByRole('button', { name: say(key, values), exact: true }).click();
    // A thousand rows are a job of the server's, which takes its time on a slow machine.
    const sees = (key: WordKey, values = {}) =>
      device.page.getByText(say(key, values)).first().waitFor({ timeout: 60_000 });
    const bring = async (name: string, sheet: SheetOfTexts) =>
      device.page.locator('input[type=file]').setInputFiles(await fileOf(name, sheet));
    const downloaded = async (key: WordKey) => {
      const [download] = await Promise.all([device.page.waitForEvent('download'), tap(key)]);
      return openDownload(download);
    };
    const imported = async () => {
      const { n } = await system.books.one<{ n: number }>(
        "select count(*)::int as n from beneficiary where ben_name like '% IMPORTED'",
      );
      return n;
    };
    const register = async (n: number) => {
      await tap('brought:confirm-people', { n });
      const sheet = device.page.getByRole('dialog');
      await sheet.getByRole('button', { name: say('brought:confirm-people', { n }), exact: true }).click();
      await sees('brought:stored-people', { n });
    };
    let headers: readonly string[] = [];
    let corrected: SheetOfTexts;
    const at = (header: string) => headers.findIndex((one) => one.startsWith(header));
    /** The row of a person, as the template asks for it. */
    const rowOf = (nth: number): string[] => {
      const row = headers.map(() => '');
      const put = (header: string, text: string) => {
        row[at(header)] = text;
      };
      put('Full name', nameOf(nth));
      put('Gender', 'Female');
      put('Date of birth', '15/08/1998');
      put('Mobile number', String(9_700_000_000 + nth));
      put('Type', 'Citizen');
      put('Village', village?.name_en ?? '');
      put('Consent', 'Yes');
      return row;
    };
    const withSlip = (nth: number): string[] => {
      const row = rowOf(nth);
      const [, wrong, header] = slips[Math.floor(nth / everyNth) % slips.length] ?? slips[0];
      if (nth % everyNth === 7) row[at(header)] = wrong;
      return row;
    };

    await step('downloads the template', async () => {
      await nurse.arrive(vaccinator);
      await device.open('/registered-beneficiaries');
      await device.page.getByRole('link', { name: say('reports:import'), exact: true }).click();
      ({ headers } = await downloaded('reports:importTemplate'));
    });
    await step('a file of 1001 rows is refused', async () => {
      const rows = Array.from({ length: rowCount + 1 }, (_, nth) => rowOf(nth));
      await bring('too many.xlsx', { headers, rows });
      await sees('refusals:IMPISERR0002', { max: rowCount });
    });
    await step('a file of 1000 rows is checked while she watches', async () => {
      await bring('village list.xlsx', {
        headers,
        rows: Array.from({ length: rowCount }, (_, nth) => withSlip(nth)),
      });
      await device.page.getByText(patternOf(say, 'reports:importChecking')).waitFor();
      await sees('reports:importGood', { n: rowCount - badCount });
      await sees('reports:importBad', { n: badCount });
      assert.equal(await imported(), 0);
    });
    await step('the file of errors has the 40, each with its column and the reason', async () => {
      const errors = await downloaded('reports:importErrors');
      assert.equal(errors.rows.length, badCount);
      const wrong = Array.from({ length: rowCount }, (_, nth) => nth).filter((nth) => nth % everyNth === 7);
      for (const [nth, row] of errors.rows.entries()) {
        const [column] = slips[Math.floor((wrong[nth] ?? 0) / everyNth) % slips.length] ?? slips[0];
        const reason = row.at(-1) ?? '';
        assert.ok(reason.includes(say(`imports:${column}`)), `${column}: ${reason}`);
      }
      headers = errors.headers;
      corrected = { headers, rows: wrong.map(rowOf) };
    });
    await step('registers the good ones; all of them, and nobody else', async () => {
      await register(rowCount - badCount);
      assert.equal(await imported(), rowCount - badCount);
    });
    await step('brings the corrected 40, and all 1000 are registered', async () => {
      await tap('reports:importAnother');
      await bring('corrected.xlsx', corrected);
      await sees('reports:importGood', { n: badCount });
      await register(badCount);
      assert.equal(await imported(), rowCount);
      const { n } = await system.books.one<{ n: number }>(
        `select count(distinct beneficiary_id)::int as n from audit join beneficiary using (beneficiary_id)
         where ben_name like '% IMPORTED'`,
      );
      assert.equal(n, rowCount, 'each with an audit row');
    });
  });
}

for (const profile of dealt(desktop)) describe(profile.name, () => importing(profile));
