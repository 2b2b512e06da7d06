import { after, before, describe, test } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { clinicDay } from './harness/clinic-scenes.ts';
import { Device } from './harness/device.ts';
import { flawsOf } from './harness/flaws.ts';
import { Nurse } from './harness/nurse.ts';
import { desktop, phone } from './harness/profiles.ts';
import type { Scene } from './harness/scene.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { axeFlaws, visit } from './harness/visit-scenes.ts';
import { wordsIn } from './harness/words.ts';

/** On a desktop a sample is enough: forms and sheets are the same ones. */
const wide =
  /^(bite-(kind|category|vials|summary|success|course|exceeded)|venom-(case|summary|referral-slip)|clinic-\w+)$/;

describe('every screen of the care of bites', { concurrency: 2 }, () => {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  for (const profile of [phone, desktop]) {
    describe(profile.name, { concurrency: 1 }, () => {
      let device: Device;
      let scenes: readonly Scene[] = [];
      test('a day at the clinic is brought half way', async () => {
        device = new Device(system, profile);
        const nurse = new Nurse({ device, say: await wordsIn(profile.language) });
        const all = await clinicDay(nurse, { system, account: accountOf('vaccinator2') });
        scenes = profile === phone ? all : all.filter(({ name }) => wide.test(name));
      });
      test('is sound', (context) =>
        visit(device, scenes, {
          look: { language: profile.language, theme: 'light' },
          examine: async (scene) => [...(await flawsOf(device)), ...(await axeFlaws(context, device, scene))],
        }));
    });
  }
});
