import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { phone } from './harness/profiles.ts';
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
      await nurse.goOnToVaccine();
    });
    const due = await nurse.dosesOffered();
    await step(
      'MR was given though it is not due: two taps, and it says that it will not count',
      async () => {
        await device.page.getByText(say('cases:otherGiven'), { exact: true }).click();
        await device.page.getByRole('checkbox', { name: say('schedule:dose-MR1'), exact: true }).click();
        const said = device.page.getByRole('listitem').filter({ hasText: say('cases:otherRecorded') });
        assert.match(await said.innerText(), new RegExp(say('schedule:dose-MR1')));
      },
    );
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
  });
});
