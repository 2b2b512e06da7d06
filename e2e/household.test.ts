import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { openHousehold } from './harness/household.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, desktop, type Profile } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const account = accountOf('vaccinator1');

function household(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('the household is filled in later', { system: () => system, profile }, async ({ device, say, step }) => {
    const [nurse, registrar] = [new Nurse({ device, say }), new Registrar({ device, say })];
    const day = await dayOf(system, account.user_name);
    const she = await system.books.one<{ id: string }>(
      `select b.beneficiary_id::text as id from beneficiary b join site_village using (village_code)
       where session_site_id = $1 and ben_type_id = 20 and deceased_on is null and photo_id_type is null
       order by b.beneficiary_id limit 1`,
      [day.session_site_id],
    );
    const save = async () => {
      await registrar.tap('registration:saveEdit');
      const sheet = device.page.getByRole('dialog');
      await sheet.getByRole('checkbox', { name: say('registration:readOutTick') }).click();
      await registrar.tap('registration:saveEdit', sheet);
    };

    await step('the form has it closed; opened, it is filled in', async () => {
      await nurse.arrive(account);
      await device.open(`/edit-beneficiary/${she.id}`);
      await registrar.field('registration:address').waitFor();
      assert.equal(await registrar.field('registration:pinCode').isVisible(), false);
      await openHousehold(nurse);
      await registrar.field('registration:mobileOwner').selectOption('Husband');
      await registrar.field('registration:religion').selectOption('Buddhist');
      assert.equal(await registrar.press('registration:pinCode', '0436011'), '043601');
    });
    await step('something wrong within opens it once more, and nothing is lost', async () => {
      await openHousehold(nurse);
      await registrar.field('registration:pinCode').waitFor({ state: 'hidden' });
      await registrar.tap('registration:saveEdit');
      await registrar.sees('refusals:FLDVAL0012');
      assert.equal(await registrar.field('registration:mobileOwner').inputValue(), 'Husband');
      await registrar.field('registration:pinCode').fill('243601');
      await registrar.field('registration:pinCode').waitFor();
      await save();
      await device.page.waitForURL((url) => !url.pathname.startsWith('/edit-beneficiary'));
      await nurse.chipSays('sync:allSent');
      const kept = await system.books.one(
        'select mobile_owner, pin_code, religion, caste from beneficiary where beneficiary_id = $1',
        [she.id],
      );
      assert.deepEqual(kept, { mobile_owner: 'Husband', pin_code: '243601', religion: 'Buddhist', caste: '' });
    });
    await step('on the page it is closed too', async () => {
      await device.open(`/beneficiary/${she.id}`);
      const line = device.page.getByText(say('registration:householdOnPage'), { exact: true });
      await line.waitFor();
      assert.equal(await device.page.getByText('243601').isVisible(), false);
      await line.click();
      await device.page.getByText('243601').waitFor();
      await device.page.getByText(say('registration:religion-Buddhist')).waitFor();
    });
    await step('in a queue it is not asked about', async () => {
      await device.open(`/new-beneficiary/session/${day.session_id}`);
      await registrar.typePerson({
        ...{ name: 'Kumari Lata', gender: 'female', dob: '1991-03-04', type: 'type-20', mobile: '6100000033' },
      });
      await registrar.next();
      await registrar.field('registration:address').waitFor();
      assert.equal(await device.page.getByText(say('registration:household')).count(), 0);
    });
  });
}

for (const profile of dealt(desktop)) describe(`the household on ${profile.name}`, () => household(profile));
