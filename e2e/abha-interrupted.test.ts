import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import * as abha from '@teeka/contract/abha';
import { sandboxOtp } from '../apps/sandbox/src/identity/authority.ts';
import { tracesOf } from '../apps/server/src/modules/abha/testing/forms-of.ts';
import { abhaConsentOf } from '../apps/server/src/testing/abha-consent.ts';
import { type Adult, aadhaarNo, abdmCalls, adultsOf, linkedOf, serviceIs, tellAadhaar } from './harness/abha-people.ts';
import { AbhaWorker } from './harness/abha-worker.ts';
import { accountOf, signedIn } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { onThePhone } from './harness/on-the-phone.ts';
import { postTogether } from './harness/post-together.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');
const colleague = accountOf('vaccinator3');
const numbers = [aadhaarNo(7401), aadhaarNo(7402), aadhaarNo(7403)] as const;
/** Until a code can be sent again, by the server's clock: as long as that is waited for. */
const minute = 61_000;

function interrupted(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('an ABHA that is interrupted', { system: () => system, profile }, async ({ device, say, step }) => {
    const nurse = new Nurse({ device, say });
    let worker: AbhaWorker;
    await postTogether(system, { comes: colleague.user_name, to: vaccinator.user_name });
    const day = await dayOf(system, vaccinator.user_name);
    const [first, second, third] = (await adultsOf(system, day, 3)) as [Adult, Adult, Adult];
    for (const [nth, who] of [first, second, third].entries()) await tellAadhaar(system, numbers[nth] ?? '', who);
    const again = () => device.page.getByRole('button', { name: say('identity:resendCode'), exact: true });
    const begin = async (who: Adult, way: 'otp' | 'demographic') => {
      await device.goTo(`/abha/${who.id}`);
      await worker.readOut('adult');
      await worker.tap('abha:noneYet');
      await worker.chooseWay(way);
    };
    const waiting = async () =>
      (
        await system.books.rows<{ id: string }>('select beneficiary_id::text as id from abha_wish where ended is null')
      ).map(({ id }) => id);
    let sentAt = 0;

    await step('the service is silent: it is said, and nothing that was typed is lost', async () => {
      await nurse.arrive(vaccinator);
      worker = new AbhaWorker({ device, say });
      await nurse.chipSays('sync:allSent');
      await device.untilKept();
      await device.page.clock.install();
      await serviceIs(system, 'down');
      await begin(second, 'otp');
      await worker.typeNumbers(numbers[1], '9123456780');
      await worker.tap('identity:sendCode');
      await worker.sees('abha:silent');
      await device.picture(`abha-silent-${profile.name}`);
      assert.equal((await worker.field('identity:aadhaarNumber').inputValue()).replace(/\D/g, ''), numbers[1]);
      assert.equal(await worker.field('abha:mobile').inputValue(), '9123456780');
      assert.deepEqual(await abdmCalls(system), []);
    });
    await step('the wish is kept with its consent, and it waits', async () => {
      await worker.tap('abha:keepWish');
      await eventually(waiting, [second.id]);
      await serviceIs(system, 'good');
    });
    await step('a code is sent; the next one only after a minute, which is counted', async () => {
      await begin(first, 'otp');
      await worker.typeNumbers(numbers[0], first.mobile);
      await worker.tap('identity:sendCode');
      await worker.field('identity:code').waitFor();
      sentAt = Date.now();
      assert.ok(await again().isDisabled());
      await device.picture(`abha-code-timer-${profile.name}`);
    });
    await step('on a phone whose clock runs ahead it is the server’s minute that counts', async () => {
      await device.page.clock.fastForward(minute);
      await again().click();
      await worker.sees('refusals:ABHACC0014');
    });
    await step('when that is over the code is sent once more', async () => {
      await pause(Math.max(0, sentAt + minute - Date.now()));
      await again().click();
      await eventually(() => again().isDisabled(), true);
      const codes = await system.books.rows('select from abha_code where beneficiary_id = $1', [first.id]);
      assert.equal(codes.length, 2);
    });
    await step('the network goes between the steps: it is said, and it goes on where it stood', async () => {
      await device.networkOff();
      await worker.sees('abha:offline');
      await device.networkOn();
      await worker.field('identity:code').waitFor();
    });
    await step('she goes to the next person, whom a colleague is linking at the same moment', async () => {
      await begin(third, 'demographic');
      await worker.typeNumbers(numbers[2], third.mobile);
      await worker.tap('abha:make');
      await worker.sees('abha:addressTitle');
      await worker.takeSuggestion();
      await worker.sees('abha:made');
      const other = await signedIn(system, colleague);
      const { id: beneficiary_id, name, dob } = third;
      const open = await other.ask(abha.enrolAbhaDirectly, {
        ...{ beneficiary_id, consent: abhaConsentOf(), wish_id: null, aadhaar_number: numbers[2] },
        ...{ mobile_number: third.mobile, proof: { by: 'demographic', name, dob, gender: 2 } },
      });
      assert.equal(open.is_new, false, 'the account that she made is found, not a second one');
      await other.ask(abha.linkAbha, { beneficiary_id, ticket: open.ticket });
    });
    await step('hers is refused plainly, and the page of the person has the one account', async () => {
      await worker.tap('abha:link');
      await worker.sees('refusals:ABHACC0005');
      await device.picture(`abha-two-workers-${profile.name}`);
      await worker.tap('abha:showLinked');
      await worker.main.getByText(`XX-XXXX-XXXX-${numbers[2].slice(-4)}`).waitFor();
      await device.goTo(`/beneficiary/${third.id}`);
      await worker.main.getByText(`XX-XXXX-XXXX-${numbers[2].slice(-4)}`).waitFor();
      const links = await system.books.rows(`select from abha_event where beneficiary_id = $1 and what = 'linked'`, [
        third.id,
      ]);
      assert.equal(links.length, 1);
    });
    await step('back at the first: the code is still awaited, and makes the account', async () => {
      await device.goTo(`/abha/${first.id}`);
      await worker.field('identity:code').waitFor();
      await worker.bringCode(sandboxOtp);
      await worker.sees('abha:addressTitle');
      await worker.takeSuggestion();
      await worker.tap('abha:link');
      await worker.seesCard();
      assert.equal(await linkedOf(system, first.id), numbers[0].slice(-4));
    });
    await step('the app is closed in the middle: it says so, and the consent still stands', async () => {
      await device.goTo(`/abha/${second.id}`);
      await worker.tap('abha:noneYet');
      await worker.chooseWay('otp');
      await worker.typeNumbers(numbers[1], second.mobile);
      await worker.tap('identity:sendCode');
      await worker.field('identity:code').waitFor();
      await device.reload();
      await worker.sees('abha:cutOff');
      await device.picture(`abha-cut-off-${profile.name}`);
    });
    await step('begun anew, the wish of before is fulfilled', async () => {
      await worker.tap('abha:noneYet');
      await worker.chooseWay('demographic');
      await worker.typeNumbers(numbers[1], second.mobile);
      await worker.tap('abha:make');
      await worker.sees('abha:addressTitle');
      await worker.takeSuggestion();
      await worker.tap('abha:link');
      await worker.seesCard();
      assert.equal(await linkedOf(system, second.id), numbers[1].slice(-4));
      await eventually(waiting, []);
    });
    await step('of all that was typed neither number nor code is kept on the phone', async () => {
      const secrets = [...numbers, sandboxOtp].map((value) => ({ name: value, value }));
      assert.deepEqual(tracesOf(secrets, { phone: await onThePhone(device.page) }), []);
    });
  });
}

describe('an ABHA that is interrupted', () => {
  for (const profile of dealt(phone)) describe(profile.name, () => interrupted(profile));
});
