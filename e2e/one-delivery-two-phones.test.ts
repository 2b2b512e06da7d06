import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { postTogether } from './harness/post-together.ts';
import { pregnancyForm } from './harness/pregnancy-form.ts';
import { pregnantSince, type Woman } from './harness/pregnant.ts';
import { type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { type Say, type WordKey, wordsIn } from './harness/words.ts';

const sarita = accountOf('vaccinator1');
const kiran = accountOf('vaccinator3');
const englishPhone: Profile = { ...phone, name: '360-en', language: 'en' };

/** A delivery of today of one living child, filled in and saved without network. */
async function recordDelivery(on: { readonly device: Device; readonly say: Say }, mother: Woman, weight: string) {
  const { device, say } = on;
  const form = pregnancyForm(on);
  await device.open(`/pregnancy/${mother.id}/outcome`);
  await form.tap('pregnancyOutcome:end-delivery');
  await form.field('delivery', 'live-births').fill('1');
  await form.field('delivery', 'still-births').fill('0');
  await form.typeDay('delivery', 'delivered-on', todayInIndia());
  await form.choose('delivery', 'place', 'pregnancyMasters:delivery_place-Home' as WordKey);
  await form.choose('delivery', 'conducted-by', 'pregnancyMasters:conducted_by-ANM' as WordKey);
  await form.choose('delivery', 'delivery-type', 'pregnancyMasters:delivery_type-Normal' as WordKey);
  await form.next();
  await form.field('delivery', 'units-transfused').waitFor();
  await form.next();
  await form.choose('birth', 'sex', 'pregnancyForms:option-sex-female');
  await form.field('birth', 'weight').fill(weight);
  await form.dose('BCG');
  await form.next();
  await form.main().getByRole('checkbox').check();
  await form.tap('pregnancyOutcome:save');
  await device.page.waitForURL(`**/pregnancy/${mother.id}`);
  await form
    .main()
    .getByRole('heading', { name: say('pregnancyPage:children'), exact: true })
    .waitFor();
}

describe('two phones at one delivery', () => {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('the delivery of one woman', { system: () => system, profile: englishPhone }, async (person) => {
    const { step } = person;
    const first = new Nurse(person);
    const device = new Device(system, phone);
    const other = { device, say: await wordsIn(phone.language) };
    const second = new Nurse(other);
    const { say } = other;
    await postTogether(system, { comes: kiran.user_name, to: sarita.user_name });
    const day = await dayOf(system, sarita.user_name);
    const mother = await pregnantSince(system, sarita, { day, days: 268 });
    const form = pregnancyForm(other);
    const records = () => device.page.getByRole('dialog', { name: say('sync:title') });
    const children = () =>
      system.books.rows<{ weight: string; by: string; doses: readonly string[] }>(
        `select b.child_weight::text as weight, u.user_name as by,
           array(select d.dose_code from dose d where d.beneficiary_id = b.beneficiary_id) as doses
         from beneficiary b join registration r using (beneficiary_id) join app_user u on u.user_id = r.registered_by
         where b.guardian_id = $1 and b.created_at > now() - interval '1 day'`,
        [mother.id],
      );

    await step('both have her on their phone, and lose the network', async () => {
      for (const [nurse, account] of [
        [first, sarita],
        [second, kiran],
      ] as const) {
        await nurse.arrive(account);
        await nurse.chipSays('sync:allSent');
        await nurse.device.open(`/pregnancy/${mother.id}`);
        await nurse.page.getByRole('link', { name: nurse.say('pregnancyPage:way-outcome') }).waitFor();
        await nurse.device.networkOff();
        await nurse.chipSays('sync:offline');
      }
    });
    await step('both write the delivery down; they do not agree on the weight of the child', async () => {
      await recordDelivery(person, mother, '2.8');
      await recordDelivery(other, mother, '3.1');
    });
    await step('the first is back: her delivery is stored, with the child and its dose', async () => {
      await person.device.networkOn();
      await first.chipSays('sync:allSent');
      assert.deepEqual(await children(), [{ weight: '2.80', by: sarita.user_name, doses: ['BCG'] }]);
    });
    await step('the second is back: she is told why hers is not taken, in her language', async () => {
      await device.networkOn();
      await second.chipSays('sync:needsYou', 1);
      await second.openRecords();
      await records()
        .getByText(say('refusals:BENPRE0001' as WordKey))
        .waitFor();
    });
    await step('she sees what is on record beside what she typed, of which nothing is lost', async () => {
      await records()
        .getByRole('button', { name: say('sync:edit'), exact: true })
        .click();
      const there = form.main().getByRole('region', { name: say('pregnancyOutcome:onRecord') });
      await there.getByText(`2.8 ${say('pregnancyForms:unit-kg' as WordKey)}`).waitFor();
      assert.equal(await form.field('delivery', 'live-births').inputValue(), '1');
      await form
        .main()
        .getByText(say('refusals:BENPRE0001' as WordKey))
        .first()
        .waitFor();
      await there.getByRole('link', { name: say('pregnancyPage:openPage') }).click();
      await device.page.waitForURL(`**/pregnancy/${mother.id}`);
      // One child, who is a person: hers is nobody.
      await eventually(
        () =>
          form
            .main()
            .getByRole('link', { name: /BABY OF/ })
            .count(),
        1,
      );
      assert.equal(
        await form
          .main()
          .getByRole('link', { name: say('pregnancyOutcome:childRegister') })
          .count(),
        0,
      );
    });
    await step(
      'she gives up her own: the child and the dose that she wrote down go with it, and nothing waits',
      async () => {
        await second.openRecords();
        await records()
          .getByRole('button', { name: say('sync:discard'), exact: true })
          .click();
        const sheet = device.page.getByRole('dialog', { name: say('sync:discardTitle') });
        await sheet.getByText(say('sync:discardAlong', { count: 2 })).waitFor();
        await sheet.getByRole('button', { name: say('sync:discard'), exact: true }).click();
        await sheet.waitFor({ state: 'detached' });
        await device.open(`/pregnancy/${mother.id}`);
        await second.chipSays('sync:allSent');
        await eventually(
          () =>
            form
              .main()
              .getByRole('link', { name: /BABY OF/ })
              .count(),
          1,
        );
      },
    );
    await step('there is one child, as the first wrote it down; the second phone complained of nothing', async () => {
      assert.deepEqual(await children(), [{ weight: '2.80', by: sarita.user_name, doses: ['BCG'] }]);
      assert.deepEqual(device.complaints, []);
    });
  });
});
