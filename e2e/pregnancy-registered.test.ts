import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before } from 'node:test';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { accountOf, signedIn } from './harness/accounts.ts';
import { todayInIndia } from './harness/due.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { womenOf } from './harness/pregnancy-scenes.ts';
import { phone } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const worker = accountOf('vaccinator1');

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running?.end());

journey(
  'a pregnancy is registered at a session without network',
  { system: () => running, profile: phone },
  async (person) => {
    const { device, say, step } = person;
    const [nurse, registrar] = [new Nurse(person), new Registrar(person)];
    const [she, other] = await womenOf(running, worker, [37, 45]);
    assert.ok(she && other);
    const { id } = she;
    const today = todayInIndia();
    const theirs = addDays(today, -115);
    const kinds = () =>
      running.books.rows<{ kind: string }>(
        'select kind from pregnancy_event where beneficiary_id = $1 order by captured_at',
        [id],
      );

    await step('signs in, opens the session and loses the network', async () => {
      await nurse.arrive(worker);
      await nurse.openSession();
      await device.networkOff();
      await nurse.chipSays('sync:offline');
    });
    await step('from her own page to the form: without a last period nothing is saved', async () => {
      await device.open(`/beneficiary/${id}`);
      await device.page.getByRole('link', { name: say('pregnancyPage:register') }).click();
      await device.page.waitForURL(`**/pregnancy/${id}/register`);
      await registrar.tap('pregnancyPage:save');
      await registrar.sees('refusals:BENPRE0010');
    });
    await step('the last period alone is enough; her page tells the weeks, saved here', async () => {
      await registrar.typeDay('pregnancyForms:registered-lmp-date', addDays(today, -108));
      await registrar.tap('pregnancyPage:save');
      await device.page.waitForURL((url) => url.pathname === `/pregnancy/${id}`);
      await device.page
        .getByText(say('pregnancyPage:weeks', { count: 15 }))
        .first()
        .waitFor();
      await device.page
        .getByText(say('pregnancyPage:days', { count: 3 }))
        .first()
        .waitFor();
      assert.deepEqual(await kinds(), []);
    });
    await step('her age is proposed as a high risk; it does not hold, and the reason is asked', async () => {
      await registrar.tap('pregnancyPage:holdsNot');
      const sheet = device.page.getByRole('dialog');
      await registrar.tap('pregnancyPage:save', sheet);
      await sheet.getByText(say('refusals:BENPRE0010')).waitFor();
      await sheet.getByRole('textbox').fill('The card says 1994');
      await registrar.tap('pregnancyPage:save', sheet);
      await sheet.waitFor({ state: 'detached' });
      await device.page.getByRole('button', { name: say('pregnancyPage:holdsNot') }).waitFor({ state: 'detached' });
    });
    await step('the network comes back: the server has both', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      assert.deepEqual(
        (await kinds()).map(({ kind }) => kind),
        ['registered', 'risk'],
      );
    });
    await step('it was entered by mistake, and is taken back: the risk first, then the registration', async () => {
      await device.open(`/pregnancy/${id}`);
      for (const left of [3, 4]) {
        const line = device.page.getByText(say('pregnancyPage:written'));
        await line.waitFor();
        const back = device.page.getByRole('button', { name: say('pregnancyPage:takeBack') }).first();
        if (!(await back.isVisible())) await line.click();
        await back.click();
        const sheet = device.page.getByRole('dialog');
        await sheet.getByRole('textbox').fill('Of another woman');
        await registrar.tap('pregnancyPage:save', sheet);
        await sheet.waitFor({ state: 'detached' });
        await nurse.chipSays('sync:allSent');
        assert.equal((await kinds()).length, left);
      }
      await device.page.getByText(say('pregnancyPage:none')).waitFor();
    });
    await step(
      'without network another one is registered, whom a colleague registers with another last period',
      async () => {
        await device.open(`/pregnancy/${other.id}/register`);
        await registrar.field('pregnancyForms:registered-lmp-date').waitFor();
        await device.networkOff();
        await nurse.chipSays('sync:offline');
        await registrar.typeDay('pregnancyForms:registered-lmp-date', addDays(today, -108));
        await registrar.tap('pregnancyPage:save');
        await device.page.waitForURL((url) => url.pathname === `/pregnancy/${other.id}`);
        const colleague = await signedIn(running, accountOf('anm1'));
        await colleague.ask(addPregnancyEvent, {
          beneficiary_ref_id: other.id,
          pregnancy_number: 1,
          event: {
            event_id: randomUUID(),
            kind: 'registered',
            facts: { lmp_date: theirs, registered_on: today },
            births: [],
          },
          captured_at: new Date().toISOString(),
        });
      },
    );
    await step('the later one is told the day on record, opens it again and writes that day', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:needsYou', 1);
      await nurse.openRecords();
      const why = say('refusals:BENPRE0023', { lmp: displayDate(theirs) });
      await device.page.getByRole('dialog').getByText(why).waitFor();
      await registrar.tap('sync:edit');
      await device.page.getByRole('main').getByText(why).waitFor();
      await registrar.typeDay('pregnancyForms:registered-lmp-date', theirs);
      await registrar.tap('pregnancyPage:save');
      await nurse.chipSays('sync:allSent');
      const { lmp } = await running.books.one<{ lmp: string }>(
        'select lmp_date::text as lmp from beneficiary where beneficiary_id = $1',
        [other.id],
      );
      assert.equal(lmp, theirs);
    });
  },
);
