import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { declareBenDeath } from '@teeka/contract/beneficiaries';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { babyName } from '@teeka/domain/pregnancy';
import { accountOf, signedIn } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { pregnancyForm } from './harness/pregnancy-form.ts';
import { pregnantSince } from './harness/pregnant.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

const vaccinator = accountOf('vaccinator1');

function diedFirst(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('her death was declared by itself, her child lives', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const form = pregnancyForm(person);
    const today = todayInIndia();
    const died = addDays(today, -2);
    const day = await dayOf(system, vaccinator.user_name);
    const mother = await pregnantSince(system, vaccinator, { day, days: 275 });
    const colleague = await signedIn(system, vaccinator);
    await colleague.ask(declareBenDeath, {
      beneficiary_ref_id: mother.id,
      date_of_death: died,
      captured_at: new Date().toISOString(),
    });
    const name = babyName(mother.name, { nth: 0, of: 1 });
    const link = (word: WordKey) => form.main().getByRole('link', { name: say(word), exact: true });
    const child = () =>
      system.books.rows<{ id: string; guardian: string; doses: string[] }>(
        `select b.beneficiary_id::text as id, b.guardian_id::text as guardian,
           array(select dose_code from dose d where d.beneficiary_id = b.beneficiary_id order by dose_code) as doses
         from beneficiary b join pregnancy_birth birth on birth.child_id = b.beneficiary_id
         where birth.beneficiary_id = $1`,
        [mother.id],
      );

    await step('her page says it quietly: no weeks are counted, no visit is planned', async () => {
      await nurse.arrive(vaccinator);
      await nurse.chipSays('sync:allSent');
      await device.open(`/pregnancy/${mother.id}`);
      await form
        .main()
        .getByText(say('pregnancyPage:died', { date: displayDate(died) }))
        .waitFor();
      for (const planned of [
        'pregnancyPage:nextVisit',
        'pregnancyPage:state-ahead',
        'pregnancyPage:state-due',
      ] as const)
        assert.equal(await form.main().getByText(say(planned), { exact: true }).count(), 0, planned);
      assert.equal(
        await form
          .main()
          .getByText(say('pregnancyPage:weeks', { count: 39 }))
          .count(),
        0,
      );
    });
    await step('the delivery before her death is written down, with the child and its birth doses', async () => {
      await device.page.getByRole('link', { name: say('pregnancyPage:wasBorn'), exact: true }).click();
      await form.tap('pregnancyOutcome:end-delivery');
      await form.field('delivery', 'live-births').fill('1');
      await form.field('delivery', 'still-births').fill('0');
      await form.choose('delivery', 'place', 'pregnancyMasters:delivery_place-Primary Health Centre' as WordKey);
      await form.choose('delivery', 'conducted-by', 'pregnancyMasters:conducted_by-ANM' as WordKey);
      await form.choose('delivery', 'delivery-type', 'pregnancyMasters:delivery_type-Normal' as WordKey);
      await form.typeDay('delivery', 'delivered-on', died);
      await form.next();
      await form.field('delivery', 'units-transfused').waitFor();
      await form.next();
      await form.choose('birth', 'sex', 'pregnancyForms:option-sex-female');
      await form.dose('BCG');
      await form.dose('OPV0');
      await form.next();
      await form.main().getByRole('checkbox').check();
      await form.tap('pregnancyOutcome:save');
      await device.page.waitForURL((url) => url.pathname === `/pregnancy/${mother.id}`);
      await eventually(
        async () => (await child()).map(({ guardian, doses }) => [guardian, doses.join(' ')]),
        [[mother.id, 'BCG OPV0']],
      );
      await nurse.chipSays('sync:allSent');
    });
    await step('each page leads to the other', async () => {
      const [{ id } = { id: '' }] = await child();
      await form.main().getByRole('link', { name }).first().click();
      await device.page.waitForURL((url) => url.pathname === `/beneficiary/${id}`);
      await device.page.getByRole('heading', { name }).first().waitFor();
      await form
        .main()
        .getByRole('link', { name: say('pregnancyPage:motherPage') })
        .click();
      await device.page.waitForURL((url) => url.pathname === `/pregnancy/${mother.id}`);
    });
    await step('the child alone is visited still', async () => {
      await device.page.getByRole('link', { name: say('pregnancyPage:wayChild'), exact: true }).click();
      await form
        .main()
        .getByText(say('pregnancyOutcome:postnatalChildOnly', { date: displayDate(died) }))
        .waitFor();
      assert.equal(await form.field('postnatal', 'systolic').count(), 0);
      await form
        .main()
        .getByText(say('pregnancyForms:option-child_well-well' as WordKey), { exact: true })
        .click();
      await device.page.getByRole('button', { name: say('pregnancyOutcome:postnatalSave'), exact: true }).click();
      await device.page.waitForURL((url) => url.pathname === `/pregnancy/${mother.id}`);
      await eventually(
        () =>
          system.books.rows<{ kind: string }>(
            'select kind from pregnancy_event where beneficiary_id = $1 order by recorded_at',
            [mother.id],
          ),
        ['registered', 'delivery', 'postnatal'].map((kind) => ({ kind })),
      );
      await link('pregnancyPage:herPage').waitFor();
    });
  });
}

for (const profile of dealt(phone)) describe(profile.name, () => diedFirst(profile));
