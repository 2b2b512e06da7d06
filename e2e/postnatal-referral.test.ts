import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { correctPregnancy } from '@teeka/contract/pregnancies';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { uuidV7 } from '../apps/server/src/platform/ids/uuid-v7.ts';
import { accountOf, signedIn } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { aNumber, deliveredWithoutMore } from './harness/delivered.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
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

journey(
  'mother and child are sent to a hospital, each by itself; a visit follows the children that were put right',
  { system: () => running, profile: phone },
  async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const form = pregnancyForm(person);
    const today = todayInIndia();
    const born = addDays(today, -6);
    const day = await dayOf(running, vaccinator.user_name);
    const mother = await pregnantSince(running, vaccinator, { day, days: 272 });
    await deliveredWithoutMore(running, vaccinator, {
      mother: mother.id,
      on: born,
      children: [{ name: 'AABHA PEHLI' }],
    });
    const supervisor = await signedIn(running, accountOf('supervisor1'));
    const correct = async (kind: 'child-added' | 'withdrawal', facts: object, births: readonly object[] = []) => {
      const event_id = uuidV7();
      await supervisor.ask(correctPregnancy, {
        ...{ beneficiary_ref_id: mother.id, pregnancy_number: 1, captured_at: new Date().toISOString() },
        event: { event_id, kind, facts: { reason: 'a twin of another woman', ...facts }, births: births as never },
      });
      return event_id;
    };
    const visits = () =>
      running.books.rows<{ kind: string }>(
        `select kind from pregnancy_event where beneficiary_id = $1 and kind in ('postnatal', 'referral')`,
        [mother.id],
      );
    const twin = await correct('child-added', {}, [
      {
        birth_id: uuidV7(),
        child_id: aNumber(),
        facts: { birth_outcome: 'Live birth', born_on: born, sex: 'female', name: 'AABHA DUSRI' },
      },
    ]);
    const part = (n: number, name: string) =>
      form.main().getByRole('region', { name: say('pregnancyOutcome:postnatalChildOf', { n, name }) });
    const save = () =>
      device.page.getByRole('button', { name: say('pregnancyOutcome:postnatalSave'), exact: true }).click();

    await step('without network the nurse finds fever, and both children ill', async () => {
      await nurse.arrive(vaccinator);
      await nurse.chipSays('sync:allSent');
      await device.open(`/pregnancy/${mother.id}/postnatal`);
      await device.untilKept();
      await device.networkOff();
      await nurse.chipSays('sync:offline');
      await form.field('postnatal', 'temperature').fill('39.2');
      for (const [n, name] of [
        [1, 'AABHA PEHLI'],
        [2, 'AABHA DUSRI'],
      ] as const)
        await part(n, name)
          .getByText(say('pregnancyForms:option-child_well-ill' as WordKey), { exact: true })
          .click();
    });
    await step('the form proposes to send both; where, it asks', async () => {
      for (const whom of ['mother', 'child'] as const)
        assert.equal(
          await form
            .main()
            .getByRole('checkbox', { name: say(`pregnancyForms:option-whom-${whom}` as WordKey), exact: true })
            .isChecked(),
          true,
          whom,
        );
      // Which births it is for is nobody's to write.
      assert.equal(await form.field('referral', 'of-births').count(), 0);
      await form.field('referral', 'to-facility').fill('CHC Sahaswan');
      await save();
      await device.page.waitForURL((url) => url.pathname === `/pregnancy/${mother.id}`);
    });
    await step('meanwhile the supervisor takes the second child back: it was of another woman', async () => {
      await correct('withdrawal', { event: twin });
    });
    await step('the visit is not taken for another child: it comes back, and tells what is left out', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:needsYou', 1);
      await nurse.openRecords();
      const records = device.page.getByRole('dialog', { name: say('sync:title') });
      await records
        .getByText(say('refusals:BENPRE0027' as WordKey))
        .first()
        .waitFor();
      await records
        .getByRole('button', { name: say('sync:edit'), exact: true })
        .first()
        .click();
      await form.main().getByText(say('pregnancyOutcome:postnatalLeftOut')).waitFor();
      assert.equal(await form.field('postnatal', 'temperature').inputValue(), '39.2');
      assert.equal(await form.main().getByText('AABHA DUSRI').count(), 0);
      await save();
      await nurse.chipSays('sync:allSent');
      await eventually(
        async () => (await visits()).map(({ kind }) => kind).toSorted(),
        ['postnatal', 'referral', 'referral'],
      );
    });
    await step('the mother came to the hospital; of the child nobody has heard, and its page says so', async () => {
      await device.open(`/pregnancy/${mother.id}`);
      const sent = say('pregnancyLists:childSent', { date: displayDate(today) });
      await form.main().getByText(sent).waitFor();
      const ofChild = form
        .main()
        .getByRole('listitem')
        .filter({ has: device.page.getByText(say('pregnancyForms:option-whom-child' as WordKey), { exact: true }) });
      await ofChild.getByText('AABHA PEHLI', { exact: true }).waitFor();
      const hers = form
        .main()
        .getByRole('listitem')
        .filter({ has: device.page.getByText(say('pregnancyForms:option-whom-mother' as WordKey), { exact: true }) });
      await hers.getByRole('button', { name: say('pregnancyPage:whatBecame'), exact: true }).click();
      const sheet = device.page.getByRole('dialog');
      await sheet.getByRole('radio', { name: say('app:yes'), exact: true }).check();
      await sheet.getByRole('button', { name: say('pregnancyPage:save'), exact: true }).click();
      await sheet.waitFor({ state: 'detached' });
      await nurse.chipSays('sync:allSent');
      await form.main().getByText(sent).waitFor();
    });
  },
);
