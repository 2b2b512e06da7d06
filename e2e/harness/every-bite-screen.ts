import { after, before, test } from 'node:test';
import { accountOf } from './accounts.ts';
import { clinicDay } from './clinic-scenes.ts';
import { cursorFlaws } from './cursor-flaws.ts';
import { Device } from './device.ts';
import { flawsOf } from './flaws.ts';
import { Nurse } from './nurse.ts';
import { type Profile, phone } from './profiles.ts';
import type { Scene } from './scene.ts';
import { bringUpSystem, type System } from './system.ts';
import { axeFlaws, visit } from './visit-scenes.ts';
import { wordsIn } from './words.ts';

/** On a desktop a sample is enough: forms and sheets are the same ones. */
const wide =
  /^(bite-(kind|category|vials|summary|success|course|exceeded)|venom-(case|summary|referral-slip)|clinic-\w+)$/;

/** Every screen of the care of bites, on this device and in its language. */
export function everyBiteScreen(profile: Profile): void {
  let system: System;
  let device: Device;
  let scenes: readonly Scene[] = [];
  before(async () => {
    system = await bringUpSystem();
    device = new Device(system, profile);
  });
  after(() => system.end());
  test(`a day at the clinic is brought half way (${profile.name})`, async () => {
    const nurse = new Nurse({ device, say: await wordsIn(profile.language, profile) });
    const all = await clinicDay(nurse, { system, account: accountOf('vaccinator2') });
    scenes = profile === phone ? all : all.filter(({ name }) => wide.test(name));
  });
  test(`every screen of the care of bites is sound (${profile.name})`, (context) =>
    visit(device, scenes, {
      look: { language: profile.language, theme: 'light' },
      examine: async (scene) => [
        ...(await flawsOf(device)),
        ...(await axeFlaws(context, device, scene)),
        ...(profile === phone ? [] : await cursorFlaws(device.page)),
      ],
    }));
}
