import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { addDays, dayInIndia } from '@teeka/domain/calendar';
import { root } from '../tools/launch/root.ts';
import { prepareEnding } from '../tools/start/ending.ts';
import { goByMenu, logOut, typeSignIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { type Launched, launch, ownFolder } from './harness/launched.ts';
import { listRows } from './harness/list-rows.ts';
import { dealt, desktop } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { runTool } from './harness/run-tool.ts';
import { fileOf, openDownload } from './harness/sheets.ts';
import type { WordKey } from './harness/words.ts';

const folder = ownFolder();
const dataDir = join(folder, 'data');
const places = join(root, 'apps/server/db/places/testing/budaun.csv');
/** The villages of the file, with their blocks. */
const villagesThere = [
  ['128215', 'SAHASWAN'],
  ['128089', 'SAHASWAN'],
  ['128014', 'SAHASWAN'],
  ['127984', 'SAHASWAN'],
  ['128203', 'SAHASWAN'],
  ['127589', 'BISAULI'],
  ['127706', 'BISAULI'],
  ['127663', 'BISAULI'],
] as const;
const ending = prepareEnding();
/** A journey taps faster than a person, who stays below the limit of searches. */
const off = { DEMO: 'off', SEARCHES_PER_MINUTE: '5000' };
let teeka: Launched;
let password = '';
/** Of who supervises the whole country. */
let above = '';

before(async () => {
  const loaded = await runTool('places', [places], dataDir, off);
  assert.equal(loaded.code, 0, loaded.said);
  assert.match(loaded.said, /^village +8 new, 0 changed, 0 as they were$/m);
  const again = await runTool('places', [places], dataDir, off);
  assert.match(again.said, /^village +0 new, 0 changed, 8 as they were$/m);
  const made = await runTool('first-user', ['--user-name', 'sunita', '--name', 'Sunita Sharma'], dataDir, off);
  assert.equal(made.code, 0, made.said);
  assert.match(made.said, /^sunita administers Budaun \(133\)\.$/m);
  password = /^Password: (\S+)$/m.exec(made.said)?.[1] ?? '';
  const second = await runTool('first-user', ['--user-name', 'other', '--name', 'Other'], dataDir, off);
  assert.equal(second.code, 1);
  assert.match(second.said, /^There are accounts already \(1\): say --another/);
  const third = await runTool(
    'first-user',
    ['--user-name', 'meera', '--name', 'Meera Rao', '--national', '--another'],
    dataDir,
    off,
  );
  assert.match(third.said, /^meera supervises the whole country\.$/m);
  above = /^Password: (\S+)$/m.exec(third.said)?.[1] ?? '';
  // What is registered within a hook would end with it.
  teeka = await launch({ after: (work) => ending.undo(work) }, { dataDir, env: off });
});
after(async () => {
  await ending.run();
  rmSync(folder, { recursive: true, force: true });
});

for (const profile of dealt(desktop))
  journey('a district moves in', { system: () => ({ address: teeka.address, ending }), profile }, async (person) => {
    const { device, say, step } = person;
    const fresh = 'Sahaswan#2031';

    await step('nothing of a demo is there, and the start says where the key lies', async () => {
      assert.doesNotMatch(teeka.said(), /[Dd]emo|Teeka@2026/);
      assert.match(teeka.said(), /The data key lies in a file beside the data: /);
      assert.equal((await fetch(`${teeka.address}/demo-sign-ins.json`)).status, 404);
      await device.open('/');
      await device.page.waitForURL('**/auth/login');
      assert.equal(await device.page.getByText('vaccinator1').count(), 0);
    });
    const firstSignIn = async (who: { readonly user_name: string; readonly password: string }) => {
      const { page } = device;
      await typeSignIn(person, who);
      await page.waitForURL('**/auth/updatepassword');
      await page.getByRole('textbox', { name: say('auth:currentPassword') }).fill(who.password);
      await page.getByRole('textbox', { name: say('auth:newPassword'), exact: true }).fill(fresh);
      await page.getByRole('textbox', { name: say('auth:repeatPassword') }).fill(fresh);
      await page.getByRole('button', { name: say('auth:savePassword') }).click();
      await page.waitForURL('**/auth/login');
      await typeSignIn(person, { ...who, password: fresh });
    };
    await step('the first administrator signs in and is led to a password of her own', async () => {
      await firstSignIn({ user_name: 'sunita', password });
      await device.page.waitForURL('**/home');
    });
    await step('home leads to what is missing before the first session: all but the villages', async () => {
      const { page } = device;
      await page
        .getByRole('main')
        .getByRole('link', { name: say('sites:readyTitle') })
        .click();
      await page.getByRole('heading', { name: say('sites:readyTitle'), level: 1 }).waitFor();
      const steps = page.getByRole('main').getByRole('listitem');
      await steps.first().waitFor();
      const shown = await steps.allInnerTexts();
      assert.equal(shown.length, 5);
      assert.match(shown[0] ?? '', new RegExp(`${say('sites:ready_villages')}[^]*8`));
      for (const text of shown.slice(1)) assert.ok(text.includes(say('sites:readyMissing')), text);
      const ways = page.getByRole('main').getByRole('link');
      const leads = await ways.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      assert.deepEqual(leads, ['/places', '/imports/facilities', '/imports/facilities', '/imports/users']);
      await device.picture(`moving-in-${profile.name}`);
    });
    const bring = async (name: string, headers: readonly string[], rows: readonly (readonly string[])[]) => {
      await device.page.locator('input[type=file]').setInputFiles(await fileOf(name, { headers, rows }));
      await device.page
        .getByText(say('reports:importGood', { n: rows.length }), { exact: true })
        .waitFor({ timeout: 60_000 });
    };
    const confirm = async (kind: 'facilities' | 'users', n: number) => {
      const { page } = device;
      const button = { name: say(`brought:confirm-${kind}`, { n }), exact: true };
      await page.getByRole('button', button).click();
      await page.getByRole('dialog').getByRole('button', button).click();
      await page.getByText(say(`brought:stored-${kind}`, { n })).waitFor({ timeout: 60_000 });
    };
    const headersOf = async () => {
      const [download] = await Promise.all([
        device.page.waitForEvent('download'),
        device.page.getByRole('button', { name: say('reports:importTemplate'), exact: true }).click(),
      ]);
      return (await openDownload(download)).headers;
    };
    await step('she brings the facilities and session sites from a sheet', async () => {
      const { page } = device;
      await page
        .getByRole('main')
        .getByRole('link', { name: say('brought:linkFacilities') })
        .first()
        .click();
      await page.waitForURL('**/imports/facilities');
      const headers = await headersOf();
      const at = (header: string) => headers.findIndex((one) => one.startsWith(header));
      const rows = villagesThere.map(([village, block], nth) => {
        const row = headers.map(() => '');
        row[at('Facility in English')] = `Sub-Centre ${block}`;
        row[at('Type')] = 'Sub-Centre';
        row[at('Block')] = block;
        row[at('Session site in English')] = `Anganwadi ${nth + 1}`;
        row[at('Sessions for')] = 'Vaccines';
        row[at('Villages served')] = village;
        return row;
      });
      await bring('facilities.xlsx', headers, rows);
      await confirm('facilities', rows.length);
    });
    await step('and 200 workers, of whom 40 are ASHAs, after her own password', async () => {
      const { page } = device;
      await device.open('/workers');
      await page
        .getByRole('main')
        .getByRole('link', { name: say('brought:linkUsers') })
        .click();
      await page.waitForURL('**/imports/users');
      const headers = await headersOf();
      const at = (header: string) => headers.findIndex((one) => one.startsWith(header));
      const rows = Array.from({ length: 200 }, (_, nth) => {
        const row = headers.map(() => '');
        row[at('Name')] = 'Sita Devi';
        row[at('Mobile')] = String(9_822_000_000 + nth);
        row[at('Role')] = nth < 40 ? 'ASHA' : nth < 100 ? 'ANM' : 'Vaccinator';
        row[at('Session sites')] = `Anganwadi ${(nth % 8) + 1}`;
        row[at('Username')] = `sita.${100 + nth}`;
        return row;
      });
      await bring('workers.xlsx', headers, rows);
      await page.getByLabel(say('workers:ownPassword')).first().fill(fresh);
      await confirm('users', rows.length);
    });
    await step('she maps the 40 ASHAs to their villages, of which each has several', async () => {
      const { page } = device;
      const main = page.getByRole('main');
      await device.open('/workers?role=ASHA');
      for (let nth = 0; nth < 40; nth++) {
        const userName = `sita.${100 + nth}`;
        await page.getByRole('searchbox', { name: say('workers:search') }).fill(userName);
        await listRows(main).filter({ hasText: userName }).getByRole('link').click();
        const village = main.getByRole('checkbox').first();
        await village.check();
        // Eight villages: whoever has one already goes on with it.
        if (nth >= villagesThere.length) await main.getByRole('radio', { name: say('workers:sharing_shared') }).check();
        await main.getByRole('textbox', { name: say('workers:reason') }).fill('First mapping of the block');
        await main.getByRole('button', { name: say('workers:save'), exact: true }).click();
        // The list is there as it was left.
        await page.waitForURL('**/workers?role=ASHA');
      }
      await device.open('/before-first-session/villages-without-asha');
      await page.getByText(say('sites:gaps-villages-none')).waitFor();
    });
    const vaccinator = { user_name: 'sita.250', password: '' };
    await step('nobody has signed in yet; the first vaccinator is given a password for one sign-in', async () => {
      const { page } = device;
      await device.open('/workers?state=never');
      await page.getByText(say('workers:countFound', { n: '200' }), { exact: true }).waitFor();
      await page.getByRole('searchbox', { name: say('workers:search') }).fill(vaccinator.user_name);
      await page.getByText(say('workers:countFound', { n: '1' }), { exact: true }).waitFor();
      await page.getByRole('main').getByRole('button', { name: 'Sita Devi' }).first().click();
      const sheet = page.getByRole('dialog');
      const give = sheet.getByRole('button', { name: say('workers:password'), exact: true });
      await give.click();
      await sheet.getByRole('textbox', { name: say('workers:reason') }).fill('First sign-in');
      await sheet.getByLabel(say('workers:ownPassword')).first().fill(fresh);
      await give.click();
      vaccinator.password = (await sheet.locator('p[translate=no]').innerText()).trim();
      await sheet.getByRole('button', { name: say('workers:givenDone'), exact: true }).click();
    });
    await step('for the state a programme is switched on by who answers for it', async () => {
      const { page } = device;
      await logOut(person);
      await firstSignIn({ user_name: 'meera', password: above });
      await page.waitForURL('**/home');
      await goByMenu(person, 'titles:programmes');
      const row = page
        .getByRole('main')
        .getByRole('region', { name: 'Uttar Pradesh' })
        .getByRole('listitem')
        .filter({ hasText: say('administration:programme-HPV') });
      const sheet = page.getByRole('dialog');
      const put = async (act: 'administration:switchOff' | 'administration:switchOn', why: string) => {
        await row.getByText(say(act), { exact: true }).click();
        await sheet.getByRole('textbox', { name: say('administration:reason') }).fill(why);
        await sheet.getByRole('button', { name: say(act), exact: true }).click();
        await sheet.waitFor({ state: 'detached' });
      };
      await put('administration:switchOff', 'The vaccine has not come');
      await row.getByText(say('administration:isOff'), { exact: true }).waitFor();
      await put('administration:switchOn', 'The vaccine has come');
      await row.getByText(say('administration:isOn'), { exact: true }).waitFor();
    });
    await step('the vaccinator chooses a password, and the plan of the first session can be made', async () => {
      const { page } = device;
      await logOut(person);
      await firstSignIn(vaccinator);
      await page.waitForURL('**/dashboard');
      const registrar = new Registrar(person);
      await device.open('/session-plans/new');
      const day = addDays(dayInIndia(new Date()), 2);
      await registrar.field('plans:site').fill('Anganwadi');
      await page
        .getByRole('option', { name: /Anganwadi/ })
        .first()
        .click();
      await registrar.typeDay('plans:date', day);
      await registrar.field('plans:from').fill('09:30');
      await registrar.field('plans:to').fill('13:00');
      const tap = (key: WordKey) => page.getByRole('button', { name: say(key), exact: true }).click();
      await tap('plans:next');
      await tap('plans:next');
      await tap('plans:save');
      await page.waitForURL('**/session-plans');
      await page.getByText(say('plans:justSaved')).waitFor();
      await device.picture(`first-plan-${profile.name}`);
    });
  });
