import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { nameIn } from '@teeka/domain/names';
import { accountOf } from './harness/accounts.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { openedPlan, openerOf, plansOn } from './harness/plans.ts';
import { dealt, desktop, type Profile } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { patternOf } from './harness/words.ts';

const planner = accountOf('planner1');
const vaccinator = accountOf('vaccinator1');
const why = { freeze: 'Refrigerator is not cold', cancel: 'Road is flooded' };

interface Kept {
  readonly day: string;
  readonly capacity: number;
  readonly slots: number;
  readonly vaccines: readonly string[];
  readonly team: readonly string[];
  readonly status: number;
  readonly published: boolean;
  readonly reason: string;
}

function planning(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('planning a session', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const registrar = new Registrar(person);
    const tap: Registrar['tap'] = (key, within) => registrar.tap(key, within);
    const day = addDays(todayInIndia(), 3);
    const main = () => device.page.getByRole('main');
    /** The plan's card on the list: no other session begins at half past five. */
    const [start, end] = [say('app:evening', { time: '5:30' }), say('app:night', { time: '8:00' })];
    const card = () => plansOn(device.page).filter({ hasText: say('sessions:timeSpan', { start, end }) });
    const sheet = () => device.page.getByRole('dialog');
    const opened = () => openedPlan(device.page);
    const kept = () =>
      system.books.one<Kept>(
        `select date_of_session::text as day, capacity, slots, vaccines, s.status, published, standing_reason as reason,
           array(select user_name::text from session_team join app_user using (user_id)
             where session_id = s.session_id) as team
         from vaccination_session s where start_time = '17:30' and date_of_session = $1`,
        [day],
      );

    await step('signs in; the first screen leads to the plans, and to a new one', async () => {
      await signIn(person, planner);
      const { name } = await system.books.one<{ name: string }>(
        `select name_${profile.language} as name from facility join app_user using (facility_id) where user_name = $1`,
        [planner.user_name],
      );
      await main().getByText(` · ${name}`).waitFor();
      await main()
        .getByRole('link', { name: say('plans:title'), exact: true })
        .click();
      await device.page.waitForURL('**/session-plans');
      await main()
        .getByRole('link', { name: say('plans:plan'), exact: true })
        .click();
      await device.page.waitForURL('**/session-plans/new');
    });
    await step('place and time: without a day it does not go on', async () => {
      const site = nameIn(vaccinator.site, profile.language);
      await registrar.field('plans:site').fill(site);
      await device.page.getByRole('option').filter({ hasText: site }).first().click();
      await tap('plans:next');
      await device.page.getByText(say('refusals:FLDVAL0001')).waitFor();
      await registrar.typeDay('plans:date', day);
      await registrar.field('plans:from').fill('17:30');
      await registrar.field('plans:to').fill('20:00');
      await tap('plans:next');
    });
    await step('the way back stands beside the way on, in the bar at the bottom', async () => {
      const bar = main().locator('[data-acts]');
      const boxes = ['plans:previous', 'plans:next'] as const;
      const [back, on] = await Promise.all(
        boxes.map((key) => bar.getByRole('button', { name: say(key), exact: true }).boundingBox()),
      );
      assert.ok(back && on);
      assert.equal(back.y, on.y);
      assert.ok(on.x - (back.x + back.width) <= 24, `${JSON.stringify(back)} ${JSON.stringify(on)}`);
      await tap('plans:previous', bar);
      await registrar.field('plans:from').waitFor();
      await tap('plans:next');
    });
    await step('one vaccine for thirty, the vaccinator comes, in three slots', async () => {
      await tap('plans:chooseNone');
      await device.page.getByText(say('schedule:vaccine-MR'), { exact: true }).click();
      await device.page.getByText(`${vaccinator.name.en}, ${say('app:roleVaccinator')}`).click();
      await registrar.field('plans:capacity').fill('30');
      await registrar.field('plans:slots').selectOption('3');
      await tap('plans:next');
    });
    await step('for everybody who is due, not put out yet; the plan is saved', async () => {
      await device.page.getByRole('switch', { name: say('plans:publishNow') }).click();
      await tap('plans:save');
      await device.page.waitForURL('**/session-plans');
      await card().getByText(say('plans:notPublished')).waitFor();
      assert.deepEqual(await kept(), {
        day,
        capacity: 30,
        slots: 3,
        vaccines: ['MR'],
        team: [vaccinator.user_name],
        status: 0,
        published: false,
        reason: '',
      });
    });
    await step('the list shows it: it says that it was saved, is in view and has the cursor', async () => {
      const saved = openerOf(card());
      await card().getByText(say('plans:justSaved')).waitFor();
      await eventually(() => saved.evaluate((one) => one === document.activeElement), true);
      const box = await saved.boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= profile.height, JSON.stringify(box));
    });
    await step('the next week is put out with it', async () => {
      await tap('plans:publishWeek');
      await tap('plans:publish', device.page.getByRole('dialog', { name: patternOf(say, 'plans:publishWeekTitle') }));
      await card().getByText(say('plans:notPublished')).waitFor({ state: 'detached' });
      await sheet().waitFor({ state: 'detached' });
      assert.equal((await kept()).published, true);
    });
    for (const { act, back, word, status } of [
      { act: 'freeze', back: 'unfreeze', word: 'app:statusFreeze', status: 5 },
      { act: 'cancel', back: 'restore', word: 'app:statusCancelled', status: 2 },
    ] as const) {
      await step(`${act}: not without a reason, which stands on the card`, async () => {
        await openerOf(card()).click();
        await tap(`plans:${act}`, opened());
        const dialog = device.page.getByRole('dialog', { name: say(`plans:${act}Title`) });
        await tap(`plans:${act}`, dialog);
        await dialog.getByText(say('refusals:FLDVAL0001')).waitFor();
        await dialog.getByRole('textbox', { name: say('plans:reason') }).fill(why[act]);
        await tap(`plans:${act}`, dialog);
        await dialog.waitFor({ state: 'detached' });
        await card().getByText(say(word)).waitFor();
        await card().getByText(why[act]).waitFor();
        const { status: now, reason } = await kept();
        assert.deepEqual([now, reason], [status, why[act]]);
      });
      await step(`${back}: the session waits again, and nothing stands in its way`, async () => {
        await openerOf(card()).click();
        await tap(`plans:${back}`, opened());
        await sheet().waitFor({ state: 'detached' });
        await card().getByText(say('app:statusYetToStart')).waitFor();
        assert.equal(await card().getByText(why[act]).count(), 0);
        const { status: now, reason } = await kept();
        assert.deepEqual([now, reason], [6, '']);
      });
    }
    await step('who is on the list: the people of that session alone; back leads to the plan', async () => {
      const booked = await system.books.rows<{ session_id: string; person: string }>(
        `insert into session_roster (session_id, beneficiary_id)
         select session_id, beneficiary_id from vaccination_session s, (select beneficiary_id from beneficiary limit 2) b
         where s.start_time = '17:30' and s.date_of_session = $1
         returning session_id, beneficiary_id::text as person`,
        [day],
      );
      const [session_id = '', people] = [booked[0]?.session_id, booked.map(({ person }) => person)];
      assert.equal(people.length, 2);
      await device.reload();
      await openerOf(card()).click();
      const who = () => opened().getByRole('link', { name: patternOf(say, 'plans:whoIsListed') });
      await who().click();
      await device.page.waitForURL(`**/planned-beneficiaries?session=${session_id}`);
      await main().getByText(displayDate(day)).first().waitFor();
      const count = () => main().getByRole('status').first().innerText();
      await eventually(async () => Number((await count()).split('\n')[0]?.replace(/\D/g, '')), people.length);
      const persons = main().locator('a[href^="/people/"], a[href^="/beneficiary/"]');
      await persons.first().waitFor();
      const drawn = await persons.evaluateAll((all) => all.map((one) => one.getAttribute('href')?.split('/').at(-1)));
      assert.deepEqual(new Set(drawn), new Set(people));
      await main()
        .getByRole('link', { name: say('reports:allSessions') })
        .waitFor();
      await device.page.goBack();
      await who().waitFor();
    });
  });
}

for (const profile of dealt(desktop)) describe(profile.name, () => planning(profile));
