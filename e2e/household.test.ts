import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import { getProgrammes, switchProgramme } from '@teeka/contract/settings';
import { addDays } from '@teeka/domain/calendar';
import { accountOf, signedIn } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { todayInIndia } from './harness/due.ts';
import { openHousehold } from './harness/household.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, desktop, type Profile, phone } from './harness/profiles.ts';
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

/** Where the state has the precaution dose on, one thing more is asked. */
function healthWorker(): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('a health worker and the precaution dose', { system: () => system, profile: phone }, async (person) => {
    const { device, say, step } = person;
    const [nurse, registrar] = [new Nurse(person), new Registrar(person)];
    const day = await dayOf(system, account.user_name);
    const today = todayInIndia();
    const she = await system.books.one<{ id: string }>(
      `select b.beneficiary_id::text as id from beneficiary b join site_village using (village_code)
       where session_site_id = $1 and ben_type_id = 20 and deceased_on is null and photo_id_type is null
       order by b.beneficiary_id limit 1`,
      [day.session_site_id],
    );
    const switched = async (is_on: boolean) => {
      const desk = await signedIn(system, accountOf('state1'));
      const [state] = (await desk.ask(getProgrammes, {})).states;
      assert.ok(state);
      const wish = { state_id: state.state_id, programme: 'COVID-19', is_on, from_date: today };
      await desk.ask(switchProgramme, { ...wish, reason: 'Vaccine came by order' });
    };
    const save = async () => {
      await registrar.tap('registration:saveEdit');
      const sheet = device.page.getByRole('dialog');
      await sheet.getByRole('checkbox', { name: say('registration:readOutTick') }).click();
      await registrar.tap('registration:saveEdit', sheet);
      await device.page.waitForURL((url) => !url.pathname.startsWith('/edit-beneficiary'));
      await nurse.chipSays('sync:allSent');
    };
    const openForm = async () => {
      await device.open(`/edit-beneficiary/${she.id}`);
      await registrar.field('registration:address').waitFor();
      await openHousehold(nurse);
      await registrar.field('registration:pinCode').waitFor();
    };

    await step('where the state has it off, nobody is asked', async () => {
      await nurse.arrive(account);
      await openForm();
      assert.equal(await registrar.field('registration:workerCategory').count(), 0);
      await device.open(`/new-beneficiary/record-previous-vaccination/${she.id}`);
      await registrar.sees('doses:previousHint');
      assert.equal(await device.page.getByText(say('schedule:dose-COV1')).count(), 0);
    });
    await step('switched on, she is marked', async () => {
      await switched(true);
      await device.open('/dashboard');
      await nurse.untilDayIsHere();
      await openForm();
      await registrar.sees('registration:householdHelpWorker');
      await registrar.field('registration:workerCategory').selectOption('Health care worker');
      await registrar.field('registration:workerCategory').scrollIntoViewIfNeeded();
      await device.picture('household-health-worker');
      await save();
    });
    await step('what she was given before is written down without network, and she is due', async () => {
      await device.open(`/beneficiary/${she.id}`);
      const way = device.page.getByRole('link', { name: say('app:recordPrevious'), exact: true });
      await way.waitFor();
      await device.untilKept();
      await device.networkOff();
      await way.click();
      await registrar.typeDay('schedule:dose-COV2', addDays(today, -182));
      await device.picture('previous-of-a-health-worker');
      await registrar.tap('doses:previousSave');
      await device.page.waitForURL(`**/beneficiary/${she.id}`);
      await device.page.getByText(say('schedule:dose-COVP')).filter({ visible: true }).first().waitFor();
      await device.picture('card-of-a-health-worker');
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      const desk = await signedIn(system, account);
      const { data } = await desk.ask(getVaccinationDueList, { from_date: today, to_date: today, pageSize: 500 });
      const [line] = data.filter(({ beneficiary_id }) => beneficiary_id === she.id);
      assert.deepEqual(
        line?.doses.map(({ dose_code }) => dose_code),
        ['COVP'],
      );
    });
  });
}

describe('a health worker on the phone', healthWorker);
for (const profile of dealt(desktop)) describe(`the household on ${profile.name}`, () => household(profile));
