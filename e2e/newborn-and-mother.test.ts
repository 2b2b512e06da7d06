import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { addDays } from '@teeka/domain/calendar';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { doubleTap } from './harness/double-tap.ts';
import { eventually } from './harness/eventually.ts';
import { lockPhone, openLocked } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { phone } from './harness/profiles.ts';
import { registeredAs } from './harness/registered.ts';
import { type Newcomer, Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const worker = accountOf('vaccinator1');
const { today } = systemClock();
const mobile = '9700000066';
const mother: Newcomer = {
  name: 'Phoolmati Bhagirathi',
  gender: 'female',
  dob: addDays(today, -23 * 365),
  type: 'type-20',
  mobile,
};
const newborn: Newcomer = {
  name: 'Baby of Phoolmati',
  gender: 'female',
  dob: addDays(today, -1),
  type: 'type-7008',
  mobile,
};
const capitals = ({ name }: Newcomer) => name.toUpperCase();

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running?.end());
const system = () => running;

journey('a newborn and its mother, both new, without network', { system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const nurse = new Nurse(person);
  const registrar = new Registrar(person);
  const day = await dayOf(running, worker.user_name);
  const both = async () => [
    ...(await registeredAs(running, capitals(newborn))),
    ...(await registeredAs(running, capitals(mother))),
  ];

  await step('signs in, starts the session and loses the network', async () => {
    await nurse.arrive(worker);
    await nurse.openSession();
    await nurse.startSession();
    await nurse.chipSays('sync:allSent');
    await device.networkOff();
    await nurse.chipSays('sync:offline');
  });
  await step('begins to register the baby on site', async () => {
    await device.open(`/new-beneficiary/session/${day.session_id}`);
    await registrar.typePerson(newborn);
    await registrar.next();
  });
  await step('the mother is not known: a child of hers is too young; with her age she is taken', async () => {
    await registrar.beginGuardian(mother.name);
    await eventually(() => registrar.field('registration:guardianNew').inputValue(), mother.name);
    await registrar.field('registration:ageOrYear').fill('16');
    await registrar.next();
    await registrar.sees('registration:guardianUnderAge');
    await registrar.typeGuardian(mother);
  });
  await step('registers both at once, tapped twice; both wait on the phone, and the server has neither', async () => {
    await registrar.next();
    await device.page.getByText(capitals(mother)).first().waitFor();
    await registrar.agree();
    await doubleTap(device.page.getByRole('button', { name: say('registration:saveOnSite'), exact: true }), 60);
    await device.page.waitForURL(`**/beneficiary-verification/*/${day.session_id}/identification`);
    await nurse.chipSays('sync:offlineWaiting', 2);
    assert.deepEqual(await both(), []);
  });
  await step('locks the phone; closed and opened again it says that both wait', async () => {
    await lockPhone(person);
    await device.close();
    await device.open('/');
    await device.page.getByRole('heading', { name: say('auth:lockedTitle') }).waitFor();
    const { display_name: name } = await running.books.one<{ display_name: string }>(
      'select display_name from app_user where user_name = $1',
      [worker.user_name],
    );
    const what = say('auth:aboutPeople', { count: 2, n: '2' });
    await device.page.getByText(say('auth:waitsOf', { name, what })).waitFor();
  });
  await step('opens it with her password, still without network: the baby is on the list', async () => {
    await openLocked(person, worker.password);
    await device.page.waitForURL('**/dashboard');
    await nurse.chipSays('sync:offlineWaiting', 2);
    await nurse.openSession();
    await nurse.find(capitals(newborn));
    assert.deepEqual(await both(), []);
  });
  await step('the network comes back: the server has both, once, the baby with its mother', async () => {
    await device.networkOn();
    await nurse.chipSays('sync:allSent');
    const [baby, ...more] = await registeredAs(running, capitals(newborn));
    const [she, ...others] = await registeredAs(running, capitals(mother));
    assert.ok(baby && she);
    assert.deepEqual([more, others], [[], []]);
    assert.equal(baby.guardian_id, she.beneficiary_id);
    assert.deepEqual([baby.user_name, she.user_name], [worker.user_name, worker.user_name]);
    assert.deepEqual([baby.session_id, baby.audited, she.audited], [day.session_id, 1, 1]);
    assert.ok(she.captured_at <= baby.captured_at && baby.captured_at < baby.registered_at);
  });
});
