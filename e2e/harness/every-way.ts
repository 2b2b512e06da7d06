import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { UserLevel } from '@teeka/contract/roles';
import { startSession } from '@teeka/contract/sessions';
import { type Browser, chromium } from 'playwright-core';
import { admit } from '../../apps/web/src/app/routing/access.ts';
import { routes } from '../../apps/web/src/app/routing/routes.ts';
import { browserFlags } from '../../tools/browser/browser-flags.ts';
import { findChromium } from '../../tools/browser/find-chromium.ts';
import { accountOf, signedIn } from './accounts.ts';
import { dayOf } from './day.ts';
import type { Device } from './device.ts';
import { signIn } from './hands.ts';
import { dealt, desktop, type Profile, phone } from './profiles.ts';
import { bringUpSystem, type System } from './system.ts';
import { Walker } from './walker.ts';
import { wordsIn } from './words.ts';

/** One demo user of each role, and of the role that has two kinds of work both, with the device they mostly have in hand. */
const users: Readonly<Record<string, Profile>> = {
  vaccinator1: phone,
  vaccinator2: desktop,
  anm1: phone,
  assistant1: phone,
  verifier1: desktop,
  asha1: phone,
  supervisor1: phone,
  district1: desktop,
  siteadmin1: desktop,
};

const ofBites = 'a clinic for bites has it; those who treat bites find it';
const withinAct = 'within an act that its own journeys do';
const otherAddress = 'the same screen stands under an address of the specification';

/** Screens without a link that can be tapped from rest, and why; a new screen is not among them. */
const otherwise: Readonly<Record<string, readonly [why: string, who?: readonly string[]]>> = {
  home: ['the first page is the dashboard', ['vaccinator', 'anm', 'assistant', 'verifier', 'asha']],
  'beneficiary-verification/$benID/$sessID': ['leads on to its first step'],
  'case-details/$benID/$sessionID': [withinAct],
  'case-details/$benID/$sessionID/beneficiary-vaccination-details': [withinAct],
  'case-details/$benID/$sessionID/beneficiary-vaccination-summary': [withinAct],
  'case-details/$benID/$sessionID/beneficiary-vaccination-success': [withinAct],
  'case-details/$benID/$sessionID/referral': [withinAct],
  'pregnancy/$benID/outcome': ['from the page of a pregnancy: twins.test.ts'],
  'pregnancy/$benID/child/$childID': ['from the page of a pregnancy: child-registered-later.test.ts'],
  'pregnancy/$benID/postnatal': ['from the page of a pregnancy, in the weeks after a delivery'],
  'session/$sessionID/utilisation': ['as soon as a dose was given: utilisation.test.ts'],
  'new-beneficiary/session/$sessionID': ['under a search that found nobody: registration.test.ts'],
  'people/$benID': ['from a search, and from the list of whom she verified', ['verifier']],
  'pregnancy/$benID/visit': ['from the page of a pregnancy: antenatal-visit.test.ts'],
  'session-plans/$planID': ['from the sheet of a plan: planning.test.ts'],
  'workers/$workerID': ['from the sheet of a worker: new-asha.test.ts'],
  'workers/$workerID/villages': ['from the sheet of an ASHA: new-asha.test.ts'],
  'workers/$workerID/villages/$villageID': ['from a village of an ASHA: households.test.ts'],
  'workers/$workerID/audit': ['from the sheet of a worker: who-looked.test.ts'],
  'session-plans/history': [otherAddress, ['vaccinator']],
  'session-plans/history/$sessionID': [otherAddress, ['vaccinator']],
  'session-history': [otherAddress, []],
  'pregnancy/$benID': ['from the page of a woman: pregnancy-registered.test.ts'],
  'pregnancy/$benID/register': ['from the page of a woman: pregnancy-registered.test.ts'],
  'rabies-recall': [ofBites, ['vaccinator1', 'anm']],
  'notifiable-bites': [ofBites, ['vaccinator1']],
};

/** What stands beside its list where the window is wide, and has a page of its own on narrower ones. */
const beside: readonly string[] = ['session-history/$sessionID', 'aefi/report/$benID/$reportID'];

const isOtherwise = (path: string, userName: string): boolean => {
  const found = otherwise[path];
  return found !== undefined && (found[1] ?? ['']).some((who) => userName.startsWith(who));
};

async function newContext(browser: Browser, { width, height, touch, language }: Profile) {
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: touch,
    hasTouch: touch,
    locale: `${language}-IN`,
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    // Nobody walks without network here: see `opensOffline` of a device.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(60_000);
  return context;
}

/** Those to whom this device falls; `npm test -- --everywhere` lets all walk on both. */
const walkersOn = (profile: Profile) =>
  Object.keys(users).filter((name) => dealt(users[name] ?? phone).includes(profile));

/** Each role walks, on this screen and in its language, from the first screen by visible links alone to all it may open. */
export function everyWay(profile: Profile): void {
  describe('from the first screen by visible links alone', { concurrency: 2 }, () => {
    let system: System;
    let browser: Browser;
    before(async () => {
      system = await bringUpSystem();
      const { executablePath, args, env } = await findChromium();
      browser = await chromium.launch({
        executablePath,
        args: [...new Set([...browserFlags, ...args])],
        env: { ...process.env, ...env } as Record<string, string>,
      });
      for (const starter of [accountOf('vaccinator1'), accountOf('vaccinator2')]) {
        const { session_id } = await dayOf(system, starter.user_name);
        const started = { session_id, captured_at: new Date().toISOString() };
        await (await signedIn(system, starter)).ask(startSession, started);
      }
    });
    after(async () => {
      await browser.close();
      await system.end();
    });
    for (const userName of walkersOn(profile))
      test(`${userName} finds every screen, and no closed door (${profile.name})`, async () => {
        const account = accountOf(userName);
        const [post] = await system.books.rows<{ user_level: UserLevel }>(
          'select user_level from app_user where user_name = $1',
          [userName],
        );
        const user = { role: account.role, vacc_type: userName === 'vaccinator2' ? 2 : 1, ...post } as Parameters<
          typeof admit
        >[1]['user'];
        assert.ok(user);
        const context = await newContext(browser, profile);
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
        const say = await wordsIn(profile.language, profile);
        const open = (path = '/') => page.goto(system.address + path);
        try {
          await signIn({ device: { page, profile, open } as unknown as Device, say }, account);
          await page.getByRole('button', { name: say('app:menu'), exact: true }).waitFor();
          const opens = routes.filter(
            ({ path, access }) =>
              access.who !== 'out' &&
              access.who !== 'open' &&
              admit(access, { user }) === 'admitted' &&
              !isOtherwise(path, userName) &&
              !(profile.width >= desktop.width && beside.includes(path)),
          );
          const walk = async () => {
            const walker = new Walker(page, user, say);
            await walker.walk();
            return opens.map(({ path }) => path).filter((path) => !walker.seen.has(path));
          };
          let missing = await walk();
          if (missing.length > 0) {
            // What comes late on a slow machine is looked for once more; what has no link is found neither time.
            const second = await open().then(walk);
            missing = missing.filter((path) => second.includes(path));
          }
          assert.deepEqual(missing, [], 'screens that nothing leads to');
          assert.deepEqual(complaints, []);
        } catch (error) {
          await page.screenshot({ path: `.pictures/failed-way-${userName}-${profile.width}.png` });
          throw error;
        } finally {
          await context.close();
        }
      });
  });
}
