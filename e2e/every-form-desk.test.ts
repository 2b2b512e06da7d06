import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dayOf } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { formsOfSupervisor, supervisor, vaccinator } from './harness/forms.ts';
import { giveElsewhere } from './harness/given-elsewhere.ts';
import { signIn } from './harness/hands.ts';
import { Nurse } from './harness/nurse.ts';
import { addSession } from './harness/odd-session.ts';
import { desktop } from './harness/profiles.ts';
import { sendEmpty } from './harness/send-empty.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

test('a form of a supervisor that is sent empty says where, at a desk', async () => {
  const device = new Device(system, desktop, { opensOffline: false });
  const nurse = new Nurse({ device, say: await wordsIn('en', device.profile) });
  const day = await dayOf(system, vaccinator.user_name);
  await giveElsewhere(system, day);
  // A plan that waits.
  await addSession(system, day, { day: 0, status: 0, special: true, listed: 'scheduled' });
  await signIn(nurse, supervisor);
  await device.page.waitForURL('**/home');
  assert.deepEqual(await sendEmpty(nurse, formsOfSupervisor), []);
  await device.throwAway();
});
