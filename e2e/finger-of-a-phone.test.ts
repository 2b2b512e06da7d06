import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { devicePorts } from '@teeka/domain/device';
import { verhoeffDigit } from '@teeka/domain/identity';
import { startDevice } from '../apps/sandbox/src/device/server.ts';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { pairPhone } from './harness/pair-phone.ts';
import { desktop, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { type WordKey, wordsIn } from './harness/words.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());

/** Where the phone looks for a device; its own is led there, so that no other journey on this machine meets it. */
const devices = /^http:\/\/127\.0\.0\.1:111[012]\d\//;
const vaccinator = accountOf('vaccinator1');
const body = '99990000888';
const aadhaar = body + verhoeffDigit(body);

journey(
  'a phone lends its fingerprint device to a desk',
  { system: () => running, profile: desktop },
  async (person) => {
    const { device, say, step } = person;
    const hindi = await wordsIn(phone.language, phone);
    const hers = new Device(running, phone);
    const [desk, nurse] = [new Nurse({ device, say }), new Nurse({ device: hers, say: hindi })];
    const button = (of: Nurse, key: WordKey) => of.page.getByRole('button', { name: of.say(key), exact: true });
    const see = (of: Nurse, key: WordKey) => of.page.getByText(of.say(key), { exact: true }).first().waitFor();
    const day = await dayOf(running, vaccinator.user_name);
    const withoutAadhaar = await running.books.rows<{ id: string }>(
      'select beneficiary_id::text as id from beneficiary where photo_id_type is distinct from 1 and mobile_sealed is not null',
    );
    const who = day.roster.find(({ beneficiary_id }) => withoutAadhaar.some(({ id }) => id === beneficiary_id));
    assert.ok(who);
    const scanner = await startDevice({ port: 0, mode: 'no-finger' });
    running.ending.undo(scanner.close);
    const take = () => nurse.page.getByRole('button', { name: hindi('pairing:fingerFor', { name: '' }).trim() });
    const waiting = () => desk.page.getByRole('dialog').getByText(say('pairing:waitFinger'));
    const kept = (of: Nurse) => of.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

    await step('both sign in, and the phone is paired', async () => {
      await desk.arrive(vaccinator);
      await desk.openSession();
      await desk.startSession();
      await nurse.arrive(accountOf('anm1'));
      await pairPhone(desk, nurse);
    });
    await step('the desk waits for a finger only with number and consent', async () => {
      await device.open(`/beneficiary-verification/${who.beneficiary_id}/${day.session_id}`);
      await desk.page.getByRole('button', { name: new RegExp(`^${say('identity:way-biometric')}`) }).click();
      await button(desk, 'pairing:fromPhone').click();
      await see(desk, 'refusals:IDPROF0006');
      assert.equal(await desk.page.getByRole('dialog').count(), 0);
      await desk.page.getByLabel(say('identity:aadhaarNumber')).fill(aadhaar);
      await button(desk, 'identity:consentRead').click();
      await button(desk, 'identity:agreed').click();
      await desk.page.getByRole('dialog').waitFor({ state: 'detached' });
      await button(desk, 'pairing:fromPhone').click();
      await waiting().waitFor();
      await take().waitFor();
      await device.picture('finger-desk-waits');
    });
    await step('a phone without a device says so', async () => {
      await nurse.page.route(devices, (route) => route.abort());
      await take().click();
      await see(nurse, 'identity:problem-no-device');
      await hers.picture('finger-phone-no-device');
    });
    await step('it is plugged in; no finger, then a faint one, and the desk waits on', async () => {
      await nurse.page.route(devices, async (route) => {
        const url = new URL(route.request().url());
        if (Number(url.port) !== devicePorts[7]) return route.abort();
        url.port = String(scanner.port);
        await route.fulfill({ response: await route.fetch({ url: url.href }) });
      });
      await take().click();
      await see(nurse, 'identity:problem-finger-not-placed');
      scanner.mode = 'weak';
      await take().click();
      await see(nurse, 'identity:problem-weak');
      await hers.picture('finger-phone-weak');
      await waiting().waitFor();
    });
    await step('a good one goes to the desk, which asks the authority with it', async () => {
      scanner.mode = 'ready';
      const sent = nurse.page.waitForResponse((one) => one.url().endsWith('/sendFinger'));
      const answered = desk.page.waitForResponse((one) => one.url().endsWith('/verifyBiometrics'));
      await take().click();
      assert.ok((await sent).ok());
      assert.ok((await answered).ok());
      assert.doesNotMatch((await sent).request().postData() ?? '', /PidData/);
      await see(desk, 'identity:besideRecord');
      await take().waitFor({ state: 'detached' });
      await see(nurse, 'pairing:nothingAwaited');
    });
    await step('the person is verified by it, and nothing of the finger is left anywhere', async () => {
      await button(desk, 'identity:confirmVerified').click();
      await desk.page.waitForURL('**/case-details/*/*');
      const method = () =>
        running.books.one<{ verification_method: string | null }>(
          'select verification_method from session_roster where session_id = $1 and beneficiary_id = $2',
          [day.session_id, who.beneficiary_id],
        );
      await eventually(async () => (await method()).verification_method, 'biometric');
      const left = () =>
        running.books.one<{ n: number }>('select count(*)::int as n from pairing where capture_sealed is not null');
      await eventually(async () => (await left()).n, 0);
      for (const one of [desk, nurse]) assert.doesNotMatch(await kept(one), /PidData|Skey|Hmac/);
    });
    await hers.close();
  },
);
