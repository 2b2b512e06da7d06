import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { makeAtRest } from '../apps/server/src/platform/sealing/at-rest.ts';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { dataKey } from './harness/district.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { addSession } from './harness/odd-session.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');
const teacher = { name: 'राम प्रकाश', designation: 'प्रधानाध्यापक', mobile: '9811100033' };

function specialSession(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('a special session', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const day = await dayOf(system, vaccinator.user_name);
    const session = await addSession(system, day, { day: 0, status: 0, special: true, listed: 'scheduled' });
    const sheet = () => device.page.getByRole('dialog');
    const start = () =>
      sheet()
        .getByRole('button', { name: say('sessions:start'), exact: true })
        .click();

    await step('signs in, and opens the session of the school without network', async () => {
      await nurse.arrive(vaccinator);
      await device.networkOff();
      await nurse.chipSays('sync:offline');
      await device.open(`/session/${session}`);
      await device.page.getByText('Primary School').first().waitFor();
    });
    await step('it does not start before the vaccines are there and somebody answers for the group', async () => {
      await device.page.getByRole('button', { name: say('sessions:start'), exact: true }).click();
      await start();
      await sheet().getByText(say('refusals:SESPLN0012')).waitFor();
      assert.equal(await sheet().getByText(say('refusals:FLDVAL0001')).count(), 2);
      await sheet().getByRole('checkbox').first().check();
      const fields = [
        ['plans:facilitatorName', teacher.name],
        ['plans:facilitatorDesignation', teacher.designation],
        ['plans:facilitatorMobile', '98111'],
      ] as const;
      for (const [key, value] of fields)
        await sheet()
          .getByRole('textbox', { name: say(key) })
          .fill(value);
      await start();
      await sheet().getByText(say('refusals:FLDVAL0007')).waitFor();
    });
    await step('with the teacher’s number it starts, saved on this phone', async () => {
      await sheet()
        .getByRole('textbox', { name: say('plans:facilitatorMobile') })
        .fill(teacher.mobile);
      await start();
      await sheet().waitFor({ state: 'detached' });
      await nurse.chipSays('sync:offlineWaiting', 1, 'records');
    });
    await step('with the network it stands on the server, the number sealed', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      const kept = await system.books.one<{
        status: number;
        confirmed: string[];
        name: string;
        designation: string;
        sealed: Buffer;
      }>(
        `select status, vaccines_confirmed as confirmed, facilitator_name as name,
           facilitator_designation as designation, facilitator_mobile_sealed as sealed
         from vaccination_session where session_id = $1`,
        [session],
      );
      assert.deepEqual(
        [kept.status, kept.confirmed.length, kept.name, kept.designation],
        [1, 1, teacher.name, teacher.designation],
      );
      assert.equal(makeAtRest(dataKey).open('mobile', `session/${session}`, kept.sealed), teacher.mobile);
    });
  });
}

for (const profile of dealt(phone)) describe(profile.name, () => specialSession(profile));
