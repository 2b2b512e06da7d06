import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { addDays } from '@teeka/domain/calendar';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { deliveredWithoutMore } from './harness/delivered.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { labelled } from './harness/labelled.ts';
import { Nurse } from './harness/nurse.ts';
import { pregnantSince } from './harness/pregnant.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

const vaccinator = accountOf('vaccinator1');

function later(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('a child that nobody registered', { system: () => system, profile }, async ({ device, say, step }) => {
    const nurse = new Nurse({ device, say });
    const born = addDays(todayInIndia(), -1);
    const day = await dayOf(system, vaccinator.user_name);
    const mother = await pregnantSince(system, vaccinator, { day, days: 262 });
    const [child = '', sister = ''] = await deliveredWithoutMore(system, vaccinator, {
      mother: mother.id,
      on: born,
      children: [{ name: 'BABY OF FIRST', born_time: '06:40' }, { name: 'BABY OF SECOND' }],
    });
    const main = () => device.page.getByRole('main');
    const register = () => main().getByRole('link', { name: say('pregnancyOutcome:childRegister'), exact: true });
    const field = (key: WordKey) => labelled(main(), say(key));
    const save = () => device.page.getByRole('button', { name: say('pregnancyOutcome:save'), exact: true }).click();
    const people = () =>
      system.books.rows<{ id: string; name: string; guardian: string; doses: readonly string[] }>(
        `select b.beneficiary_id::text as id, b.ben_name as name, b.guardian_id::text as guardian,
           array(select d.dose_code from dose d where d.beneficiary_id = b.beneficiary_id order by 1) as doses
         from beneficiary b where b.beneficiary_id = any($1::bigint[]) order by b.ben_name`,
        [[child, sister]],
      );

    await step('stands on the list of newborns, and on the page of its mother; the network is lost', async () => {
      await nurse.arrive(vaccinator);
      await nurse.chipSays('sync:allSent');
      await device.open(`/pregnancy/${mother.id}`);
      await eventually(() => register().count(), 2);
      await device.networkOff();
      await nurse.chipSays('sync:offline');
    });
    await step('its page is asked for nothing that the birth says; the family has to agree', async () => {
      await register().first().click();
      await device.page.waitForURL(`**/child/${child}`);
      assert.equal(await field('pregnancyForms:birth-name' as WordKey).inputValue(), 'BABY OF FIRST');
      await field('pregnancyForms:birth-name' as WordKey).fill('Kavya');
      await main()
        .getByText(say('schedule:dose-BCG' as WordKey), { exact: true })
        .click();
      await save();
      await main().getByText(say('registration:consentMissing')).waitFor();
      await main()
        .getByRole('checkbox', { name: say('registration:consentTick') })
        .check();
      await save();
      await device.page.waitForURL(`**/beneficiary/${child}`);
      await device.page.getByRole('heading', { name: 'KAVYA' }).first().waitFor();
      assert.deepEqual(await people(), []);
    });
    await step(
      'while it waits it is nowhere offered again: not on the page of its mother, not at its address',
      async () => {
        await device.goTo(`/pregnancy/${mother.id}`);
        await main().getByRole('link', { name: /KAVYA/ }).waitFor();
        await eventually(() => register().count(), 1);
        await device.goTo(`/pregnancy/${mother.id}/child/${child}`);
        await main().getByText(say('pregnancyOutcome:childThere')).waitFor();
      },
    );
    await step('the other is registered from the list of newborns', async () => {
      await device.goTo('/newborns');
      await main()
        .getByRole('link', { name: new RegExp(say('pregnancyLists:childOf', { mother: mother.name })) })
        .click();
      await device.page.waitForURL(`**/child/${sister}`);
      await main()
        .getByRole('checkbox', { name: say('registration:consentTick') })
        .check();
      await save();
      await device.page.waitForURL(`**/beneficiary/${sister}`);
    });
    await step('the network comes back: each is one person, with its mother and what it was given', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      assert.deepEqual(await people(), [
        { id: sister, name: 'BABY OF SECOND', guardian: mother.id, doses: [] },
        { id: child, name: 'KAVYA', guardian: mother.id, doses: ['BCG'] },
      ]);
      await device.goTo(`/pregnancy/${mother.id}`);
      await main()
        .getByRole('link', { name: /BABY OF SECOND/ })
        .waitFor();
      assert.equal(await register().count(), 0);
    });
  });
}

for (const profile of dealt(phone)) describe(profile.name, () => later(profile));
