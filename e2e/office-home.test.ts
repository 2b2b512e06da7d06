import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listOf } from './harness/list-of.ts';
import { desktop } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

journey('a figure of the home opens what it counts', { system: () => system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const { main, counted } = listOf(person);
  const figureOf = (key: WordKey) =>
    main()
      .getByRole('link')
      .filter({ hasText: say(key) });
  /** The number that a figure of the home begins with. */
  const numberOf = async (key: WordKey) => {
    await figureOf(key).waitFor();
    return Number(/\d+/.exec((await figureOf(key).innerText()).replace(say(key), ''))?.[0] ?? 0);
  };

  await step('sessions that nobody counted: as many, and each leads to what came of it', async () => {
    await signIn(person, accountOf('district1'));
    await device.page.waitForURL('**/home');
    const figure = await numberOf('app:homeName-counted');
    assert.ok(figure > 0);
    await figureOf('app:homeName-counted').click();
    await device.page.waitForURL('**/utilisation?**');
    assert.equal(await counted(), figure);
    const sessions = main().getByRole('listitem').getByRole('link');
    assert.equal(await sessions.count(), Math.min(figure, 200));
    assert.equal(await main().getByRole('table').count(), 0);
    await sessions.first().click();
    await main()
      .getByRole('heading', { name: say('plans:doses') })
      .waitFor();
  });
  await step('a narrower area, the way back, and from the list to all vials', async () => {
    await device.page.goBack();
    const all = await counted();
    await main()
      .getByRole('combobox', { name: say('sites:area') })
      .click();
    await device.page.getByRole('listbox').getByRole('option').nth(1).click();
    await device.page.waitForURL(/part=block-/);
    assert.ok((await counted()) <= all);
    assert.match(device.page.url(), /show=notCounted/);
    await main()
      .getByRole('combobox', { name: say('stock:show') })
      .selectOption('vials');
    await main()
      .getByRole('region', { name: say('stock:by-site'), exact: true })
      .getByRole('table')
      .waitFor();
  });
  const rows = () => main().getByRole('table').getByRole('rowheader');
  await step('batches that expire soon, at their sites; one of them is stopped', async () => {
    await device.open('/home');
    const figure = await numberOf('app:homeName-expiring');
    assert.equal(figure, 1);
    await figureOf('app:homeName-expiring').click();
    await rows().first().waitFor();
    assert.equal(await counted(), figure);
    assert.ok((await rows().count()) > 1, 'a row for each site');
    await rows().getByRole('link').first().click();
    const stop = main().getByRole('button', { name: say('stock:stop') });
    await stop.click();
    const sheet = device.page.getByRole('dialog');
    await sheet.getByRole('textbox').fill('Two abscesses in one village');
    await sheet.getByRole('button', { name: say('stock:stop') }).click();
    await main()
      .getByRole('button', { name: say('stock:lift') })
      .waitFor();
  });
  await step('stopped batches: the same one at its sites, with the reason', async () => {
    await device.open('/home');
    await eventually(() => numberOf('app:homeName-stopped'), 1);
    await figureOf('app:homeName-stopped').click();
    await rows().filter({ hasText: 'Two abscesses in one village' }).first().waitFor();
    await main()
      .getByRole('combobox', { name: say('stock:show') })
      .selectOption('expiring');
    await device.page.waitForURL(/watch=expiring|batches$/);
  });
});

journey('many earlier vaccinations to approve', { system: () => system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const { main, counted } = listOf(person);
  const waiting = 60;
  const approve = () => main().getByRole('button', { name: say('doses:approve'), exact: true });

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
    const figure = main()
      .getByRole('link')
      .filter({ hasText: say('app:homeEarlierWaiting', { n: waiting }) });
    await figure.click();
    await device.page.waitForURL('**/previous-vaccinations');
    assert.equal(await counted(), waiting);
    await eventually(() => approve().count(), 50);
    await main()
      .getByRole('button', { name: say('plans:more') })
      .click();
    await eventually(() => approve().count(), waiting);
    assert.equal(
      await main()
        .getByRole('button', { name: say('plans:more') })
        .count(),
      0,
    );
  });
  await step('one of them less after each decision', async () => {
    await approve().last().click();
    await device.page
      .getByRole('dialog')
      .getByRole('button', { name: say('doses:approve'), exact: true })
      .click();
    await eventually(counted, waiting - 1);
    await eventually(() => approve().count(), waiting - 1);
  });
});
