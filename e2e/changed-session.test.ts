import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { makeAtRest } from '../apps/server/src/platform/sealing/at-rest.ts';
import { addDays } from '../packages/domain/calendar/index.ts';
import { displayDate } from '../packages/domain/format/index.ts';
import { accountOf } from './harness/accounts.ts';
import { dayOf, type Listed } from './harness/day.ts';
import { dataKey } from './harness/district.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { labelled } from './harness/labelled.ts';
import { Nurse } from './harness/nurse.ts';
import { addSession } from './harness/odd-session.ts';
import { openedPlan, openerOf, plansOn } from './harness/plans.ts';
import { dealt, desktop, type Profile } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');

function changedSession(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('whoever is booked hears of a change', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const registrar = new Registrar(person);
    const day = await dayOf(system, vaccinator.user_name);
    const session = await addSession(system, day, { day: 2, status: 0, slots: 3, listed: 'scheduled' });
    const [reached, unreached] = await system.books.rows<Listed & { mobile_sealed: Buffer }>(
      `select beneficiary_id::text, ben_name, dob::text, mobile_sealed from session_roster
       join beneficiary using (beneficiary_id) where session_id = $1 and mobile_sealed is not null
       order by beneficiary_id`,
      [session],
    );
    assert.ok(reached && unreached);
    const mobile = makeAtRest(dataKey).open('mobile', `person/${reached.beneficiary_id}`, reached.mobile_sealed);
    /** The last message about the person; a family may share a number. */
    const heard = async () => {
      const texts = await system.inbox.texts(mobile);
      return texts.filter((text) => text.includes(reached.ben_name));
    };
    const plan = () =>
      system.books.one<{ date: string; status: number }>(
        'select date_of_session::text as date, status from vaccination_session where session_id = $1',
        [session],
      );
    const { date: planned } = await plan();
    const next = addDays(planned, 1);

    await step('the plan is moved to the next day: the form says how many hear of it', async () => {
      await nurse.arrive(vaccinator);
      await device.open(`/session-plans/${session}`);
      await registrar.field('plans:date').waitFor();
      assert.equal(await device.page.getByText(say('plans:hearsMoved', { n: 3 })).count(), 0);
      await registrar.typeDay('plans:date', next);
      await device.page.getByText(say('plans:hearsMoved', { n: 3 })).waitFor();
      await registrar.tap('plans:next');
      await labelled(device.page, say('plans:capacity')).waitFor();
      await registrar.tap('plans:next');
      await registrar.tap('plans:saveChange');
      await device.page.waitForURL('**/session-plans');
      assert.equal((await plan()).date, next);
    });
    await step('one message with the new day arrives', async () => {
      await eventually(async () => (await heard()).length, 1);
      const [text = ''] = await heard();
      for (const said of [displayDate(planned), displayDate(next)]) assert.ok(text.includes(said), text);
    });
    await step('without network somebody is asked to come in another slot', async () => {
      const { ben_name: name, beneficiary_id } = unreached;
      await device.open(`/session/${session}`);
      await device.page.getByRole('tab').first().waitFor();
      await device.networkOff();
      const row = await nurse.find(name);
      await row.getByRole('button', { name: say('plans:slotChange', { name }), exact: true }).click();
      const sheet = device.page.getByRole('dialog', { name: say('plans:slotOf', { name }) });
      await sheet.getByRole('combobox', { name: say('plans:slot') }).selectOption('18:00');
      await registrar.tap('plans:slotSave', sheet);
      await row.getByText(say('plans:atTime', { time: say('app:evening', { time: '6:00' }) })).waitFor();
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      const kept = await system.books.one<{ slot: string }>(
        `select slot_time::text as slot from session_roster where session_id = $1 and beneficiary_id = $2`,
        [session, beneficiary_id],
      );
      assert.equal(kept.slot, '18:00:00');
    });
    await step('the session is cancelled; one of the families has no number any more', async () => {
      await system.books.rows('update beneficiary set mobile_sealed = null where beneficiary_id = $1', [
        unreached.beneficiary_id,
      ]);
      await device.open('/session-plans');
      const [start, end] = [say('app:evening', { time: '5:00' }), say('app:night', { time: '8:00' })];
      const evening = plansOn(device.page).filter({ hasText: say('sessions:timeSpan', { start, end }) });
      await openerOf(evening).click();
      await registrar.tap('plans:cancel', openedPlan(device.page));
      const sheet = device.page.getByRole('dialog', { name: say('plans:cancelTitle') });
      await sheet.getByText(say('plans:hearsNow', { n: 3 })).waitFor();
      await sheet.getByRole('textbox', { name: say('plans:reason') }).fill('Vaccine has not come');
      await registrar.tap('plans:cancel', sheet);
      await sheet.waitFor({ state: 'detached' });
      assert.equal((await plan()).status, 2);
      await eventually(async () => (await heard()).length, 2);
    });
    await step('who was not reached is told by the worker, once', async () => {
      const name = unreached.ben_name;
      await device.open(`/session/${session}`);
      const informed = device.page.getByRole('button', {
        name: say('plans:tellDoneFor', { name }),
        exact: true,
      });
      await informed.click();
      await informed.waitFor({ state: 'detached' });
      await device.page.getByText(say('plans:tellInformed', { n: 1 })).waitFor();
      const kept = await system.books.one<{ state: string }>(
        'select state from session_news where session_id = $1 and beneficiary_id = $2',
        [session, unreached.beneficiary_id],
      );
      assert.equal(kept.state, 'told');
    });
  });
}

for (const profile of dealt(desktop)) describe(profile.name, () => changedSession(profile));
