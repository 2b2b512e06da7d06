import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { addDays } from '@teeka/domain/calendar';
import { babyName } from '@teeka/domain/pregnancy';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { deliveredWithoutMore } from './harness/delivered.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { logOut, signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { labelled } from './harness/labelled.ts';
import { listRows } from './harness/list-rows.ts';
import { Nurse } from './harness/nurse.ts';
import { pregnancyForm } from './harness/pregnancy-form.ts';
import { pregnantSince } from './harness/pregnant.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

const vaccinator = accountOf('vaccinator1');
const supervisor = accountOf('supervisor1');

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running?.end());

journey(
  'a twin is added to a delivery, and a delivery of another woman taken back',
  { system: () => running, profile: phone },
  async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const form = pregnancyForm(person);
    const today = todayInIndia();
    const born = addDays(today, -9);
    const day = await dayOf(running, vaccinator.user_name);
    const mother = await pregnantSince(running, vaccinator, { day, days: 275 });
    const [child = ''] = await deliveredWithoutMore(running, vaccinator, {
      mother: mother.id,
      on: born,
      children: [{ name: 'AABHA PEHLI' }],
    });
    const second = 'AABHA DUSRI';
    const rowOf = (text: string) => listRows(form.main()).filter({ hasText: text });
    const sheet = () => device.page.getByRole('dialog');
    const written = async () => {
      await device.open(`/pregnancy/${mother.id}`);
      const line = form.main().getByText(say('pregnancyPage:written'));
      await line.waitFor();
      await line.click();
    };
    const register = async (id: string) => {
      await device.open(`/pregnancy/${mother.id}/child/${id}`);
      await form
        .main()
        .getByRole('checkbox', { name: say('registration:consentTick') })
        .check();
      await form.tap('pregnancyOutcome:save');
      await device.page.waitForURL(`**/beneficiary/${id}`);
      await nurse.chipSays('sync:allSent');
    };
    const children = () =>
      running.books.rows<{ id: string; person: string | null }>(
        `select birth.child_id::text as id, b.ben_name as person from pregnancy_birth birth
         left join beneficiary b on b.beneficiary_id = birth.child_id where birth.beneficiary_id = $1 order by 2`,
        [mother.id],
      );

    await step('the nurse registers the child that she wrote down', async () => {
      await nurse.arrive(vaccinator);
      await nurse.chipSays('sync:allSent');
      await register(child);
      await logOut(person);
    });
    await step('the supervisor adds the twin that was found later; not without a reason', async () => {
      await signIn(person, supervisor);
      await device.page.waitForURL('**/home');
      await written();
      await form.tap('pregnancyPage:childAdd');
      const field = (key: string) => labelled(sheet(), say(`pregnancyForms:${key}` as WordKey));
      await sheet()
        .getByText(say('pregnancyMasters:birth_outcome-Live birth' as WordKey), { exact: true })
        .click();
      await sheet()
        .getByText(say('pregnancyForms:option-sex-female' as WordKey), { exact: true })
        .click();
      assert.equal(await field('birth-name').inputValue(), babyName(mother.name, { nth: 1, of: 2 }));
      await field('birth-name').fill(second);
      const save = sheet().getByRole('button', { name: say('pregnancyPage:save'), exact: true });
      await save.click();
      await sheet().getByText(say('refusals:BENPRE0010')).waitFor();
      await field('child-added-reason').fill('The second was born on the way');
      await save.click();
      await sheet().waitFor({ state: 'detached' });
      await form.main().getByText(second, { exact: true }).first().waitFor();
      assert.equal((await children()).length, 2);
      await logOut(person);
    });
    await step('the nurse registers the twin from the list of newborns; it stands on the due list', async () => {
      const twin = (await children()).find(({ person: name }) => name === null)?.id ?? '';
      await nurse.arrive(vaccinator);
      await nurse.chipSays('sync:allSent');
      await register(twin);
      for (const list of ['/newborns', '/due-list']) {
        await device.goTo(list);
        await rowOf(second).first().waitFor();
      }
      await logOut(person);
    });
    await step('the supervisor takes the whole delivery back: it was of another woman; the children stay', async () => {
      await signIn(person, supervisor);
      await device.page.waitForURL('**/home');
      await written();
      const entry = form
        .main()
        .getByRole('listitem')
        .filter({ has: device.page.getByText(say('pregnancyPage:event-delivery'), { exact: true }) })
        .filter({ has: device.page.getByRole('button', { name: say('pregnancyPage:takeBack') }) });
      await entry.getByRole('button', { name: say('pregnancyPage:takeBack'), exact: true }).click();
      await sheet()
        .getByText(/AABHA PEHLI/)
        .filter({ hasText: second })
        .waitFor();
      await sheet()
        .getByRole('textbox', { name: say('pregnancyForms:withdrawal-reason') })
        .fill('Of her sister-in-law');
      await sheet()
        .getByRole('button', { name: say('pregnancyPage:save'), exact: true })
        .click();
      await sheet().waitFor({ state: 'detached' });
      assert.deepEqual(await children(), []);
      await logOut(person);
    });
    const right = await pregnantSince(running, vaccinator, { day, days: 272 });
    await step('the nurse writes it down with the right mother, and names the child that is registered', async () => {
      await nurse.arrive(vaccinator);
      await nurse.chipSays('sync:allSent');
      await device.open(`/pregnancy/${right.id}/outcome`);
      await form.tap('pregnancyOutcome:end-delivery');
      await form.field('delivery', 'live-births').fill('1');
      await form.field('delivery', 'still-births').fill('0');
      await form.choose('delivery', 'place', 'pregnancyMasters:delivery_place-Primary Health Centre' as WordKey);
      await form.choose('delivery', 'conducted-by', 'pregnancyMasters:conducted_by-ANM' as WordKey);
      await form.choose('delivery', 'delivery-type', 'pregnancyMasters:delivery_type-Normal' as WordKey);
      await form.typeDay('delivery', 'delivered-on', born);
      await form.next();
      await form.field('delivery', 'units-transfused').waitFor();
      await form.next();
      await form.choose('birth', 'sex', 'pregnancyForms:option-sex-female');
      await form
        .main()
        .getByRole('radio', { name: /^AABHA PEHLI · / })
        .check();
      await form.tap('pregnancyOutcome:save');
      await device.page.waitForURL(`**/pregnancy/${right.id}`);
      await nurse.chipSays('sync:allSent');
      const row = await running.books.one(
        `select b.guardian_id::text as guardian, b.guardian_name as name, birth.beneficiary_id::text as mother
         from beneficiary b join pregnancy_birth birth on birth.child_id = b.beneficiary_id where b.beneficiary_id = $1`,
        [child],
      );
      assert.deepEqual(row, { guardian: right.id, name: right.name, mother: right.id });
      await eventually(() => form.main().getByRole('link', { name: 'AABHA PEHLI' }).count(), 1);
    });
  },
);
