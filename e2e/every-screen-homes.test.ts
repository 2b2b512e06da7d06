import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Role } from '@teeka/contract/roles';
import { startSession } from '@teeka/contract/sessions';
import { firstPage } from '../apps/web/src/ui/page/first-page.ts';
import { accountOf, signedIn } from './harness/accounts.ts';
import { cursorFlaws } from './harness/cursor-flaws.ts';
import { dayOf } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { flawsOf } from './harness/flaws.ts';
import { signIn, tapDemoSignIn } from './harness/hands.ts';
import { homes, oddSessions } from './harness/planning-scenes.ts';
import { desktop, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { axeFlaws, visit } from './harness/visit-scenes.ts';
import { wordsIn } from './harness/words.ts';
import { accountsInUse } from './harness/worker-scenes.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
  await accountsInUse(system);
  // The day is going on at the site of those who work in it, with sessions out of the ordinary.
  const starter = accountOf('vaccinator1');
  const day = await dayOf(system, starter.user_name);
  const started = { session_id: day.session_id, captured_at: new Date().toISOString() };
  await (await signedIn(system, starter)).ask(startSession, started);
  await oddSessions(system, day);
});
after(() => system.end());

describe('what each role begins with', { concurrency: 2 }, () => {
  describe('homes', { concurrency: 1 }, () => {
    for (const [at, [userName, theirs]] of homes.entries()) {
      const profile = at % 4 === 2 ? desktop : phone;
      const home = firstPage(accountOf(userName).role as Role);
      test(`what ${userName} begins with, at ${profile.width} px`, async (context) => {
        // Only those who work in sessions lose the network.
        const device = new Device(system, profile, { opensOffline: home === '/dashboard' });
        await signIn({ device, say: await wordsIn(profile.language, profile) }, accountOf(userName));
        await device.page.waitForURL(`**${home}`);
        await visit(device, theirs, {
          look: { language: profile.language, theme: 'light' },
          examine: async (scene) => [
            ...(await flawsOf(device)),
            ...(await axeFlaws(context, device, scene)),
            ...(profile === phone ? [] : await cursorFlaws(device.page)),
          ],
        });
        await device.throwAway();
      });
    }
  });
  for (const userName of ['anm1', 'assistant1', 'asha1', 'verifier1']) {
    test(`the session opens for ${userName}`, async () => {
      const device = new Device(system, desktop, { opensOffline: false });
      const { session_id } = await dayOf(system, userName);
      await device.open('/');
      await tapDemoSignIn({ device, say: await wordsIn('en', desktop) }, accountOf(userName));
      await device.page.waitForURL('**/dashboard');
      await device.open(`/session/${session_id}`);
      await device.page.getByRole('tab').first().waitFor();
      assert.deepEqual(device.complaints, []);
      await device.throwAway();
    });
  }
});
