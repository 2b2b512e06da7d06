import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before } from 'node:test';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { accountOf, signedIn as asWorker } from './harness/accounts.ts';
import { todayInIndia } from './harness/due.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { pregnantWoman } from './harness/pregnant-woman.ts';
import { desktop } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

const worker = accountOf('vaccinator1');
const supervisor = accountOf('supervisor1');

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running?.end());

journey(
  'the supervisor puts a last period and a day of delivery right',
  { system: () => running, profile: desktop },
  async (person) => {
    const { device, say, step } = person;
    const registrar = new Registrar(person);
    const today = todayInIndia();
    const seen = [40, 10].map((daysAgo) => ({ daysAgo, facts: {} }));
    const [pregnant, delivered] = [await pregnantWoman(running, worker, seen), await pregnantWoman(running, worker)];
    const colleague = await asWorker(running, worker);
    const birth = { birth_outcome: 'Still birth', still_birth_type: 'Fresh', sex: 'female' };
    await colleague.ask(addPregnancyEvent, {
      beneficiary_ref_id: delivered.beneficiary_id,
      pregnancy_number: 1,
      event: {
        event_id: randomUUID(),
        kind: 'delivery',
        facts: {
          ...{ delivered_on: addDays(today, -2), place: 'Primary Health Centre', conducted_by: 'ANM' },
          ...{ delivery_type: 'Normal', live_births: 0, still_births: 1 },
        },
        births: [{ birth_id: randomUUID(), child_id: null, facts: { ...birth, born_on: addDays(today, -2) } }],
      },
      captured_at: new Date().toISOString(),
    });
    const sheet = () => device.page.getByRole('dialog');
    const weeks = (count: number) => device.page.getByText(say('pregnancyPage:weeks', { count })).first();
    /** Opens a sheet of her page; what was written stands behind a closed line. */
    const openSheet = async ({ beneficiary_id }: { readonly beneficiary_id: string }, button: WordKey) => {
      await device.open(`/pregnancy/${beneficiary_id}`);
      const line = device.page.getByText(say('pregnancyPage:written'));
      await line.waitFor();
      const tapped = device.page.getByRole('button', { name: say(button), exact: true });
      if (!(await tapped.isVisible())) await line.click();
      await tapped.click();
      await sheet().waitFor();
    };
    const save = () => registrar.tap('pregnancyPage:save', sheet());

    await step('opens her page: in the 22nd week, by a last period that was read wrongly', async () => {
      await signIn(person, supervisor);
      await device.page.waitForURL('**/home');
      await openSheet(pregnant, 'pregnancyPage:lmpRight');
      await weeks(21).waitFor();
    });
    await step(
      'a day after her registration is not taken, nor one without a reason; what was typed stays',
      async () => {
        await registrar.typeDay('pregnancyForms:lmp-date-lmp-date', addDays(today, -20));
        await save();
        await sheet().getByText(say('refusals:BENPRE0010')).waitFor();
        const name = say('pregnancyForms:lmp-date-reason');
        await sheet().getByRole('textbox', { name }).fill('The scan says 28 weeks');
        await save();
        await sheet()
          .getByText(say('refusals:FLDVAL0019', { max: displayDate(addDays(today, -60)) }))
          .waitFor();
        await registrar.typeDay('pregnancyForms:lmp-date-lmp-date', addDays(today, -200));
        await sheet()
          .getByText(say('pregnancyPage:weeks', { count: 28 }))
          .waitFor();
      },
    );
    await step('saved, her page tells the new weeks, and what was put right why', async () => {
      await save();
      await sheet().waitFor({ state: 'detached' });
      await weeks(28).waitFor();
      await registrar.sees('pregnancyPage:line-lmp-date');
      await device.page.getByText('The scan says 28 weeks').first().waitFor();
      const row = await running.books.one(
        `select b.lmp_date::text as lmp, p.lmp_on::text as listed from beneficiary b join pregnancy p using (beneficiary_id)
         where beneficiary_id = $1`,
        [pregnant.beneficiary_id],
      );
      assert.deepEqual(row, { lmp: addDays(today, -200), listed: addDays(today, -200) });
    });
    await step('the day of a delivery in the same way', async () => {
      await openSheet(delivered, 'pregnancyPage:dayRight');
      await registrar.typeDay('pregnancyForms:delivery-date-delivered-on', addDays(today, -1));
      const name = say('pregnancyForms:delivery-date-reason');
      await sheet().getByRole('textbox', { name }).fill('It was after midnight');
      await save();
      await sheet().waitFor({ state: 'detached' });
      await device.page.getByText('It was after midnight').first().waitFor();
      const row = await running.books.one('select ended_on::text as on from pregnancy where beneficiary_id = $1', [
        delivered.beneficiary_id,
      ]);
      assert.deepEqual(row, { on: addDays(today, -1) });
    });
  },
);
