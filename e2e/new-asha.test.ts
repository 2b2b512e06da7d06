import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { Device } from './harness/device.ts';
import { eventually } from './harness/eventually.ts';
import { signIn, typeSignIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { lostAnswer } from './harness/lost-answer.ts';
import { Nurse } from './harness/nurse.ts';
import { desktop, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());
const system = () => running;
const supervisor = accountOf('supervisor1');

journey('an ASHA from her account to its closing', { system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const page = () => device.page;
  const main = () => page().getByRole('main');
  const sheet = () => page().getByRole('dialog');
  const hers = new Device(running, phone);
  const hindi = await wordsIn(phone.language, phone);
  const nurse = new Nurse({ device: hers, say: hindi });
  const text = (key: Parameters<typeof say>[0]) => main().getByRole('textbox', { name: say(key), exact: true });
  const make = () =>
    main()
      .getByRole('button', { name: say('workers:make'), exact: true })
      .click();
  const account = { user_name: '', password: '' };

  await step('the supervisor opens the form from the list of workers', async () => {
    await signIn(person, supervisor);
    await page().waitForURL('**/home');
    await device.open('/workers');
    await main()
      .getByRole('link', { name: say('workers:new'), exact: true })
      .click();
    await page().waitForURL('**/workers/new');
  });
  await step('saved empty, every field says what is missing', async () => {
    await make();
    await main().getByText(say('refusals:FLDVAL0027')).waitFor();
    await main().getByText(say('refusals:USRPRF0018')).waitFor();
  });
  await step('fills it in; the user name is proposed, and what is typed survives a reload', async () => {
    await text('workers:name').fill('Sunita Kumari');
    await text('workers:mobile').fill('9876501234');
    await eventually(() => text('profile:userName').inputValue(), 'sunita.kumari.1234');
    await eventually(() => text('profile:userName').getAttribute('aria-invalid'), null);
    await main()
      .getByRole('combobox', { name: say('profile:role') })
      .selectOption('ASHA|Facility');
    const site = main().getByLabel(say('workers:site'));
    await site.fill('Abbu Nagar');
    await page()
      .getByRole('option', { name: /Abbu Nagar/ })
      .first()
      .click();
    await main()
      .getByRole('list', { name: say('workers:sites') })
      .waitFor();
    await device.reload();
    await eventually(() => text('workers:name').inputValue(), 'Sunita Kumari');
    await text('workers:ownPassword').fill('Galat@2026');
    await make();
    await main().getByText(say('refusals:USRPRF0007')).waitFor();
    await text('workers:ownPassword').fill(supervisor.password);
    await lostAnswer(person, 'addWorker', make);
    await make();
    await sheet().waitFor();
    account.user_name = (await sheet().locator('[translate=no]').first().innerText()).trim();
    account.password = (await sheet().locator('[translate=no]').last().innerText()).trim();
    assert.equal(account.user_name, 'sunita.kumari.1234');
    await device.picture(`new-account-${desktop.name}`);
    await sheet()
      .getByRole('button', { name: say('workers:givenDone'), exact: true })
      .click();
    await page().waitForURL('**/workers');
  });
  const openHers = async () => {
    await main()
      .getByRole('searchbox', { name: say('workers:search') })
      .fill(account.user_name);
    await eventually(() => listRows(main()).count(), 1);
    await listRows(main()).getByRole('button').first().click();
    await sheet().waitFor();
  };
  const inSheet = (key: Parameters<typeof say>[0]) =>
    sheet()
      .getByRole('link', { name: say(key), exact: true })
      .click();
  await step('her name is put right from her sheet, which is open again afterwards', async () => {
    await openHers();
    await inSheet('workers:change');
    await page().waitForURL(/workers\/[0-9a-f-]{36}$/);
    await text('workers:name').fill('Sunita Kumari Devi');
    await text('workers:reason').fill('Her full name');
    await text('workers:ownPassword').fill(supervisor.password);
    await main()
      .getByRole('button', { name: say('workers:save'), exact: true })
      .click();
    await page().waitForURL('**/workers?worker=*');
    await sheet().getByRole('heading', { name: 'Sunita Kumari Devi' }).waitFor();
  });
  await step('she gets the villages of her site; one that another has moves, once that is said', async () => {
    await inSheet('workers:villages');
    const villages = main().getByRole('list', { name: say('workers:villages') });
    await villages.waitFor();
    const boxes = villages.getByRole('checkbox');
    for (const box of await boxes.all()) await box.check();
    await text('workers:reason').fill('New ASHA of these villages');
    const address = page().url();
    await device.open('/home');
    await device.open(new URL(address).pathname);
    await villages.waitFor();
    for (const box of await boxes.all()) assert.ok(await box.isChecked(), 'what was ticked is kept');
    assert.equal(await text('workers:reason').inputValue(), 'New ASHA of these villages');
    const save = () =>
      main()
        .getByRole('button', { name: say('workers:save'), exact: true })
        .click();
    await save();
    await main().getByText(say('refusals:ASHMAP0001')).first().waitFor();
    for (const moves of await main()
      .getByRole('radio', { name: say('workers:sharing_moved') })
      .all())
      await moves.check();
    await device.picture(`villages-of-asha-${desktop.name}`);
    await save();
    await page().waitForURL('**/workers');
    await openHers();
    await inSheet('workers:villages');
    await villages.waitFor();
    for (const box of await boxes.all()) assert.ok(await box.isChecked());
    await main().getByText(say('workers:villageHistory')).click();
    await main().getByText('New ASHA of these villages').first().waitFor();
    const count = await boxes.count();
    await device.open('/workers?role=ASHA');
    await main()
      .getByRole('link', { name: say('workers:villagesOfHer', { count, n: String(count) }), exact: true })
      .first()
      .waitFor();
    await device.picture(`ashas-of-area-${desktop.name}`);
    await device.open('/workers');
  });
  await step('the ASHA signs in, chooses a password of her own, and her own session page opens', async () => {
    await hers.open('/');
    await hers.page.waitForURL('**/auth/login');
    await typeSignIn({ device: hers, say: hindi }, account);
    await hers.page.waitForURL('**/auth/updatepassword');
    const field = (key: Parameters<typeof say>[0]) => hers.page.getByRole('textbox', { name: hindi(key), exact: true });
    const fresh = 'Sahaswan#2031';
    await field('auth:currentPassword').fill(account.password);
    await field('auth:newPassword').fill(fresh);
    await field('auth:repeatPassword').fill(fresh);
    await hers.page.getByRole('button', { name: hindi('auth:savePassword') }).click();
    await hers.page.waitForURL('**/auth/login');
    account.password = fresh;
    await typeSignIn({ device: hers, say: hindi }, account);
    await nurse.untilDayIsHere();
  });
  await step(
    'her account is closed while she is signed in: within a minute her phone shows the sign-in page',
    async () => {
      await openHers();
      const close = () =>
        sheet()
          .getByRole('button', { name: say('workers:close'), exact: true })
          .click();
      await close();
      await sheet()
        .getByRole('textbox', { name: say('workers:reason') })
        .fill('Works elsewhere from today');
      await close();
      await sheet().waitFor({ state: 'detached' });
      const closed = Date.now();
      await hers.page.waitForURL('**/auth/login', { timeout: 60_000 });
      assert.ok(Date.now() - closed < 60_000);
    },
  );
  await step('and her phone complained of nothing', async () => {
    assert.deepEqual(hers.complaints, []);
    await hers.throwAway();
  });
});
