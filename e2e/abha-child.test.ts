import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { startDevice } from '../apps/sandbox/src/device/server.ts';
import { sandboxOtp } from '../apps/sandbox/src/identity/authority.ts';
import { aadhaarNo, abdmCalls, linkedOf, motherAndChild, tellAadhaar } from './harness/abha-people.ts';
import { AbhaWorker } from './harness/abha-worker.ts';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, desktop, type Profile } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');
const own = aadhaarNo(7101);
/** A port of the range on which registered devices answer. */
const devicePort = 11_116;

function child(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('an ABHA of a child', { system: () => system, profile }, async ({ device, say, step }) => {
    const nurse = new Nurse({ device, say });
    const day = await dayOf(system, vaccinator.user_name);
    const { mother, child } = await motherAndChild(system, day);
    await tellAadhaar(system, own, mother);
    let worker: AbhaWorker;

    await step('the mother does not agree to the declaration: nothing is sent, and it is said', async () => {
      await nurse.arrive(vaccinator);
      await nurse.chipSays('sync:allSent');
      worker = new AbhaWorker({ device, say });
      await device.open(`/beneficiary/${child.id}`);
      await worker.follow('abha:makeOrLink');
      await worker.tap('abha:consentRead');
      await worker.tap('abha:refuse');
      await worker.sees('abha:refusedText');
      assert.deepEqual(await abdmCalls(system), []);
    });
    await step('she thinks it over, all of it is read out; then it says that her own account comes first', async () => {
      await worker.readOut('child', 'abha:consentAgain');
      await worker.sees('abha:guardianWithout', { name: mother.name });
      assert.deepEqual(await abdmCalls(system), []);
    });
    await step(
      'weak network: that her account is not known is said, not that there is none; a wish can be kept',
      async () => {
        await device.page.route('**/getAbha', (route) => route.abort());
        await device.reload();
        await worker.sees('abha:guardianUnknown', { name: mother.name });
        await worker.main.getByRole('button', { name: say('abha:keepWish') }).waitFor();
        await device.picture(`abha-guardian-unknown-${profile.name}`);
        await device.page.unroute('**/getAbha');
        await worker.tap('app:retry');
        await worker.sees('abha:guardianWithout', { name: mother.name });
      },
    );
    await step('a mother of another area, and one under 18, are told as what they are', async () => {
      await system.books.rows(
        `update beneficiary set village_code = (select village_code from site_village
           where village_code not in (select village_code from site_village where session_site_id = $2)
           order by village_code desc limit 1)
         where beneficiary_id = $1`,
        [mother.id, day.session_site_id],
      );
      await device.reload();
      await worker.sees('abha:guardianElsewhere', { name: mother.name });
      await worker.main.getByRole('button', { name: say('abha:keepWish') }).waitFor();
      await device.picture(`abha-guardian-elsewhere-${profile.name}`);
      await system.books.rows(
        `update beneficiary m set village_code = c.village_code, dob = current_date - 6200
         from beneficiary c where m.beneficiary_id = $1 and c.beneficiary_id = $2`,
        [mother.id, child.id],
      );
      await device.reload();
      await worker.sees('refusals:ABHACC0032');
      await worker.main.getByRole('link', { name: say('abha:enterOtherGuardian') }).waitFor();
      await device.picture(`abha-guardian-minor-${profile.name}`);
      await system.books.rows('update beneficiary set dob = $2 where beneficiary_id = $1', [mother.id, mother.dob]);
      await device.reload();
      await worker.sees('abha:guardianWithout', { name: mother.name });
      assert.deepEqual(await abdmCalls(system), []);
      await worker.follow('abha:guardianMake', { name: mother.name });
      await device.page.waitForURL(`**/abha/${mother.id}`);
    });
    await step('hers is made by her finger', async () => {
      const plugged = await startDevice({ port: devicePort, mode: 'ready' });
      system.ending.undo(plugged.close);
      await worker.readOut('adult');
      await worker.tap('abha:noneYet');
      await worker.chooseWay('biometric');
      await worker.tap('identity:captureStart');
      await worker.sees('refusals:IDPROF0006');
      await worker.typeNumbers(own, mother.mobile);
      await worker.tap('identity:captureStart');
      // Where other devices answer on this machine, it is asked which.
      const choice = device.page.getByRole('button', { name: new RegExp(String(devicePort)) });
      await choice
        .or(device.page.getByText(say('abha:addressTitle')))
        .first()
        .waitFor();
      if (await choice.isVisible()) await choice.click();
      await worker.sees('abha:addressTitle');
      await device.picture(`abha-suggestions-${profile.name}`);
      await worker.takeSuggestion();
      await worker.sees('abha:made');
      await worker.tap('abha:link');
      await worker.seesCard();
      await device.picture(`abha-mother-linked-${profile.name}`);
      assert.equal(await linkedOf(system, mother.id), own.slice(-4));
    });
    const openHers = async () => {
      await worker.tap('abha:guardianCode', { name: mother.name });
      await worker.field('identity:code').waitFor();
    };
    const choose = async () => {
      await worker.bringCode(sandboxOtp);
      await worker.sees('abha:whichAccount');
      await worker.main.getByRole('button', { name: new RegExp(mother.name) }).click();
      await worker.sees('abha:guardianIsOpen', { name: mother.name });
    };
    const showPaper = async () => {
      await worker.field('abha:proof').selectOption('mcp-card');
      await device.page.getByRole('checkbox', { name: say('abha:seen') }).check();
      await worker.tap('abha:makeChild');
    };
    await step('and it goes on with the child: hers is opened with a code', async () => {
      await worker.follow('abha:childNext', { name: child.name });
      await device.page.waitForURL(`**/abha/${child.id}`);
      await worker.sees('abha:guardianOpen', { name: mother.name });
      await device.picture(`abha-guardian-${profile.name}`);
      await openHers();
    });
    await step('she goes to find her phone: the minute until another code goes on, and is not begun anew', async () => {
      const waits = async () => {
        const text = await worker.main
          .getByText(/0:\d\d/)
          .last()
          .innerText();
        return Number(/0:(\d\d)/.exec(text)?.[1]);
      };
      await eventually(async () => (await waits()) <= 57, true);
      await device.goTo('/dashboard');
      await device.goTo(`/abha/${child.id}`);
      await worker.field('identity:code').waitFor();
      assert.ok((await waits()) <= 57);
      await choose();
    });
    await step('without a paper, and without having seen the child, it is not made', async () => {
      await worker.tap('abha:makeChild');
      await worker.main.getByText(say('refusals:FLDVAL0001')).first().waitFor();
      await device.picture(`abha-proof-${profile.name}`);
      await showPaper();
      await worker.sees('abha:addressTitle');
    });
    await step(
      'the phone is shut before it is linked: the next time it is found among hers, and none is made beside it',
      async () => {
        await device.reload();
        await worker.sees('abha:cutOff');
        await openHers();
        await choose();
        await showPaper();
        await worker.sees('abha:childrenSame', { name: mother.name });
        assert.equal(await worker.main.getByRole('button', { name: say('abha:childrenNone') }).count(), 0);
        await device.picture(`abha-children-${profile.name}`);
        await worker.main.getByRole('button', { name: new RegExp(child.name) }).click();
        await worker.sees('abha:existed');
        await worker.tap('abha:link');
        await worker.sees('abha:linkedNow');
        await worker.sees('abha:cardNone');
      },
    );
    await step('it stands on the child’s page, and whose account it was made in is kept as a fact', async () => {
      await worker.follow('abha:done');
      await worker.main.getByText(/^XX-XXXX-XXXX-\d{4}$/).waitFor();
      const facts = await system.books.one(
        `select guardian_id::text, relation_proof from abha_event where beneficiary_id = $1 and what = 'linked'`,
        [child.id],
      );
      assert.deepEqual(facts, { guardian_id: mother.id, relation_proof: 'mcp-card' });
    });
    await step('on the form of the child the address is fixed, with the way to where it is unlinked', async () => {
      await worker.follow('app:editBeneficiary');
      await worker.sees('refusals:ABHACC0031');
      assert.equal(await worker.main.getByRole('textbox', { name: say('registration:abha') }).count(), 0);
      await device.picture(`abha-on-form-${profile.name}`);
      await worker.follow('registration:abhaLinkedWay');
      await device.page.waitForURL(`**/abha/${child.id}`);
      await worker.main.getByRole('button', { name: say('abha:unlink') }).waitFor();
    });
    await step('unlinked, and found again by its own address: the code goes to the mobile of the mother', async () => {
      const address = await worker.main.getByText(/@sbx$/).first().innerText();
      await worker.tap('abha:unlink');
      const dialog = device.page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('The mother asks for it to be linked anew');
      await worker.tap('abha:unlink', undefined, dialog);
      await worker.readOut('child');
      await worker.tap('abha:childHas');
      await worker.search('address', address);
      await worker.bringCode(sandboxOtp);
      await worker.sees('abha:whichAccount');
      await worker.main.getByRole('button', { name: new RegExp(child.name) }).click();
      await worker.sees('abha:existed');
      await worker.tap('abha:link');
      await worker.seesCard();
    });
  });
}

describe('an ABHA of a child', () => {
  for (const profile of dealt(desktop)) describe(profile.name, () => child(profile));
});
