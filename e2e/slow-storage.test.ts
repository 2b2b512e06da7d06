import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { sealSlowly } from './harness/writes.ts';

const child = 'AARAV KUMAR';
/** How long the phone takes to seal one thing, ms; whatever began before has ended after some of them. */
const sealing = 1000;
const settled = 6 * sealing;

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

journey('a phone that is slow to store', { system: () => system, profile: phone }, async (person) => {
  const { device, step } = person;
  const nurse = new Nurse(person);
  let due = 0;
  await step('a child is about to be given what is due', async () => {
    await nurse.arrive(accountOf('vaccinator1'));
    await nurse.openSession();
    await nurse.startSession();
    await nurse.verify(await nurse.find(child));
    await nurse.seeWhatIsDue();
    due = await nurse.dosesOffered();
    await nurse.askAndContinue();
    await nurse.chooseVials();
  });
  await step('whoever goes on to the next person at once stays at the list', async () => {
    await sealSlowly(device.page, sealing);
    await nurse.save(due);
    await nurse.nextPerson();
    await device.page.waitForTimeout(settled);
    assert.match(device.page.url(), /\/session\/[^/]+$/);
    await nurse.openList('sessions:vaccinated');
    await nurse.find(child);
  });
});
