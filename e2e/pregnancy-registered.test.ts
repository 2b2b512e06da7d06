import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { addDays } from '@teeka/domain/calendar';
import { accountOf } from './harness/accounts.ts';
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
    const [she] = await womenOf(running, worker, [37, 45]);
    assert.ok(she);
    const { id } = she;
    const today = todayInIndia();
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
  },
);
