import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { type Adult, aadhaarNo, abdmCalls, adultsOf, linkedOf, tellAadhaar } from './harness/abha-people.ts';
import { AbhaWorker } from './harness/abha-worker.ts';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');
const own = aadhaarNo(7203);

function wish(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('a wish for an ABHA', { system: () => system, profile }, async ({ device, say, step }) => {
    const nurse = new Nurse({ device, say });
    const day = await dayOf(system, vaccinator.user_name);
    const [first, second] = (await adultsOf(system, day, 2)) as [Adult, Adult];
    await tellAadhaar(system, own, first);
    let worker: AbhaWorker;
    const wishes = () =>
      system.books.rows<{ id: string; ended: string | null }>(
        'select beneficiary_id::text as id, ended from abha_wish order by captured_at',
      );
    const keep = async (who: Adult) => {
      await device.goTo(`/beneficiary/${who.id}`);
      await worker.follow('abha:makeOrLink');
      await worker.readOut('adult');
      await worker.sees('abha:offline');
      await worker.tap('abha:keepWish');
      await worker.sees('app:statusSavedHere');
    };

    await step('the network is gone: consent and wish are kept, and it is said plainly', async () => {
      await nurse.arrive(vaccinator);
      await nurse.chipSays('sync:allSent');
      worker = new AbhaWorker({ device, say });
      // Once with network, so that its files are here.
      await device.goTo(`/abha/${first.id}`);
      await worker.sees('abha:consentHead');
      await device.untilKept();
      await device.networkOff();
      await keep(first);
      await device.picture(`abha-wish-${profile.name}`);
      await keep(second);
    });
    await step('both stand on the list of wishes of this phone', async () => {
      await device.goTo('/abha-wishes');
      await worker.sees('abha:wishesOffline');
      for (const { name } of [first, second]) await worker.main.getByText(name, { exact: true }).first().waitFor();
      await device.picture(`abha-wishes-${profile.name}`);
      assert.deepEqual(await wishes(), []);
    });
    await step('one thinks it over: her wish is taken back before it was ever sent', async () => {
      await device.goTo(`/abha/${second.id}`);
      await worker.tap('abha:dropWish');
      await worker.tap('abha:dropWish', undefined, device.page.getByRole('dialog'));
      await device.goTo('/abha-wishes');
      await worker.main.getByText(first.name, { exact: true }).first().waitFor();
      assert.equal(await worker.main.getByText(second.name, { exact: true }).count(), 0);
    });
    await step('the network is back: the wishes are sent, and nothing is asked of the account service', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      assert.deepEqual(
        (await wishes()).map(({ id, ended }) => [id, ended]),
        [
          [first.id, null],
          [second.id, 'dropped'],
        ],
      );
      assert.deepEqual(await abdmCalls(system), []);
    });
    await step('the day after it is fulfilled from the list, with the consent that was kept', async () => {
      await system.books.rows(
        `update abha_wish set captured_at = captured_at - interval '1 day', waits_since = waits_since - interval '1 day'
         where ended is null`,
      );
      await device.open('/abha-wishes');
      await worker.main.getByText(first.name, { exact: true }).first().click();
      await device.page.waitForURL(`**/abha/${first.id}`);
      await worker.sees('abha:haveOne');
      await worker.tap('abha:noneYet');
      await worker.chooseWay('demographic');
      await worker.typeNumbers(own, first.mobile);
      await worker.tap('abha:make');
      await worker.sees('abha:addressTitle');
      await worker.takeSuggestion();
      await worker.tap('abha:link');
      await worker.seesCard();
      assert.equal(await linkedOf(system, first.id), own.slice(-4));
      await eventually(async () => (await wishes()).map(({ ended }) => ended).sort(), ['dropped', 'linked']);
    });
    await step('the list is empty', async () => {
      await device.goTo('/abha-wishes');
      await worker.sees('abha:wishesNone');
    });
  });
}

describe('a wish for an ABHA', () => {
  for (const profile of dealt(phone)) describe(profile.name, () => wish(profile));
});
