import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { registration } from '@teeka/contract/beneficiaries';
import { addDays } from '@teeka/domain/calendar';
import { goodRegistration } from '../packages/domain/testing/field-values.ts';
import { linkByHand } from './harness/abha-people.ts';
import { accountOf, signedIn } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { deliveredWithoutMore } from './harness/delivered.ts';
import { todayInIndia } from './harness/due.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { pregnancyForm } from './harness/pregnancy-form.ts';
import { pregnantSince } from './harness/pregnant.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

const vaccinator = accountOf('vaccinator1');

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running?.end());

/** A child of a delivery, registered by a colleague elsewhere some days ago. */
async function registeredElsewhere(of: {
  readonly child: string;
  readonly mother: string;
  readonly born: string;
  readonly name: string;
}) {
  const { child: beneficiary_id, mother: guardian_ben_id, born: dob } = of;
  const place = await running.books.one<{ village: number; facility: string; delivery: string }>(
    `select b.village_code as village, d.event_id::text as delivery,
       s.facility_id::text as facility
     from beneficiary b join pregnancy_birth d using (beneficiary_id)
     join site_village v on v.village_code = b.village_code join session_site s using (session_site_id)
     where d.child_id = $1 limit 1`,
    [beneficiary_id],
  );
  const colleague = await signedIn(running, vaccinator);
  const captured_at = new Date().toISOString();
  await colleague.ask(registration, {
    ...goodRegistration(Number(beneficiary_id.slice(-5, -1))),
    ...{ beneficiary_id, guardian_ben_id, dob, name: of.name, gender: 2, ben_type_id: 7008, child_weight: 2.7 },
    ...{ village_id: place.village, facility_id: place.facility, delivery_id: place.delivery },
    ...{ beneficiary_type_category_name: 'Citizen', beneficiary_type_name: 'Citizen', beneficiary_type_name_other: '' },
    ...{ verifiedUsing: 'ConfirmMobile', platform: 'App', captured_at },
    consent: { version: '1', language: 'hi', given_at: captured_at },
  });
}

journey(
  'an ABHA is offered at the end of a newborn’s visit, wherever it was registered',
  { system: () => running, profile: phone },
  async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const form = pregnancyForm(person);
    const born = addDays(todayInIndia(), -6);
    const day = await dayOf(running, vaccinator.user_name);
    const mother = await pregnantSince(running, vaccinator, { day, days: 272 });
    const [first = '', second = ''] = await deliveredWithoutMore(running, vaccinator, {
      mother: mother.id,
      on: born,
      children: [{ name: 'AABHA PEHLI' }, { name: 'AABHA DUSRI' }],
    });
    const offerOf = (name: string) => form.main().getByText(say('abha:offerFor', { name }), { exact: true });

    await step('two children whom a colleague registered: before their visit nothing is offered', async () => {
      await registeredElsewhere({ child: first, name: 'AABHA PEHLI', mother: mother.id, born });
      await registeredElsewhere({ child: second, name: 'AABHA DUSRI', mother: mother.id, born });
      await linkByHand(running, second);
      await nurse.arrive(vaccinator);
      await nurse.chipSays('sync:allSent');
      await device.open(`/pregnancy/${mother.id}`);
      await form.main().getByText('AABHA PEHLI', { exact: true }).first().waitFor();
      assert.equal(await offerOf('AABHA PEHLI').count(), 0);
    });
    await step('at the end of the visit one is offered for her who has none, not for her who is linked', async () => {
      await device.goTo(`/pregnancy/${mother.id}/postnatal`);
      await form.field('postnatal', 'temperature').fill('37');
      for (const [n, name] of [
        [1, 'AABHA PEHLI'],
        [2, 'AABHA DUSRI'],
      ] as const)
        await form
          .main()
          .getByRole('region', { name: say('pregnancyOutcome:postnatalChildOf', { n, name }) })
          .getByText(say('pregnancyForms:option-child_well-well' as WordKey), { exact: true })
          .click();
      await device.page.getByRole('button', { name: say('pregnancyOutcome:postnatalSave'), exact: true }).click();
      await device.page.waitForURL((url) => url.pathname === `/pregnancy/${mother.id}`);
      await offerOf('AABHA PEHLI').waitFor();
      assert.equal(await offerOf('AABHA DUSRI').count(), 0);
      await device.picture('abha-offer-newborn');
    });
    await step('the way leads to whose account comes first', async () => {
      await form
        .main()
        .getByRole('link', { name: say('abha:guardianMake', { name: mother.name }) })
        .click();
      await device.page.waitForURL(`**/abha/${mother.id}`);
    });
  },
);
