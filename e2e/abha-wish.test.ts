import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import * as abha from '@teeka/contract/abha';
import { type Adult, aadhaarNo, abdmCalls, adultsOf, linkedOf, tellAadhaar } from './harness/abha-people.ts';
import { AbhaWorker } from './harness/abha-worker.ts';
import { accountOf, signedIn } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');
const own = aadhaarNo(7203);
const ofThird = aadhaarNo(7204);
const ofSecond = aadhaarNo(7205);

/** A colleague at another desk makes and links the account of somebody by the wish that is on record. */
async function linkByWish(system: System, { who, aadhaar }: { readonly who: Adult; readonly aadhaar: string }) {
  const colleague = await signedIn(system, accountOf('anm1'));
  const about = { beneficiary_id: who.id };
  const { wish } = await colleague.ask(abha.getAbha, about);
  const made = await colleague.ask(abha.enrolAbhaDirectly, {
    ...{ ...about, consent: null, wish_id: wish?.wish_id ?? '', aadhaar_number: aadhaar, mobile_number: who.mobile },
    proof: { by: 'demographic', name: who.name, dob: who.dob, gender: 2 },
  });
  const { addresses } = await colleague.ask(abha.getAbhaSuggestions, { ...about, ticket: made.ticket });
  const address = { ...about, ticket: made.ticket, abha_address: addresses[0] ?? '' };
  const { ticket } = await colleague.ask(abha.chooseAbhaAddress, address);
  await colleague.ask(abha.linkAbha, { ...about, ticket });
}

function wish(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('a wish for an ABHA', { system: () => system, profile }, async ({ device, say, step }) => {
    const nurse = new Nurse({ device, say });
    const day = await dayOf(system, vaccinator.user_name);
    const [first, second, third] = (await adultsOf(system, day, 3)) as [Adult, Adult, Adult];
    await tellAadhaar(system, own, first);
    await tellAadhaar(system, ofThird, third);
    await tellAadhaar(system, ofSecond, second);
    let worker: AbhaWorker;
    const wishes = () =>
      system.books.rows<{ id: string; ended: string | null }>(
        'select beneficiary_id::text as id, ended from abha_wish order by captured_at',
      );
    const eventsOf = async ({ id }: Adult) =>
      (
        await system.books.rows<{ what: string }>(
          'select what from abha_event where beneficiary_id = $1 order by at, recorded_at, event_id',
          [id],
        )
      ).map(({ what }) => what);
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
      await keep(third);
    });
    await step('they stand on the list of wishes of this phone', async () => {
      await device.goTo('/abha-wishes');
      await worker.sees('abha:wishesOffline');
      for (const { name } of [first, second, third])
        await worker.main.getByText(name, { exact: true }).first().waitFor();
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
          [third.id, null],
        ],
      );
      assert.deepEqual(await abdmCalls(system), []);
    });
    await step(
      'a wish is taken back without network, and a colleague links the account before that is sent: it is told',
      async () => {
        await device.goTo(`/beneficiary/${third.id}`);
        await worker.sees('abha:dropWish');
        await device.untilKept();
        await device.networkOff();
        await worker.tap('abha:dropWish');
        await worker.tap('abha:dropWish', undefined, device.page.getByRole('dialog'));
        await device.page.getByRole('dialog').waitFor({ state: 'detached' });
        await linkByWish(system, { who: third, aadhaar: ofThird });
        await device.networkOn();
        await nurse.chipSays('sync:needsYou', 1);
        await nurse.openRecords();
        await worker.sees('refusals:ABHACC0017');
        await device.picture(`abha-linked-meanwhile-${profile.name}`);
        await device.page.keyboard.press('Escape');
        assert.equal(await linkedOf(system, third.id), ofThird.slice(-4));
      },
    );
    await step('it is unlinked, as she wishes; sent again, the withdrawal is on record already', async () => {
      await device.goTo(`/abha/${third.id}`);
      await worker.tap('abha:unlink');
      const dialog = device.page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('She had taken the wish back before');
      await worker.tap('abha:unlink', undefined, dialog);
      await dialog.waitFor({ state: 'detached' });
      await nurse.openRecords();
      await worker.tap('sync:retry', undefined, device.page.getByRole('dialog'));
      await device.page.keyboard.press('Escape');
      await nurse.chipSays('sync:allSent');
      assert.equal(await linkedOf(system, third.id), null);
      assert.deepEqual(await eventsOf(third), ['consent', 'wish', 'wish-dropped', 'linked', 'unlinked']);
    });
    await step(
      'who had taken her wish back agrees anew; in the middle of the attempt it is left and gone on with',
      async () => {
        await device.goTo(`/abha/${second.id}`);
        await worker.readOut('adult');
        await worker.tap('abha:noneYet');
        await worker.chooseWay('demographic');
        await worker.typeNumbers(ofSecond, second.mobile);
        await worker.tap('abha:make');
        await worker.sees('abha:addressTitle');
        await worker.tap('abha:leave');
        await worker.sees('abha:leaveTitle');
        await device.picture(`abha-leave-${profile.name}`);
        await worker.tap('abha:leaveLater');
        await device.page.waitForURL(`**/beneficiary/${second.id}`);
        await device.goTo(`/abha/${second.id}`);
        await worker.sees('abha:addressTitle');
      },
    );
    await step(
      'she does not wish it any more: consent is withdrawn, nothing is linked, and it would be read out anew',
      async () => {
        await worker.tap('abha:leave');
        await worker.tap('abha:withdraw', undefined, device.page.getByRole('dialog'));
        await device.page.waitForURL(`**/beneficiary/${second.id}`);
        await nurse.chipSays('sync:allSent');
        assert.deepEqual(await eventsOf(second), ['consent', 'wish', 'wish-dropped', 'consent', 'withdrawn']);
        assert.equal(await linkedOf(system, second.id), null);
        await device.goTo(`/abha/${second.id}`);
        await worker.sees('abha:consentHead');
      },
    );
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
      await eventually(async () => (await wishes()).map(({ ended }) => ended).sort(), ['dropped', 'linked', 'linked']);
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
