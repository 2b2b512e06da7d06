import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { sandboxOtp } from '../apps/sandbox/src/identity/authority.ts';
import { specialNumbers } from '../apps/sandbox/src/identity/people.ts';
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
const own = aadhaarNo(7001);
/** The number that the account is to have; another one is linked with the Aadhaar. */
const newMobile = '9123456780';

function adult(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('an ABHA of an adult', { system: () => system, profile }, async ({ device, say, step }) => {
    const nurse = new Nurse({ device, say });
    const day = await dayOf(system, vaccinator.user_name);
    const [first, second] = (await adultsOf(system, day, 2)) as [Adult, Adult];
    await tellAadhaar(system, own, { ...first, mobile: first.mobile });
    await tellAadhaar(system, specialNumbers.existing, { ...second, mobile: '9876543210' });
    let worker: AbhaWorker;
    const open = async (who: Adult) => {
      await device.open(`/beneficiary/${who.id}`);
      await worker.follow('abha:makeOrLink');
      await device.page.waitForURL(`**/abha/${who.id}`);
    };

    await step('from the page of the person; a point that is not agreed to is said', async () => {
      await nurse.arrive(vaccinator);
      await nurse.chipSays('sync:allSent');
      worker = new AbhaWorker({ device, say });
      await open(first);
      await worker.tap('abha:consentRead');
      await worker.tap('abha:agree');
      await worker.sees('refusals:ABHACC0001');
    });
    await step(
      'she does not agree: nothing is sent to the service, only that she did not is kept, and it is said',
      async () => {
        await worker.tap('abha:refuse');
        await worker.sees('abha:refusedText');
        assert.deepEqual(await abdmCalls(system), []);
        const kept = () => system.books.rows('select what from abha_event where beneficiary_id = $1', [first.id]);
        await eventually(kept, [{ what: 'refused' }]);
        await device.picture(`abha-refused-${profile.name}`);
      },
    );
    await step('she thinks it over: every point is read out; no account is found by her mobile', async () => {
      await worker.tap('abha:consentAgain');
      await device.page.getByRole('dialog').waitFor();
      await device.page.keyboard.press('Escape');
      await device.reload();
      await worker.readOut('adult');
      await device.picture(`abha-search-${profile.name}`);
      await worker.search('mobile', first.mobile);
      await worker.sees('refusals:ABHACC0010');
    });
    await step('a new one: with an Aadhaar whose code has expired, it needs a new one', async () => {
      await worker.tap('abha:noneYet');
      await device.picture(`abha-ways-${profile.name}`);
      await worker.chooseWay('otp');
      await worker.typeNumbers(specialNumbers.expired, newMobile);
      await worker.tap('identity:sendCode');
      await worker.bringCode(sandboxOtp);
      await worker.sees('identity:codeExpired');
      await worker.tap('abha:otherNumber');
    });
    await step('with her own: a wrong code is refused, the right one goes on; the number is another one', async () => {
      await worker.chooseWay('otp');
      await worker.typeNumbers(own, newMobile);
      await worker.tap('identity:sendCode');
      await worker.bringCode('654321');
      await worker.sees('refusals:USRPRF0002');
      await device.picture(`abha-code-${profile.name}`);
      await worker.bringCode(sandboxOtp);
      await worker.sees('abha:mobileDiffersText', { mobile: newMobile });
    });
    await step('she goes to look for her phone and comes back: it goes on where it stood', async () => {
      await device.goTo('/dashboard');
      await device.goTo(`/abha/${first.id}`);
      await worker.tap('identity:sendCode');
      await worker.bringCode(sandboxOtp);
      await worker.sees('abha:addressTitle');
    });
    await step('an own address is judged as it is typed; one that is taken is refused', async () => {
      await worker.field('abha:own').fill('sita');
      await worker.sees('refusals:IDPROF0020');
      await worker.field('abha:own').fill('taken.devi95');
      await worker.sees('abha:ownFits', { address: 'taken.devi95@sbx' });
      await worker.tap('abha:takeAddress');
      await worker.sees('refusals:ABHACC0007');
      await device.picture(`abha-address-${profile.name}`);
      await worker.takeSuggestion();
    });
    await step('the number of the account is taken into the record, once it was read out', async () => {
      await worker.sees('abha:compareHelp');
      const take = say('abha:takeOver', { field: say('abha:mobileOnRecord') });
      await device.page.getByRole('checkbox', { name: take }).check();
      await worker.tap('abha:takeAndLink');
      await worker.sees('refusals:BENDET0003');
      await device.picture(`abha-beside-${profile.name}`);
      await device.page.getByRole('checkbox', { name: say('abha:readOut') }).check();
      await worker.tap('abha:takeAndLink');
      await worker.seesCard();
      await device.picture(`abha-card-${profile.name}`);
      assert.equal(await linkedOf(system, first.id), own.slice(-4));
    });
    await step('the page of the person has it, masked; the card is gone with its page', async () => {
      await worker.follow('abha:done');
      await worker.main.getByText(`XX-XXXX-XXXX-${own.slice(-4)}`).waitFor();
      const kept = await device.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      assert.doesNotMatch(kept, new RegExp(own));
      await device.goTo(`/abha/${first.id}`);
      await worker.main.getByText(`XX-XXXX-XXXX-${own.slice(-4)}`).waitFor();
      assert.equal(await device.page.getByRole('img', { name: say('abha:cardPicture') }).count(), 0);
    });
    await step('who has an account already is made no second one: found by its mobile, chosen, linked', async () => {
      await open(second);
      await worker.readOut('adult');
      await worker.tap('abha:noneYet');
      await worker.chooseWay('otp');
      await worker.typeNumbers(specialNumbers.existing, second.mobile);
      await worker.tap('identity:sendCode');
      await worker.field('identity:code').waitFor();
      await worker.tap('abha:otherNumber');
      await worker.tap('abha:lookInstead');
      await worker.search('mobile', '9876543210');
      await worker.bringCode(sandboxOtp);
      await worker.sees('abha:whichAccount');
      await worker.main.getByRole('button', { name: new RegExp(second.name) }).click();
      await worker.sees('abha:existed');
      await worker.tap('abha:link');
      await worker.seesCard();
      assert.equal(await linkedOf(system, second.id), specialNumbers.existing.slice(-4));
    });
    await step('it is unlinked with a reason; the account stays', async () => {
      await worker.follow('abha:done');
      await worker.tap('abha:unlink');
      const dialog = device.page.getByRole('dialog');
      await worker.tap('abha:unlink', undefined, dialog);
      await dialog.getByText(say('refusals:FLDVAL0001')).waitFor();
      await dialog.getByRole('textbox').fill('The account is of another person');
      await worker.tap('abha:unlink', undefined, dialog);
      await worker.sees('abha:none');
      await eventually(() => linkedOf(system, second.id), null);
    });
  });
}

describe('an ABHA of an adult', () => {
  for (const profile of dealt(phone)) describe(profile.name, () => adult(profile));
});
