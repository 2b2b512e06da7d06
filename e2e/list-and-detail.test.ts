import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { desktop } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

journey('a report stands open beside the list', { system: () => system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const main = () => device.page.getByRole('main');
  const rows = () => main().getByRole('table').getByRole('row');
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
    await device.reload();
    await rows().getByRole('link').nth(2).waitFor();
    assert.deepEqual(await rows().getByRole('link').allInnerTexts(), names);
  });
  // Whom the events of the demo befall changes with its day: the filed one, which has several acts, is read, and another.
  const filed = await system.books.one<{ name: string }>(
    'select ben_name as name from aefi_report join beneficiary using (beneficiary_id) where filed_at is not null',
  );
  const at = (await rows().getByRole('link').allInnerTexts()).indexOf(filed.name);
  assert.ok(at >= 0, filed.name);
  const beside = at === 0 ? 1 : at - 1;
  const [first, second] = [await nameOf(at), await nameOf(beside)];
  await step('a row opens beside the list, which stays; its address names the report and no person', async () => {
    await rows().getByRole('link').nth(at).click();
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
  await step('the row beside it, the way back and a reload', async () => {
    await rows().getByRole('link').nth(beside).click();
    await eventually(() => opened().innerText(), second);
    await page().goBack();
    await eventually(() => opened().innerText(), first);
    await device.reload();
    await eventually(() => opened().innerText(), first);
  });
  await step('Esc closes it and leads the cursor back to the row', async () => {
    await rows().getByRole('link').nth(beside).focus();
    await page().keyboard.press('Enter');
    await eventually(() => opened().innerText(), second);
    await eventually(() => page().evaluate(() => document.activeElement?.tagName), 'SECTION');
    await page().keyboard.press('Escape');
    await opened().waitFor({ state: 'detached' });
    assert.equal(await focused(), second);
    assert.equal(address().searchParams.get('event'), null);
  });
  await step('who follows the link on a narrower window has the page', async () => {
    await rows().getByRole('link').nth(at).click();
    await eventually(() => opened().innerText(), first);
    await page().setViewportSize({ width: 1280, height: 768 });
    await page().waitForURL('**/aefi/report/**');
    await main().getByRole('heading', { level: 1, name: first }).waitFor();
    await page().setViewportSize({ width: 1366, height: 768 });
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
