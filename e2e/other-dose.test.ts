import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { openDose } from './harness/dose-on-card.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { phone } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');
/** The demo's child of six weeks: too young for MR. */
const aarav = 'AARAV KUMAR';

describe('on a phone', () => {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('a dose drawn by mistake is recorded', { system: () => system, profile: phone }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const day = await dayOf(system, vaccinator.user_name);
    await step('signs in, starts the session and verifies a child', async () => {
      await nurse.arrive(vaccinator);
      await nurse.openSession();
      await nurse.startSession();
      await nurse.verify(await nurse.find(aarav));
      await nurse.seeWhatIsDue();
    });
    const due = await nurse.dosesOffered();
    await step('MR was given though it is not due: two taps, and it says that it will not count', async () => {
      await device.page.getByText(say('cases:otherGiven'), { exact: true }).click();
      await device.page.getByRole('checkbox', { name: say('schedule:dose-MR1'), exact: true }).click();
      const said = device.page.getByRole('listitem').filter({ hasText: say('cases:otherRecorded') });
      assert.match(await said.innerText(), new RegExp(say('schedule:dose-MR1')));
    });
    await step('it goes with the others: questions, vials, summary', async () => {
      await nurse.askAndContinue();
      await nurse.chooseVials();
      await nurse.save(due + 1);
      await nurse.chipSays('sync:allSent');
    });
    await step('on the server it stands, given today', async () => {
      const given = () =>
        system.books.one<{ doses: number; mr: number }>(
          `select count(*)::int as doses, (count(*) filter (where dose_code = 'MR1'))::int as mr
           from dose where session_id = $1`,
          [day.session_id],
        );
      await eventually(async () => (await given()).doses, due + 1);
      assert.equal((await given()).mr, 1);
    });
    await step('a dose of a session keeps its day; its batch is put right on the same page', async () => {
      const child = day.roster.find(({ ben_name }) => ben_name === aarav);
      assert.ok(child);
      const { page } = device;
      const registrar = new Registrar(person);
      const today = todayInIndia();
      await device.open(`/beneficiary/${child.beneficiary_id}`);
      const penta = await openDose({ page, say }, { dose: 'schedule:dose-PENTA1', given_on: today });
      await penta
        .getByRole('button')
        .filter({ hasText: say('doses:correct') })
        .click();
      const sheet = page.getByRole('dialog', { name: say('doses:correctTitle') });
      await sheet.waitFor();
      await registrar.typeDay('doses:givenOn', addDays(today, -1));
      await sheet.getByRole('textbox', { name: say('doses:reason') }).fill('Given at the door yesterday');
      await registrar.tap('doses:correctSave', sheet);
      await sheet.getByText(say('refusals:VACDOS0024', { date: displayDate(today) })).waitFor();
      await registrar.typeDay('doses:givenOn', today);
      await sheet.getByRole('textbox', { name: say('doses:batchNumber') }).fill('PEN-0042');
      await registrar.typeDay('stock:expiry', addDays(today, 90));
      await sheet.getByRole('textbox', { name: say('doses:reason') }).fill('The number was read wrongly');
      await registrar.tap('doses:correctSave', sheet);
      await sheet.waitFor({ state: 'detached' });
      const corrected = await system.books.one<{ doses: number }>(
        "select count(*)::int as doses from dose where session_id = $1 and batch_number = 'PEN-0042'",
        [day.session_id],
      );
      assert.equal(corrected.doses, 1);
    });
  });
});
