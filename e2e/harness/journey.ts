import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Device, type DeviceWish } from './device.ts';
import type { Profile } from './profiles.ts';
import type { System } from './system.ts';
import { type Say, wordsIn } from './words.ts';

/** One thing a person does or sees, told in their words. The first that fails ends the journey. */
export type Step = (name: string, act: () => Promise<void>) => Promise<void>;

export interface Journey {
  readonly device: Device;
  readonly say: Say;
  readonly step: Step;
}

class Stopped extends Error {}

function stepsOf(context: TestContext, device: Device, journey: string): Step {
  let number = 0;
  return async (name, act) => {
    number += 1;
    let failed = false;
    await context.test(name, async () => {
      try {
        await act();
      } catch (error) {
        failed = true;
        const file = `failed ${journey} ${device.profile.name} ${number}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
        process.stderr.write(`picture: ${await device.picture(file)}\n`);
        throw error;
      }
    });
    if (failed) throw new Stopped();
  };
}

/** A journey of one person on one device, told in steps; the page may not complain on the way. */
export function journey(
  name: string,
  at: {
    readonly system: () => Pick<System, 'address' | 'ending'>;
    readonly profile: Profile;
    readonly wish?: DeviceWish;
  },
  tell: (journey: Journey) => Promise<void>,
): void {
  test(`${name} (${at.profile.name})`, async (context) => {
    const device = new Device(at.system(), at.profile, at.wish);
    try {
      const step = stepsOf(context, device, name);
      await tell({ device, say: await wordsIn(at.profile.language, at.profile), step });
      await step('and the page complained of nothing', async () => {
        assert.deepEqual(device.complaints, []);
      });
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      if (device.complaints.length > 0) process.stderr.write(`the page said: ${device.complaints.join('\n')}\n`);
    } finally {
      await device.throwAway();
    }
  });
}
