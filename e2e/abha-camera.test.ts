import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { sandboxOtp } from '../apps/sandbox/src/identity/authority.ts';
import { specialNumbers } from '../apps/sandbox/src/identity/people.ts';
import { tracesOf } from '../apps/server/src/modules/abha/testing/forms-of.ts';
import { type Adult, aadhaarNo, adultsOf, linkedOf, tellAadhaar } from './harness/abha-people.ts';
import { AbhaWorker } from './harness/abha-worker.ts';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { holdCard, lookIn } from './harness/film.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { onThePhone } from './harness/on-the-phone.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');
const own = aadhaarNo(7301);
/** Not hers. */
const slip = '9123456799';
/** Whom nobody has registered yet, as her card tells. */
const hers = {
  ...{ hidn: '91-0000-7301-0019', hid: 'rukmini.7301@sbx', name: 'Rukmini Bhagat', gender: 'F', dob: '12/07/1992' },
  ...{ mobile: '9700073010', address: 'Ward 4, Rampur', distlgd: '203', statelgd: '10' },
};
/** The account that there is from the start at the stand-in. */
const existing = `91-0000-${specialNumbers.existing.slice(4, 8)}-${specialNumbers.existing.slice(8)}`;

function camera(profile: Profile): void {
  const folder = mkdtempSync(join(tmpdir(), 'teeka-film-'));
  const film = join(folder, 'camera.y4m');
  let system: System;
  before(async () => {
    holdCard(film, JSON.stringify(hers));
    system = await bringUpSystem();
  });
  after(async () => {
    await system.end();
    rmSync(folder, { recursive: true, force: true });
  });
  journey('an ABHA by the camera', { system: () => system, profile, wish: { film } }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const registrar = new Registrar(person);
    let worker: AbhaWorker;
    const day = await dayOf(system, vaccinator.user_name);
    const [first, second] = (await adultsOf(system, day, 2)) as [Adult, Adult];
    await tellAadhaar(system, own, first);
    await tellAadhaar(system, specialNumbers.existing, { ...second, mobile: '9876543210' });

    await step('without network the QR of a card fills the form of a registration', async () => {
      await nurse.arrive(vaccinator);
      worker = new AbhaWorker(person);
      await nurse.chipSays('sync:allSent');
      await device.untilKept();
      await device.networkOff();
      await device.goTo('/new-beneficiary');
      await worker.tap('abha:fillFromCard');
      await worker.sees('abha:fromCard');
      assert.equal((await registrar.field('registration:name').inputValue()).toUpperCase(), hers.name.toUpperCase());
      assert.equal(await registrar.field('registration:mobile').inputValue(), hers.mobile);
      const sex = device.page.getByRole('radio', { name: say('registration:female'), exact: true });
      assert.ok(await sex.isChecked());
      await device.picture(`abha-from-card-${profile.name}`);
    });
    await step('she is asked for the rest and registered; it is sent when the network is back', async () => {
      await registrar.field('registration:type').selectOption(say('registration:type-20'));
      const village = registrar.field('registration:village');
      await village.selectOption((await village.locator('option').nth(1).getAttribute('value')) ?? '');
      await registrar.field('registration:mobileRepeated').fill(hers.mobile);
      await registrar.next();
      await registrar.field('registration:guardianName').fill('Ramesh Bhagat');
      await registrar.finish();
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      const registered = () =>
        system.books.rows<{ dob: string; abha_address: string }>(
          'select dob::text, abha_address from beneficiary where ben_name = $1',
          [hers.name.toUpperCase()],
        );
      await eventually(registered, [{ dob: '1992-07-12', abha_address: hers.hid }]);
    });
    await step('the QR of a card fills the search: the account is found, opened with its code and linked', async () => {
      holdCard(film, JSON.stringify({ hidn: existing, hid: '', name: second.name }));
      await device.goTo(`/abha/${second.id}`);
      await worker.readOut('adult');
      await worker.tap('abha:scanCard');
      await worker.sees('abha:help-number');
      const field = worker.main.getByRole('textbox', { name: say('abha:by-number'), exact: true });
      assert.equal(await field.inputValue(), existing);
      await worker.tap('abha:search');
      await worker.bringCode(sandboxOtp);
      await worker.sees('abha:whichAccount');
      await worker.main.getByRole('button', { name: new RegExp(second.name) }).click();
      await worker.sees('abha:existed');
      await worker.tap('abha:link');
      await worker.seesCard();
      assert.equal(await linkedOf(system, second.id), existing.slice(-4));
    });
    await step('by her face: the picture is taken, looked at and compared', async () => {
      lookIn(film);
      await device.goTo(`/abha/${first.id}`);
      await worker.readOut('adult');
      await worker.tap('abha:noneYet');
      await worker.chooseWay('face');
      await worker.typeNumbers(own, slip);
      await worker.tap('identity:cameraStart');
      const seen = device.page.getByLabel(say('identity:cameraPicture'));
      await eventually(() => seen.evaluate((video) => (video as HTMLVideoElement).videoWidth > 0), true);
      await worker.tap('identity:cameraTake');
      await device.picture(`abha-face-${profile.name}`);
      await worker.tap('abha:make');
      await worker.sees('abha:mobileDiffersText', { mobile: slip });
    });
    await step('the mobile was mistyped: it is put right before a code goes to a stranger', async () => {
      await worker.field('abha:mobile').fill(first.mobile.slice(0, 9));
      await worker.tap('identity:sendCode');
      await worker.sees('refusals:FLDVAL0007');
      await worker.field('abha:mobile').fill(first.mobile);
      await worker.tap('identity:sendCode');
      await worker.bringCode(sandboxOtp);
      await worker.sees('abha:addressTitle');
      await worker.takeSuggestion();
      await worker.sees('abha:made');
      await worker.tap('abha:link');
      await worker.seesCard();
      assert.equal(await linkedOf(system, first.id), own.slice(-4));
    });
    await step('neither number, nor code, nor picture is kept on the phone', async () => {
      assert.equal(await device.page.locator('video').count(), 0);
      const secrets = [own, sandboxOtp, existing, '/9j/4AAQ'].map((value) => ({ name: value, value }));
      assert.deepEqual(tracesOf(secrets, { phone: await onThePhone(device.page) }), []);
    });
  });
}

describe('an ABHA by the camera', () => {
  for (const profile of dealt(phone)) describe(profile.name, () => camera(profile));
});
