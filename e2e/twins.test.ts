import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { babyName } from '@teeka/domain/pregnancy';
import { accountOf } from './harness/accounts.ts';
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

interface Child {
  readonly id: string;
  readonly name: string;
  readonly guardian: string;
  readonly doses: readonly string[];
}

function twins(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('triplets, one of them born dead', { system: () => system, profile }, async ({ device, say, step }) => {
    const nurse = new Nurse({ device, say });
    const day = await dayOf(system, vaccinator.user_name);
    const mother = await pregnantSince(system, vaccinator, { day, days: 255 });
    const { main, field, choose, typeDay, tap, next, dose: tick } = pregnancyForm({ device, say });
    const children = () =>
      system.books.rows<Child>(
        `select b.beneficiary_id::text as id, b.ben_name as name, b.guardian_id::text as guardian,
           array(select d.dose_code from dose d where d.beneficiary_id = b.beneficiary_id order by 1) as doses
         from beneficiary b join pregnancy_birth birth on birth.child_id = b.beneficiary_id
         where birth.beneficiary_id = $1 order by b.ben_name`,
        [mother.id],
      );
    const named = (nth: number) => babyName(mother.name, { nth, of: 2 });

    await step('has her on the phone, and loses the network', async () => {
      await nurse.arrive(vaccinator);
      await nurse.chipSays('sync:allSent');
      await device.open(`/beneficiary/${mother.id}`);
      await device.page.getByRole('link', { name: say('pregnancyOutcome:diedWhilePregnant') }).waitFor();
      await device.networkOff();
      await nurse.chipSays('sync:offline');
    });
    await step('says that it ended by a delivery, and how', async () => {
      await device.open(`/pregnancy/${mother.id}/outcome`);
      await tap('pregnancyOutcome:end-delivery');
      await field('delivery', 'live-births').fill('2');
      await field('delivery', 'still-births').fill('1');
      await choose('delivery', 'place', 'pregnancyMasters:delivery_place-Primary Health Centre' as WordKey);
      await choose('delivery', 'conducted-by', 'pregnancyMasters:conducted_by-ANM' as WordKey);
      await choose('delivery', 'delivery-type', 'pregnancyMasters:delivery_type-Normal' as WordKey);
      await next();
      await main()
        .getByText(say('refusals:BENPAR0001' as WordKey))
        .first()
        .waitFor();
      await typeDay('delivery', 'delivered-on', todayInIndia());
      await next();
      await field('delivery', 'units-transfused').waitFor();
      await next();
    });
    for (const nth of [0, 1])
      await step(`child ${nth + 1} lives: its weight is judged, its name proposed, its doses ticked`, async () => {
        await main()
          .getByText(say('pregnancyOutcome:childLive', { n: String(nth + 1) }))
          .first()
          .waitFor();
        assert.equal(await field('birth', 'name').inputValue(), named(nth));
        await choose('birth', 'sex', 'pregnancyForms:option-sex-female');
        await field('birth', 'weight').fill('9');
        await next();
        await main()
          .getByText(say('refusals:BENREG0010' as WordKey))
          .first()
          .waitFor();
        await field('birth', 'weight').fill('2.4');
        for (const dose of nth === 0 ? ['BCG', 'OPV0'] : ['BCG']) await tick(dose);
        await next();
      });
    await step('the third was born dead', async () => {
      await main()
        .getByText(say('pregnancyOutcome:childStill', { n: '3' }))
        .first()
        .waitFor();
      await choose('birth', 'sex', 'pregnancyForms:option-sex-male');
      await choose('birth', 'still-birth-type', 'pregnancyMasters:still_birth_type-Fresh' as WordKey);
      await next();
    });
    await step('the family agrees once, and all is saved on the phone', async () => {
      for (const nth of [0, 1]) await main().getByText(named(nth), { exact: true }).waitFor();
      await main().getByRole('checkbox').check();
      await tap('pregnancyOutcome:save');
      await device.page.waitForURL(`**/pregnancy/${mother.id}`);
      assert.deepEqual(await children(), []);
    });
    await step(
      'the network comes back: both are people of their own, with their mother and what they were given',
      async () => {
        await device.networkOn();
        await eventually(
          async () => (await children()).map(({ name, guardian, doses }) => [name, guardian, doses.join(' ')]),
          [
            [named(0), mother.id, 'BCG OPV0'],
            [named(1), mother.id, 'BCG'],
          ],
        );
        await nurse.chipSays('sync:allSent');
      },
    );
    await step('a child has its page, and the missing birth dose stands on it', async () => {
      const [, second] = await children();
      assert.ok(second);
      await device.open(`/beneficiary/${second.id}`);
      await device.page.getByRole('heading', { name: second.name }).first().waitFor();
      await main()
        .getByText(say('schedule:dose-OPV0' as WordKey))
        .first()
        .waitFor();
    });
  });
}

for (const profile of dealt(phone)) describe(profile.name, () => twins(profile));
