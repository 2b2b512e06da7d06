import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { addDays } from '@teeka/domain/calendar';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, desktop, type Profile } from './harness/profiles.ts';
import { registeredAs } from './harness/registered.ts';
import { type Newcomer, Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');
const voter: Newcomer = {
  name: 'Phulmati Gangwar',
  gender: 'female',
  dob: addDays(systemClock().today, -40 * 365),
  type: 'type-20',
  mobile: '9700000055',
};
const [taken, free] = ['ABCDE1234F', 'ABCDE1234G'];
const other = 'Devaki Nandan';
/** PAN card, by its number on the wire. */
const pan = '6';

function correcting(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('a record that the server refuses', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const [nurse, registrar] = [new Nurse(person), new Registrar(person)];
    const name = voter.name.toUpperCase();
    const day = await dayOf(system, vaccinator.user_name);
    const typeId = async (number: string) => {
      await registrar.field('registration:photoIdType').selectOption(pan);
      await registrar.field('registration:photoIdNumber').fill(number);
    };

    await step('somebody is registered with her PAN card', async () => {
      await nurse.arrive(vaccinator);
      await nurse.openSession();
      await nurse.startSession();
      await device.open('/new-beneficiary');
      await registrar.typePerson({ ...voter, name: other, mobile: '9700000066' });
      await registrar.next();
      await typeId(taken);
      await registrar.finish();
      await nurse.chipSays('sync:allSent');
    });
    await step('without network, another one is registered on site with the same number', async () => {
      await device.networkOff();
      await device.open(`/new-beneficiary/session/${day.session_id}`);
      await registrar.typePerson(voter);
      await registrar.next();
      await typeId(taken);
      await registrar.next();
      await registrar.agree();
      await registrar.tap('registration:saveOnSite');
      await device.page.waitForURL(`**/beneficiary-verification/*/${day.session_id}/identification`);
    });
    await step('and verified, which builds on the registration', async () => {
      await device.open(`/session/${day.session_id}`);
      await nurse.verify(await nurse.find(name));
      await nurse.chipSays('sync:offlineWaiting', 1);
    });
    await step('with network the server refuses it: it needs her, with the reason in words', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:needsYou', 1);
      assert.deepEqual(await registeredAs(system, name), []);
      await nurse.openRecords();
      const records = device.page.getByRole('dialog');
      await records.getByRole('heading', { name }).waitFor();
      await records.getByText(say('sync:what-beneficiaries.registration'), { exact: true }).waitFor();
      await records.getByText(say('refusals:BENREG0011')).waitFor();
      await records.getByText(say('sync:holdsUp', { count: 1 })).waitFor();
    });
    const alike = device.page.getByRole('link', { name: other.toUpperCase() });
    await step('opens the form again, filled in, and sees whom the server means', async () => {
      await registrar.tap('sync:edit');
      await registrar.sees('refusals:BENREG0011');
      await alike.waitFor();
    });
    await step('corrects it; the registration and what built on it are accepted, once', async () => {
      await registrar.tap('app:back');
      await eventually(() => registrar.field('registration:photoIdNumber').inputValue(), taken);
      await registrar.field('registration:photoIdNumber').fill(free);
      await alike.waitFor({ state: 'detached' });
      await registrar.next();
      await registrar.tap('registration:saveOnSite');
      await nurse.chipSays('sync:allSent');
      const [she, ...more] = await registeredAs(system, name);
      assert.ok(she);
      assert.equal(more.length, 0);
      const { status } = await system.books.one<{ status: string }>(
        'select status from session_roster where session_id = $1 and beneficiary_id = $2',
        [day.session_id, she.beneficiary_id],
      );
      assert.equal(status, 'verified');
    });
  });
}

for (const profile of dealt(desktop)) describe(profile.name, () => correcting(profile));
