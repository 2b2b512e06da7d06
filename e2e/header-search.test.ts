import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { desktop } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { patternOf } from './harness/words.ts';

describe('the search of the header', () => {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('by keys alone', { system: () => system, profile: desktop }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const account = accountOf('vaccinator3');
    const day = await dayOf(system, account.user_name);
    const [somebody = { ben_name: '', beneficiary_id: '' }] = day.roster;
    const banner = () => device.page.getByRole('banner');
    const field = () => banner().getByRole('textbox', { name: say('beneficiaries:searchValue') });
    const focused = () => device.page.evaluate(() => document.activeElement?.closest('a')?.getAttribute('href') ?? '');
    const people = () => banner().getByRole('listitem').getByRole('link', { name: /.+/ });

    await step('Enter searches at once, and how many were found is said, not who', async () => {
      await nurse.arrive(account);
      await device.page.getByRole('link', { name: say('sessions:open'), exact: true }).waitFor();
      await banner()
        .getByRole('combobox', { name: say('beneficiaries:searchBy') })
        .selectOption('name');
      await field().fill(somebody.ben_name);
      await field().press('Enter');
      const said = banner().locator('[aria-live]');
      await said.getByText(patternOf(say, 'beneficiaries:found')).or(said.getByText(/^1 /)).waitFor();
      assert.ok(!(await said.innerText()).includes(somebody.ben_name));
    });
    await step('the arrow leads to the first, and back into the field', async () => {
      await field().press('ArrowDown');
      assert.equal(await focused(), await people().first().getAttribute('href'));
      await device.page.keyboard.press('ArrowUp');
      assert.ok(await field().evaluate((one) => one === document.activeElement));
    });
    await step('Escape puts the list away and leaves the cursor in the field', async () => {
      await device.page.keyboard.press('ArrowDown');
      await device.page.keyboard.press('Escape');
      await people().first().waitFor({ state: 'detached' });
      assert.ok(await field().evaluate((one) => one === document.activeElement));
    });
    await step('all of them stand on the search page, with the words that were typed', async () => {
      await field().fill(somebody.ben_name);
      await field().press('Enter');
      await banner()
        .getByRole('link', { name: say('beneficiaries:showAll') })
        .click();
      await device.page.waitForURL('**/search-beneficiary');
      const main = device.page.getByRole('main');
      await eventually(
        () => main.getByRole('textbox', { name: say('beneficiaries:searchValue') }).inputValue(),
        somebody.ben_name,
      );
      await main.getByRole('link').filter({ hasText: somebody.ben_name }).first().waitFor();
      await people().first().waitFor({ state: 'detached' });
    });
  });
});
