import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dayOf } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { formsOfVaccinator, formsOutside, knownOf, vaccinator } from './harness/forms.ts';
import { signIn } from './harness/hands.ts';
import { wear } from './harness/look.ts';
import { Nurse } from './harness/nurse.ts';
import { phone } from './harness/profiles.ts';
import { sendEmpty } from './harness/send-empty.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

test('a form of a vaccinator that is sent empty says where, on a phone', async () => {
  const device = new Device(system, phone);
  const nurse = new Nurse({ device, say: await wordsIn('hi', device.profile) });
  await device.open('/unauthorized');
  await wear(device.page, { language: 'hi', theme: 'light' });
  assert.deepEqual(await sendEmpty(nurse, formsOutside), []);
  const day = await dayOf(system, vaccinator.user_name);
  await signIn(nurse, vaccinator);
  await nurse.untilDayIsHere();
  await nurse.openSession();
  await nurse.startSession();
  const [somebody] = day.roster.toSorted((one, two) => two.dob.localeCompare(one.dob));
  await nurse.visit(somebody?.ben_name ?? '');
  await nurse.chipSays('sync:allSent');
  const known = await knownOf(system, day);
  await device.open('/dashboard');
  await nurse.untilDayIsHere();
  assert.deepEqual(await sendEmpty(nurse, formsOfVaccinator(known)), []);
  await device.throwAway();
});
