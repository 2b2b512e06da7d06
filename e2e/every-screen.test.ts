import assert from 'node:assert/strict';
import { after, before, describe, type TestContext, test } from 'node:test';
import { routes } from '../apps/web/src/app/routing/routes.ts';
import { axeFindings } from '../tools/pictures/axe.ts';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { tapDemoSignIn } from './harness/hands.ts';
import { type Look, settle, wear } from './harness/look.ts';
import { Nurse } from './harness/nurse.ts';
import { desktop, type Profile, phone } from './harness/profiles.ts';
import { midSession, outside, type Scene, type Scenes } from './harness/scenes.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

const addressOf = (path: string) => new RegExp(`^/${path.replace(/\$\w+/g, '[^/]+')}$`);

/** What is wrong with a screen as it stands, apart from what axe finds. */
async function flaws({ page, profile }: Device, { path }: Scene): Promise<string[]> {
  const found: string[] = [];
  const seen = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push((walker.currentNode.nodeValue ?? '').trim());
    const labels = [...document.querySelectorAll('[aria-label],[title],[placeholder]')];
    for (const one of labels)
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(one.getAttribute(name) ?? '');
    const { scrollWidth, clientWidth } = document.documentElement;
    return { texts, wider: scrollWidth - clientWidth, title: document.title };
  });
  const bare = seen.texts.filter((text) => /^[a-z]+:[a-zA-Z-]+$/.test(text) || text.includes('{{'));
  if (bare.length > 0) found.push(`shows ${bare.join(', ')}`);
  if (profile.width === 360 && seen.wider > 0) found.push(`scrolls sideways by ${seen.wider} px`);
  if (path !== '/no-such-page' && !/Teeka|टीका/.test(seen.title)) found.push(`window title '${seen.title}'`);
  return found;
}

const lightEnglish: Look = { language: 'en', theme: 'light' };
/** What the dark theme can break that the light one cannot. */
const contrast = ['color-contrast'];

function everyScreen(profile: Profile): void {
  let system: System;
  let device: Device;
  let scenes: Scenes = { built: [], later: [] };
  const looks: readonly Look[] = [
    { language: profile.language, theme: 'light' },
    { language: profile.language === 'hi' ? 'en' : 'hi', theme: 'dark' },
  ];

  before(async () => {
    system = await bringUpSystem();
    device = new Device(system, profile);
  });
  after(() => system.end());

  /** Opens screens one after another in one look and tells everything that is wrong with them. */
  async function look(context: TestContext, at: readonly Scene[], { language, theme }: Look): Promise<void> {
    const nurse = new Nurse({ device, say: await wordsIn(language) });
    await device.open('/unauthorized');
    await wear(device.page, { language, theme });
    const wrong: string[] = [];
    for (const each of at) {
      const complained = device.complaints.length;
      await device.open(each.path);
      await settle(device.page);
      await each.act?.(nurse);
      const findings = await axeFindings(device.page, theme === 'dark' ? contrast : undefined);
      const grave = findings.filter((finding) => finding.grave);
      for (const finding of findings) if (!finding.grave) context.diagnostic(`${each.name}: ${finding.line}`);
      const here = [
        ...(await flaws(device, each)),
        ...grave.map(({ line }) => line),
        ...device.complaints.slice(complained),
      ];
      wrong.push(...here.map((flaw) => `${each.name} (${profile.width}, ${language}, ${theme}): ${flaw}`));
    }
    assert.deepEqual(wrong, []);
  }

  for (const one of looks) {
    test(`before signing in (${one.language}, ${one.theme})`, (context) => look(context, outside, one));
  }
  test('a session day is brought half way', async () => {
    await device.open('/unauthorized');
    await wear(device.page, { language: 'en', theme: 'light' });
    await device.open('/auth/login');
    scenes = await midSession(new Nurse({ device, say: await wordsIn('en') }), system);
    const missing = routes.filter(
      ({ path }) =>
        ![...outside, ...scenes.built, ...scenes.later].some((each) => addressOf(path).test(each.path)),
    );
    assert.deepEqual(missing, [], 'every route of the route table is visited');
  });
  test('screens of a later version say so', (context) =>
    look(context, scenes.later, looks[0] ?? lightEnglish));
  for (const one of looks) {
    test(`while signed in (${one.language}, ${one.theme})`, (context) => look(context, scenes.built, one));
  }
}

for (const profile of [phone, desktop])
  describe(`every screen at ${profile.width} px`, () => everyScreen(profile));

test('the session opens for each role that may read it', async () => {
  const system = await bringUpSystem();
  try {
    for (const name of ['anm1', 'assistant1', 'asha1']) {
      const device = new Device(system, desktop);
      const { session_id } = await dayOf(system, name);
      await device.open('/');
      await tapDemoSignIn({ device, say: await wordsIn('en') }, accountOf(name));
      await device.page.waitForURL('**/home');
      await device.open(`/session/${session_id}`);
      await device.page.getByRole('tab').first().waitFor();
      assert.deepEqual(device.complaints, [], name);
      await device.throwAway();
    }
  } finally {
    await system.end();
  }
});
