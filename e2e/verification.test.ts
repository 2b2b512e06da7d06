import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { verhoeffDigit } from '@teeka/domain/identity';
import { type SandboxDevice, startDevice } from '../apps/sandbox/src/device/server.ts';
import { sandboxOtp } from '../apps/sandbox/src/identity/authority.ts';
import { specialNumbers } from '../apps/sandbox/src/identity/people.ts';
import { accountOf } from './harness/accounts.ts';
import { dayOf, type Listed } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { labelled } from './harness/labelled.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, desktop, type Profile } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

const vaccinator = accountOf('vaccinator1');
const aadhaar = `99990000777${verhoeffDigit('99990000777')}`;
/** A port of the range on which nothing answers until the journey plugs something in. */
const devicePort = 11_117;

function verification(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('verification', { system: () => system, profile }, async ({ device, say, step }) => {
    const nurse = new Nurse({ device, say });
    const day = await dayOf(system, vaccinator.user_name);
    const withoutAadhaar = await system.books.rows<{ id: string }>(
      'select beneficiary_id::text as id from beneficiary where photo_id_type is distinct from 1 and mobile_sealed is not null',
    );
    const ids = new Set(withoutAadhaar.map(({ id }) => id));
    const [first, second, third] = day.roster.filter(({ beneficiary_id }) => ids.has(beneficiary_id));
    assert.ok(first && second && third);
    const tap = (key: WordKey) => device.page.getByRole('button', { name: say(key), exact: true }).click();
    const choose = (way: string) =>
      device.page.getByRole('button', { name: new RegExp(`^${say(`identity:way-${way}` as WordKey)}`) }).click();
    const see = (key: WordKey) => device.page.getByText(say(key)).first().waitFor();
    const open = async (who: Listed) => {
      await device.open(`/beneficiary-verification/${who.beneficiary_id}/${day.session_id}`);
      await device.page.getByRole('heading', { name: say('identity:howVerified') }).waitFor();
    };
    const enter = async (number: string) => {
      await device.page.getByLabel(say('identity:aadhaarNumber')).fill(number);
      await tap('identity:consentRead');
      await device.page.getByRole('dialog').getByText(say('identity:consent2')).waitFor();
    };
    const agree = async () => {
      await tap('identity:agreed');
      await device.page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    const enterCode = async (otp: string) => {
      await labelled(device.page, say('identity:code')).fill(otp);
      await tap('identity:checkCode');
    };
    const methodOf = async (who: Listed) =>
      (
        await system.books.one<{ verification_method: string | null }>(
          'select verification_method from session_roster where session_id = $1 and beneficiary_id = $2',
          [day.session_id, who.beneficiary_id],
        )
      ).verification_method;

    let plugged: SandboxDevice;
    await step('signs in and starts the session', async () => {
      await nurse.arrive(vaccinator);
      await nurse.openSession();
      await nurse.startSession();
      await nurse.chipSays('sync:allSent');
    });
    await step('opens the verification of somebody and sees all the ways', async () => {
      await open(first);
      await see('identity:otherWays');
    });
    await step('reads out the consent; a code that has expired needs a new one', async () => {
      await choose('aadhaar-otp');
      await enter(specialNumbers.expired);
      await agree();
      await tap('identity:sendCode');
      await enterCode(sandboxOtp);
      await see('identity:codeExpired');
    });
    await step('with the right number: a wrong code is refused, the right one tells who it is', async () => {
      await tap('identity:change');
      await enter(aadhaar);
      await agree();
      await tap('identity:sendCode');
      await enterCode('654321');
      await device.page.getByText(say('refusals:USRPRF0002')).waitFor();
      await enterCode(sandboxOtp);
      await see('identity:besideRecord');
    });
    await step('compares, reads out and verifies', async () => {
      await tap('identity:confirmVerified');
      await device.page.waitForURL('**/case-details/*/*');
      await eventually(() => methodOf(first), 'aadhaar-otp');
    });
    await step('a finger without a device: it says so, and costs no attempt', async () => {
      await open(second);
      await choose('biometric');
      await enter(aadhaar);
      await agree();
      await tap('identity:captureStart');
      await see('identity:problem-no-device');
    });
    await step('a finger that is not placed, then a good one', async () => {
      plugged = await startDevice({ port: devicePort, mode: 'no-finger' });
      system.ending.undo(plugged.close);
      await tap('identity:captureStart');
      await see('identity:problem-finger-not-placed');
      plugged.mode = 'ready';
      await tap('identity:captureAgain');
      await see('identity:besideRecord');
      await tap('identity:confirmVerified');
      await device.page.waitForURL('**/case-details/*/*');
      await eventually(() => methodOf(second), 'biometric');
    });
    await step('the device is chosen for this machine in the configuration', async () => {
      await device.open('/configurations');
      await tap('identity:deviceSearch');
      await device.page.getByRole('button', { name: /DEMO100/ }).click();
      await see('identity:testCapture');
    });
    await step(
      'it is tried out: every outcome is said, the code for whoever repairs it, and nothing of the finger stays',
      async () => {
        await tap('identity:testCapture');
        await see('identity:testGood');
        await see('identity:testThrownAway');
        const outcomes = [
          ['weak', 'identity:testWeak'],
          ['unscored', 'identity:testUnscored'],
          ['no-finger', 'identity:problem-finger-not-placed'],
          ['unregistered', 'identity:problem-not-registered'],
          ['not-ready', 'identity:problem-device-not-ready'],
          ['html', 'identity:problem-no-device'],
        ] as const;
        for (const [mode, said] of outcomes) {
          plugged.mode = mode;
          await tap('identity:testAgain');
          await see(said);
          const listed = await device.page.getByRole('button', { name: /DEMO100/ }).innerText();
          const failed = said.startsWith('identity:problem');
          assert.equal(listed.includes(say('identity:deviceReady')), !failed, `${mode}: ${listed}`);
          await device.picture(`device-${mode}-${profile.name}`);
        }
        plugged.mode = 'ready';
        await tap('identity:testAgain');
        await see('identity:testGood');
        const kept = await device.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
        assert.doesNotMatch(kept, /PidData|Skey|Hmac/);
      },
    );
    await step('where the site is: what the phone does not allow is said', async () => {
      await tap('plans:positionTake');
      await see('plans:positionDenied');
    });
    await step('once it is allowed, the position is taken at the door, and leads others there', async () => {
      const { page } = device;
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ latitude: 28.0338219, longitude: 79.1204457, accuracy: 12 });
      await tap('plans:positionTake');
      const kept = { latitude: 28.03382, longitude: 79.12045 };
      await page.getByText(say('plans:positionSaved', kept), { exact: true }).waitFor();
      const way = page.getByRole('link', { name: say('plans:directions'), exact: true });
      assert.match((await way.getAttribute('href')) ?? '', /28\.03382.+79\.12045/);
      const stored = await system.books.one('select latitude, longitude from session_site where session_site_id = $1', [
        day.session_site_id,
      ]);
      assert.deepEqual(stored, kept);
    });
    await step('what is read out is wrong: it is put right, or somebody else came', async () => {
      const link = (key: WordKey) => device.page.getByRole('main').getByRole('link', { name: say(key), exact: true });
      await open(third);
      await link('identity:correctDetails').click();
      await device.page.waitForURL(`**/edit-beneficiary/${third.beneficiary_id}`);
      await open(third);
      await link('identity:somebodyElse').click();
      await device.page.waitForURL(`**/session/${day.session_id}`);
      assert.equal(await methodOf(third), null);
    });
    await step('without network the other ways say so, and by hand it goes on', async () => {
      await open(third);
      await device.networkOff();
      await see('identity:otherWaysOffline');
      await tap('identity:knownToMe');
      await device.page.waitForURL('**/case-details/*/*');
      await device.networkOn();
      await eventually(() => methodOf(third), 'manual');
    });
    await step('the way back tells that it is done, and leads on or to the list', async () => {
      await device.page.goBack();
      await device.page.getByRole('heading', { name: say('identity:verified'), exact: true }).waitFor();
      await tap('identity:goToCase');
      await device.page.waitForURL('**/case-details/*/*');
      await device.page.goBack();
      await device.page.getByRole('heading', { name: say('identity:verified'), exact: true }).waitFor();
    });
  });
}

describe('verification', () => {
  for (const profile of dealt(desktop)) describe(profile.name, () => verification(profile));
});
