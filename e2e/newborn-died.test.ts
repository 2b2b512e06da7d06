import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { uuidV7 } from '../apps/server/src/platform/ids/uuid-v7.ts';
import { accountOf, signedIn } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { deliveredWithoutMore } from './harness/delivered.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { Nurse } from './harness/nurse.ts';
import { pregnancyForm } from './harness/pregnancy-form.ts';
import { pregnantSince } from './harness/pregnant.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');

function died(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('a newborn who died', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const registrar = new Registrar(person);
    const form = pregnancyForm(person);
    const today = todayInIndia();
    const [born, lost] = [addDays(today, -9), addDays(today, -7)];
    const day = await dayOf(system, vaccinator.user_name);
    const mother = await pregnantSince(system, vaccinator, { day, days: 275 });
    const [child = '', sister = ''] = await deliveredWithoutMore(system, vaccinator, {
      mother: mother.id,
      on: born,
      children: [{ name: 'AABHA PEHLI' }, { name: 'AABHA DUSRI' }],
    });
    const inMain = (text: string) => form.main().getByText(text, { exact: true });
    const rowOf = (text: string) => listRows(form.main()).filter({ hasText: text });

    await step('both twins are registered; they stand on the lists, with their birth doses to come', async () => {
      await nurse.arrive(vaccinator);
      await nurse.chipSays('sync:allSent');
      for (const one of [child, sister]) {
        await device.open(`/pregnancy/${mother.id}/child/${one}`);
        await form
          .main()
          .getByRole('checkbox', { name: say('registration:consentTick') })
          .check();
        await form.tap('pregnancyOutcome:save');
        await device.page.waitForURL(`**/beneficiary/${one}`);
      }
      await nurse.chipSays('sync:allSent');
      for (const list of ['/newborns', '/due-list']) {
        await device.goTo(list);
        await rowOf('AABHA PEHLI').first().waitFor();
        await rowOf('AABHA DUSRI').first().waitFor();
      }
    });
    await step('without network the death of the first is written down, with its day and cause', async () => {
      await device.networkOff();
      await nurse.chipSays('sync:offline');
      await device.goTo(`/beneficiary/${child}`);
      await registrar.tap('beneficiaries:deathDeclare');
      await registrar.typeDay('beneficiaries:dateOfDeath', lost);
      await registrar.field('beneficiaries:deathRemarks').fill('birth asphyxia, at home');
      await registrar.confirmDeath('AABHA PEHLI');
      await inMain(say('beneficiaries:deceased', { date: displayDate(lost) })).waitFor();
    });
    await step('everything planned stops: no dose is offered, no list has the child; its sister stays', async () => {
      assert.equal(
        await form
          .main()
          .getByRole('link', { name: say('app:recordPrevious') })
          .count(),
        0,
      );
      assert.equal(
        await form
          .main()
          .getByRole('link', { name: say('app:editBeneficiary') })
          .count(),
        0,
      );
      for (const list of ['/newborns', '/due-list']) {
        await device.goTo(list);
        await rowOf('AABHA DUSRI').first().waitFor();
        await eventually(() => rowOf('AABHA PEHLI').count(), 0);
      }
    });
    await step('her mother’s page says so quietly, and the visits to her go on', async () => {
      await device.goTo(`/pregnancy/${mother.id}`);
      await inMain(say('pregnancyPage:childDied', { date: displayDate(lost) })).waitFor();
      await device.page.getByRole('link', { name: say('pregnancyPage:way-postnatal'), exact: true }).click();
      await device.page.waitForURL('**/postnatal');
      // Nobody asks how the child is that died.
      await form
        .main()
        .getByRole('region', { name: say('pregnancyOutcome:postnatalChild'), exact: true })
        .waitFor();
      assert.equal(await form.main().getByText('AABHA PEHLI').count(), 0);
      await device.page.getByRole('button', { name: say('pregnancyOutcome:postnatalSave'), exact: true }).click();
      await device.page.waitForURL(`**/pregnancy/${mother.id}`);
    });
    await step('the network comes back: the server has it all, and takes no dose after that day', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      const written = await system.books.one<{ died: string; cause: string; visits: number }>(
        `select c.new_value as died, c.remarks as cause,
           (select count(*)::int from pregnancy_event e where e.beneficiary_id = $2 and e.kind = 'postnatal') as visits
         from beneficiary_change c where c.beneficiary_id = $1 and c.field = 'deceased_on'`,
        [child, mother.id],
      );
      assert.deepEqual(written, { died: lost, cause: 'birth asphyxia, at home', visits: 1 });
      const colleague = await signedIn(system, vaccinator);
      const { codes } = await colleague.send(addPreviousVaccination, {
        beneficiary_reference_id: child,
        case_id: uuidV7(),
        ...(await bcg(system)),
        rig_type: '',
        proof: 'card',
        vaccine_details: [{ dose_id: uuidV7(), dose_code: 'BCG', day_of_dose: today, file_name: '' }],
        captured_at: new Date().toISOString(),
        files: [],
      });
      assert.deepEqual(codes, ['SCHEDU0004']);
    });
    await step(
      'a visit says that the other one died: no list of newborns has her, and her page asks for the day',
      async () => {
        const delivered = { beneficiary_ref_id: mother.id, pregnancy_number: 1 };
        const said = { visited_on: today, child_2_well: 'died' };
        const colleague = await signedIn(system, vaccinator);
        await colleague.ask(addPregnancyEvent, {
          ...delivered,
          event: { event_id: uuidV7(), kind: 'postnatal', facts: said, births: [] },
          captured_at: new Date().toISOString(),
        });
        await device.open(`/pregnancy/${mother.id}`);
        await inMain(say('pregnancyPage:childReportedDead', { date: displayDate(today) })).waitFor();
        await form
          .main()
          .getByRole('link', { name: say('pregnancyPage:childDeathDay'), exact: true })
          .click();
        await device.page.waitForURL((url) => url.pathname === `/beneficiary/${sister}`);
        await device.page.getByRole('dialog').getByText(say('beneficiaries:deathRule')).waitFor();
      },
    );
    await step('until the day is written, no list calls her for a vaccine, and her page says why', async () => {
      await device.open(`/beneficiary/${sister}`);
      await inMain(say('beneficiaries:deathByVisit', { date: displayDate(today) })).waitFor();
      for (const list of ['/newborns', '/due-list']) {
        await device.goTo(list);
        await eventually(() => rowOf('AABHA DUSRI').count(), 0);
      }
    });
  });
}

const bcg = (system: System) =>
  system.books.one<{ material_id: number; material_name: string }>(
    `select material_id::int as material_id, material_name from material where material_code = 'BCG' limit 1`,
  );

for (const profile of dealt(phone)) describe(profile.name, () => died(profile));
