import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, desktop, type Profile } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');
const indiaToday = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();

function takingBack(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('what was wrong is taken back', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const registrar = new Registrar(person);
    const { roster } = await dayOf(system, vaccinator.user_name);
    const [child, other] = roster
      .filter(({ ben_name }) => roster.filter((one) => one.ben_name === ben_name).length === 1)
      .sort((one, two) => two.dob.localeCompare(one.dob));
    assert.ok(child && other);
    const onRecord = async ({ beneficiary_id }: typeof child) => {
      const { died, photo } = await system.books.one<{ died: boolean; photo: boolean }>(
        `select deceased_on is not null as died, photo_key is not null as photo from beneficiary
         where beneficiary_id = $1`,
        [beneficiary_id],
      );
      return [died && 'died', photo && 'photo'].filter(Boolean).join(' ');
    };
    const declare = ({ ben_name: name }: typeof child) => registrar.declareDeath(name, indiaToday());
    /** Whoever may takes it back, with a reason. */
    const takeBack = async (own: Device, { ben_name: name }: typeof child) => {
      const by = new Registrar({ device: own, say });
      await by.tap('beneficiaries:deathWithdraw');
      const sheet = own.page.getByRole('dialog', { name: say('beneficiaries:deathWithdrawTitle', { name }) });
      await by.tap('beneficiaries:deathWithdrawConfirm', sheet);
      await sheet.getByText(say('refusals:FLDVAL0001')).waitFor();
      await sheet
        .getByRole('textbox', { name: say('beneficiaries:deathWithdrawReason') })
        .fill('Another child of the house');
      await by.tap('beneficiaries:deathWithdrawConfirm', sheet);
      await own.page
        .getByRole('button', { name: say('beneficiaries:deathWithdraw'), exact: true })
        .waitFor({ state: 'detached' });
    };

    await step('without network a death is declared of the wrong child, and taken back there', async () => {
      await nurse.arrive(vaccinator);
      await device.open(`/beneficiary/${child.beneficiary_id}`);
      await device.page.getByRole('heading', { name: child.ben_name }).waitFor();
      await device.networkOff();
      await declare(child);
      await nurse.chipSays('sync:offlineWaiting', 1);
      await takeBack(device, child);
      await nurse.chipSays('sync:offlineWaiting', 1);
    });
    await step('with the network both stand in the history, and the child is alive', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      assert.equal(await onRecord(child), '');
      const calls = await system.books.rows<{ call: string }>(
        `select call from audit where beneficiary_id = $1 and call like 'beneficiaries.%BenDeath' order by at`,
        [child.beneficiary_id],
      );
      assert.deepEqual(
        calls.map(({ call }) => call),
        ['beneficiaries.declareBenDeath', 'beneficiaries.withdrawBenDeath'],
      );
    });
    await step('a photo is put on, taken off after a question, and gone', async () => {
      const { page } = device;
      await device.open(`/edit-beneficiary/${child.beneficiary_id}`);
      const chooser = page.waitForEvent('filechooser');
      await registrar.tap('profile:choosePhoto');
      const buffer = await page.screenshot({ type: 'jpeg' });
      await (await chooser).setFiles({ name: 'child.jpg', mimeType: 'image/jpeg', buffer });
      const shown = page.getByRole('main').getByRole('img', { name: say('registration:photo'), exact: true });
      await shown.waitFor();
      await nurse.chipSays('sync:allSent');
      await eventually(() => onRecord(child), 'photo');
      await registrar.tap('registration:photoTakeOff');
      const sheet = page.getByRole('dialog', { name: say('registration:photoTakeOffTitle') });
      await registrar.tap('registration:photoTakeOff', sheet);
      await shown.waitFor({ state: 'detached' });
      await nurse.chipSays('sync:allSent');
      await eventually(() => onRecord(child), '');
    });
    await step('and another one can be taken', async () => {
      await device.page.getByRole('button', { name: say('profile:choosePhoto'), exact: true }).waitFor();
      assert.equal(
        await device.page.getByRole('button', { name: say('registration:photoTakeOff'), exact: true }).count(),
        0,
      );
    });
    await step('a death that went to the office by mistake', async () => {
      await device.open(`/beneficiary/${other.beneficiary_id}`);
      await declare(other);
      await device.page.getByRole('button', { name: say('beneficiaries:deathWithdraw'), exact: true }).waitFor();
      await nurse.chipSays('sync:allSent');
      assert.equal(await onRecord(other), 'died');
    });
    await step('the supervisor finds the child at the own address, and takes the death back', async () => {
      const office = new Device(system, profile, { opensOffline: false });
      try {
        await signIn({ device: office, say }, accountOf('supervisor1'));
        await office.page.waitForURL('**/home');
        await office.open('/people');
        const main = office.page.getByRole('main');
        await main.getByRole('combobox', { name: say('beneficiaries:searchBy') }).selectOption('reference');
        const value = main.getByRole('textbox', { name: say('beneficiaries:searchValue') });
        await value.fill(other.beneficiary_id);
        await value.press('Enter');
        const found = listRows(main).filter({ hasText: other.ben_name });
        await found.getByRole('link', { name: other.ben_name }).click();
        await office.page.waitForURL(`**/people/${other.beneficiary_id}`);
        await takeBack(office, other);
        await new Nurse({ device: office, say }).chipSays('sync:allSent');
        await eventually(() => onRecord(other), '');
        assert.deepEqual(office.complaints, []);
      } finally {
        await office.throwAway();
      }
    });
  });
}

for (const profile of dealt(desktop)) describe(profile.name, () => takingBack(profile));
