import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());

journey('registrations of a day, and of a worker', { system: () => running, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const main = () => device.page.getByRole('main');
  const dayTable = () => main().getByRole('table', { name: say('reports:byDay') });
  /** By the menu of a phone, as a thumb goes. */
  const toRegistrations = async () => {
    await device.page.getByRole('button', { name: say('app:menu'), exact: true }).click();
    await device.page
      .getByRole('dialog')
      .getByRole('link', { name: say('reports:byWorkerTitle') })
      .click();
    await device.page.waitForURL('**/registrations-by-worker');
  };
  await step('the days that are read out make up the number above them', async () => {
    await signIn(person, accountOf('supervisor1'));
    await device.page.waitForURL('**/home');
    await toRegistrations();
    // The figures come after the frame: what is opened before is closed again by them.
    await eventually(async () => {
      if (!(await dayTable().isVisible())) await main().getByText(say('reports:byDayTable')).click();
      return dayTable().isVisible();
    }, true);
    const cells = await dayTable().getByRole('cell').allInnerTexts();
    const sum = cells.reduce((all, cell) => all + Number(cell.replaceAll(',', '')), 0);
    assert.ok(sum > 0);
    await main()
      .getByText(say('reports:registeredInAll', { n: String(sum) }))
      .first()
      .waitFor();
    await device.picture(`registrations-by-day-${phone.name}`);
  });
  await step('a worker of it opens whom that worker registered', async () => {
    await listRows(main()).first().getByRole('button').first().click();
    await device.page.waitForURL('**worker=*');
    await main()
      .getByRole('link', { name: say('reports:allWorkers') })
      .waitFor();
    await eventually(async () => (await listRows(main()).count()) > 0, true);
  });
});
