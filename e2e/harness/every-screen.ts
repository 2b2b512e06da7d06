import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import type { Language } from '@teeka/words';
import { routes } from '../../apps/web/src/app/routing/routes.ts';
import { accountOf } from './accounts.ts';
import { cursorFlaws } from './cursor-flaws.ts';
import { Device } from './device.ts';
import { flawsOf } from './flaws.ts';
import { largeTextFlaws } from './large-text.ts';
import { type Look, wear } from './look.ts';
import { Nurse } from './nurse.ts';
import { homes } from './planning-scenes.ts';
import { type Profile, phone } from './profiles.ts';
import type { Scene } from './scene.ts';
import { midSession, outside, type Scenes } from './scenes.ts';
import { bringUpSystem, type System } from './system.ts';
import { axeFlaws, visit } from './visit-scenes.ts';
import { wordsIn } from './words.ts';

const addressOf = (path: string) => new RegExp(`^/${path.replace(/\$\w+/g, '[^/]+')}$`);
/** In the other language a sample is enough: each of these has words that no other screen has. */
const sample =
  /^(dashboard|search|session|session-(reject|end|records)|verification-(details|summary)|case|case-\w+|beneficiary|configurations|my-profile)$/;

/** Every screen before and within a session day, on this device and in its language; a sample of them in the other one. */
export function everyScreen(profile: Profile, at: { otherLanguage: Language; userName: string }): void {
  let system: System;
  const own: Look = { language: profile.language, theme: 'light' };
  const other: Look = { language: at.otherLanguage, theme: 'dark' };
  let device: Device;
  let scenes: Scenes = { built: [] };
  before(async () => {
    system = await bringUpSystem();
    device = new Device(system, profile);
  });
  after(() => system.end());
  const examined = (context: TestContext, which: readonly Scene[]) =>
    visit(device, which, {
      look: own,
      examine: async (scene) => [
        ...(await flawsOf(device)),
        ...(await axeFlaws(context, device, scene)),
        // Last of all: it puts away what the scene has opened.
        ...(profile === phone ? await largeTextFlaws(device) : await cursorFlaws(device.page)),
      ],
    });
  const read = (which: readonly Scene[]) => visit(device, which, { look: other, examine: () => flawsOf(device) });

  test('before signing in', (context) => examined(context, outside));
  test('before signing in, in the other language and dark', () => read(outside));
  test('a session day is brought half way, and every route has its screen', async () => {
    await device.open('/unauthorized');
    await wear(device.page, own);
    await device.open('/auth/login');
    scenes = await midSession(new Nurse({ device, say: await wordsIn(own.language, profile) }), {
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
