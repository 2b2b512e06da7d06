import assert from 'node:assert/strict';
import { after, before, describe, type TestContext, test } from 'node:test';
import type { Role } from '@teeka/contract/roles';
import type { Language } from '@teeka/words';
import { routes } from '../apps/web/src/app/routing/routes.ts';
import { firstPage } from '../apps/web/src/ui/page/first-page.ts';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { flawsOf } from './harness/flaws.ts';
import { signIn, tapDemoSignIn } from './harness/hands.ts';
import { largeTextFlaws } from './harness/large-text.ts';
import { type Look, wear } from './harness/look.ts';
import { Nurse } from './harness/nurse.ts';
import { homes } from './harness/planning-scenes.ts';
import { desktop, type Profile, phone } from './harness/profiles.ts';
import type { Scene } from './harness/scene.ts';
import { midSession, outside, type Scenes } from './harness/scenes.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { axeFlaws, visit } from './harness/visit-scenes.ts';
import { wordsIn } from './harness/words.ts';
import { accountsInUse } from './harness/worker-scenes.ts';

const addressOf = (path: string) => new RegExp(`^/${path.replace(/\$\w+/g, '[^/]+')}$`);
/** In the other language a sample is enough: each of these has words that no other screen has. */
const sample =
  /^(dashboard|search|session|session-(reject|end|records)|verification-(details|summary)|case|case-\w+|beneficiary|configurations|my-profile)$/;

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

function everyScreen(profile: Profile, at: { otherLanguage: Language; userName: string }): void {
  const own: Look = { language: profile.language, theme: 'light' };
  const other: Look = { language: at.otherLanguage, theme: 'dark' };
  let device: Device;
  let scenes: Scenes = { built: [] };
  before(() => {
    device = new Device(system, profile);
  });
  const examined = (context: TestContext, which: readonly Scene[]) =>
    visit(device, which, {
      look: own,
      examine: async (scene) => [
        ...(await flawsOf(device)),
        ...(await axeFlaws(context, device, scene)),
        ...(profile === phone ? await largeTextFlaws(device) : []),
      ],
    });
  const read = (which: readonly Scene[]) => visit(device, which, { look: other, examine: () => flawsOf(device) });

  test('before signing in', (context) => examined(context, outside));
  test('before signing in, in the other language and dark', () => read(outside));
  test('a session day is brought half way, and every route has its screen', async () => {
    await device.open('/unauthorized');
    await wear(device.page, own);
    await device.open('/auth/login');
    scenes = await midSession(new Nurse({ device, say: await wordsIn(own.language) }), {
      system,
      account: accountOf(at.userName),
    });
    const visited = [...outside, ...scenes.built, ...homes.flatMap(([, theirs]) => theirs)];
    const missing = routes.filter(({ path }) => !visited.some((each) => addressOf(path).test(each.path)));
    assert.deepEqual(missing, []);
  });
  test('while signed in', (context) => examined(context, scenes.built));
  test('while signed in, in the other language and dark', () =>
    read(scenes.built.filter(({ name }) => sample.test(name))));
}

describe('every screen', { concurrency: 2 }, () => {
  describe('on a phone', { concurrency: 1 }, () =>
    everyScreen(phone, { otherLanguage: 'en', userName: 'vaccinator1' }),
  );
  describe('on a desktop', { concurrency: 1 }, () =>
    everyScreen(desktop, { otherLanguage: 'hi', userName: 'vaccinator3' }),
  );
  describe('homes', { concurrency: 1 }, () => {
    before(() => accountsInUse(system));
    for (const [at, [userName, theirs]] of homes.entries()) {
      const profile = at % 4 === 2 ? desktop : phone;
      test(`what ${userName} begins with, at ${profile.width} px`, async (context) => {
        const device = new Device(system, profile);
        await signIn({ device, say: await wordsIn(profile.language) }, accountOf(userName));
        await device.page.waitForURL(`**${firstPage(accountOf(userName).role as Role)}`);
        await visit(device, theirs, {
          look: { language: profile.language, theme: 'light' },
          examine: async (scene) => [...(await flawsOf(device)), ...(await axeFlaws(context, device, scene))],
        });
        await device.throwAway();
      });
    }
  });
  for (const userName of ['anm1', 'assistant1', 'asha1', 'verifier1']) {
    test(`the session opens for ${userName}`, async () => {
      const device = new Device(system, desktop);
      const { session_id } = await dayOf(system, userName);
      await device.open('/');
      await tapDemoSignIn({ device, say: await wordsIn('en') }, accountOf(userName));
      await device.page.waitForURL('**/dashboard');
      await device.open(`/session/${session_id}`);
      await device.page.getByRole('tab').first().waitFor();
      assert.deepEqual(device.complaints, []);
      await device.throwAway();
    });
  }
});
