import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { addDays } from '@teeka/domain/calendar';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { goByMenu } from './harness/hands.ts';
import { type Journey, journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { registeredAs } from './harness/registered.ts';
import { type Newcomer, Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { unmarked } from './harness/unmarked.ts';

const vaccinator = accountOf('vaccinator1');
const { today } = systemClock();

const mother: Newcomer = {
  name: 'Sarojini Bhagirathi',
  gender: 'female',
  dob: addDays(today, -24 * 365),
  type: 'type-20',
  mobile: '9700000011',
};
const newborn: Newcomer = {
  name: 'Baby of Sarojini',
  gender: 'female',
  dob: addDays(today, -2),
  type: 'type-7008',
  mobile: '9700000011',
};
const pregnant: Newcomer = {
  name: 'Champakali Vishwakarma',
  gender: 'female',
  dob: addDays(today, -22 * 365),
  type: 'type-21',
  mobile: '9700000022',
};
const sunita: Newcomer = {
  name: 'Sunita Devi',
  gender: 'female',
  dob: '1991-03-04',
  type: 'type-20',
  mobile: '9700000033',
};
/** The same, as others write her. */
const inHindi: Newcomer = { ...sunita, name: 'सुनीता देवी', mobile: '9700000044' };
const otherSpelling = 'Suneeta Devee';

function registering(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  const at = { system: () => system, profile };
  const capitals = ({ name }: Newcomer) => name.toUpperCase();
  const people = ({ device, say }: Journey) => {
    const person = { device, say };
    return { nurse: new Nurse(person), registrar: new Registrar(person) };
  };

  journey('a newborn on site', at, async (person) => {
    const { device, say, step } = person;
    const { nurse, registrar } = people(person);
    const day = await dayOf(system, vaccinator.user_name);
    const began = new Date();

    await step('the session is on going', async () => {
      await nurse.arrive(vaccinator);
      await nurse.openSession();
      await nurse.startSession();
    });
    await step('looks for the baby, finds nobody, and begins to register on site', async () => {
      await nurse.lookFor(newborn.mobile);
      const sheet = device.page.getByRole('dialog');
      await sheet.getByRole('link', { name: say('app:newBeneficiary'), exact: true }).click();
      await device.page.waitForURL(`**/new-beneficiary/session/${day.session_id}`);
    });
    await step('the number she looked for stands in the form; what must be filled is marked', async () => {
      await eventually(() => registrar.field('registration:mobile').inputValue(), newborn.mobile);
      await registrar.next();
      await registrar.sees('refusals:FLDVAL0001');
      assert.deepEqual(await unmarked(device.page), []);
      assert.equal(await registrar.press('registration:name', 'A'.repeat(31)), 'A'.repeat(30));
    });
    await step('no child without a guardian', async () => {
      await registrar.typePerson({ ...newborn, mobile: '9700000019' }, newborn.mobile);
      await registrar.next();
      await registrar.sees('refusals:FLDVAL0010');
      await registrar.field('registration:mobile').fill(newborn.mobile);
      await registrar.next();
      await registrar.field('registration:guardianSearch').fill(mother.name);
      await registrar.sees('app:noResults');
      await registrar.next();
      await registrar.sees('refusals:BENREG0003');
      assert.deepEqual(await unmarked(device.page), []);
    });
    await step('back goes one step back, as the arrow and as the phone’s own, and loses nothing', async () => {
      await registrar.tap('app:back');
      await eventually(() => registrar.field('registration:name').inputValue(), newborn.name);
      await registrar.next();
      await registrar.field('registration:fatherName').fill('Bhagirath');
      assert.equal(await registrar.press('registration:weight', '-+2e.5'), '2.5');
      await device.page.goBack();
      await eventually(() => registrar.field('registration:name').inputValue(), newborn.name);
      await registrar.next();
    });
    await step('without network begins to register the mother with it, who is known by name', async () => {
      await nurse.chipSays('sync:allSent');
      await device.networkOff();
      await nurse.chipSays('sync:offline');
      await registrar.beginGuardian(mother.name);
      await eventually(() => registrar.field('registration:guardianNew').inputValue(), mother.name);
      await registrar.next();
      await registrar.sees('refusals:FLDVAL0001');
      assert.deepEqual(await unmarked(device.page), []);
    });
    await step('back and on again, and looking for somebody else: what was typed of her is still there', async () => {
      await registrar.typeGuardian(mother);
      await registrar.tap('app:back');
      await registrar.next();
      await registrar.tap('registration:guardianSearchAgain');
      await registrar.tap('registration:guardianRegister');
      await eventually(() => registrar.field('registration:guardianNew').inputValue(), mother.name);
      await eventually(() => registrar.field('registration:ageOrYear').inputValue(), mother.dob.slice(0, 4));
      await eventually(() => registrar.field('registration:fatherName').inputValue(), 'Bhagirath');
      await registrar.next();
      await device.page.getByText(capitals(mother), { exact: true }).first().waitFor();
    });
    await step('without the family’s yes nothing is saved', async () => {
      await registrar.tap('registration:saveOnSite');
      await registrar.sees('registration:consentMissing');
      await registrar.agree();
      await registrar.tap('registration:saveOnSite');
      await device.page.waitForURL(`**/beneficiary-verification/*/${day.session_id}/identification`);
    });
    await step('the baby is on the session’s list; with network both are sent', async () => {
      await device.networkOn();
      await device.open(`/session/${day.session_id}`);
      await nurse.find(capitals(newborn));
      await nurse.chipSays('sync:allSent');
    });
    await step('the server has author, time of capture, consent, guardian, list and audit', async () => {
      const [baby, ...more] = await registeredAs(system, capitals(newborn));
      const [she, ...others] = await registeredAs(system, capitals(mother));
      assert.ok(baby && she);
      assert.deepEqual([more, others], [[], []]);
      assert.equal(baby.user_name, vaccinator.user_name);
      assert.equal(baby.guardian_id, she.beneficiary_id);
      assert.equal(baby.session_id, day.session_id);
      assert.deepEqual([baby.consent_version, baby.consent_language], ['1', profile.language]);
      assert.ok(began < baby.consent_given_at && baby.consent_given_at < baby.captured_at);
      assert.ok(baby.captured_at <= baby.registered_at);
      assert.equal(baby.audited, 1);
      const { status } = await system.books.one<{ status: string }>(
        'select status from session_roster where session_id = $1 and beneficiary_id = $2',
        [day.session_id, baby.beneficiary_id],
      );
      assert.equal(status, 'scheduled');
    });
  });

  journey('a pregnant woman without network', at, async (person) => {
    const { device, say, step } = person;
    const { nurse, registrar } = people(person);
    let offAt: Date;
    let onAt: Date;

    await step('loses the network before the form is opened', async () => {
      await nurse.arrive(vaccinator);
      await nurse.chipSays('sync:allSent');
      await device.networkOff();
      offAt = new Date();
      await device.open('/new-beneficiary');
    });
    await step('types her details', async () => {
      await registrar.typePerson(pregnant);
      await registrar.next();
      await registrar.typeDay('registration:lmp', addDays(today, -100));
      await registrar.field('registration:bloodGroup').selectOption('B+ve');
    });
    await step('the app is closed by the phone; what was typed is still there, and it says so', async () => {
      await device.atRest();
      await device.close();
      await device.open('/new-beneficiary');
      await device.page.getByText(say('registration:draftFoundOf', { name: capitals(pregnant) })).waitFor();
      await eventually(() => registrar.field('registration:name').inputValue(), pregnant.name);
      await registrar.next();
      await registrar.field('registration:guardianName').fill('Ramdulare');
    });
    await step('registers her; it waits on the phone', async () => {
      await registrar.finish();
      await nurse.chipSays('sync:offlineWaiting', 1);
      assert.deepEqual(await registeredAs(system, capitals(pregnant)), []);
    });
    await step('the app is closed and opened again while it waits', async () => {
      const page = `/beneficiary/${registrar.openPerson}`;
      await device.close();
      await device.open(page);
      await device.page.getByRole('heading', { name: capitals(pregnant) }).waitFor();
      await device.page.getByText(say('beneficiaries:pregnantSince', { count: 14 })).waitFor();
      await nurse.chipSays('sync:offlineWaiting', 1);
    });
    await step('the network comes back and she is registered exactly once', async () => {
      onAt = new Date();
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      const [she, ...more] = await registeredAs(system, capitals(pregnant));
      assert.ok(she);
      assert.equal(more.length, 0);
      assert.equal(she.user_name, vaccinator.user_name);
      assert.ok(she.captured_at >= offAt && she.captured_at < onAt && she.registered_at >= onAt);
      assert.equal(she.audited, 1);
    });
  });

  journey('somebody who is registered already, in another script', at, async (person) => {
    const { device, say, step } = person;
    const { nurse, registrar } = people(person);
    let first = '';
    const firstListed = () => device.page.locator('main li[aria-posinset="1"]');
    const existing = async () => {
      await device.page.getByRole('heading', { name: say('registration:alike') }).waitFor();
      return device.page.getByRole('link', { name: capitals(sunita) }).first();
    };

    await step('registers her', async () => {
      await nurse.arrive(vaccinator);
      await goByMenu(person, 'app:preRegistered');
      await firstListed().waitFor();
      await goByMenu(person, 'app:newBeneficiary');
      await registrar.typePerson(sunita);
      await registrar.next();
      await registrar.field('registration:guardianName').fill('Ramesh Kumar');
      await registrar.finish();
      first = registrar.openPerson;
      await nurse.chipSays('sync:allSent');
    });
    await step('the list of whom was registered begins with her', async () => {
      await goByMenu(person, 'app:preRegistered');
      await firstListed()
        .filter({ hasText: capitals(sunita) })
        .waitFor();
    });
    await step('typed in Hindi later, she is recognised while typing', async () => {
      await device.open('/new-beneficiary');
      await registrar.typePerson(inHindi);
      await (await existing()).waitFor();
    });
    await step('looks: it is her; nobody is registered', async () => {
      await (await existing()).click();
      await device.page.waitForURL(`**/beneficiary/${first}`);
      await device.page.getByRole('heading', { name: capitals(sunita) }).waitFor();
      const { n } = await system.books.one<{ n: number }>(
        'select count(*)::int as n from beneficiary where dob = $1 and ben_name in ($2, $3)',
        [sunita.dob, capitals(sunita), inHindi.name],
      );
      assert.equal(n, 1);
    });
    await step('somebody else in another spelling is warned of too: the reason is asked for', async () => {
      await device.open('/new-beneficiary');
      await eventually(() => registrar.field('registration:name').inputValue(), capitals(sunita));
      await device.page.getByText(inHindi.name, { exact: true }).waitFor();
      await registrar.field('registration:name').fill(otherSpelling);
      await (await existing()).waitFor();
      await registrar.next();
      await registrar.field('registration:guardianName').fill('Ramesh Kumaar');
      await registrar.next();
      await registrar.agree();
      await registrar.tap('registration:save');
      await registrar.sees('refusals:BENREG0012');
    });
    await step('gives the reason, which lands on the server with whom she was compared', async () => {
      const reason = 'Her sister-in-law, of the same name';
      await registrar.field('registration:reason').fill(reason);
      await registrar.tap('registration:save');
      await device.page.waitForURL(/\/beneficiary\/\d{14}$/);
      await nurse.chipSays('sync:allSent');
      const [she, ...more] = await registeredAs(system, otherSpelling.toUpperCase());
      assert.ok(she);
      assert.equal(more.length, 0);
      assert.ok(she.overruled_ids.includes(first));
      assert.equal(she.overruled_reason, reason);
    });
  });
}

for (const profile of dealt(phone)) describe(profile.name, () => registering(profile));
