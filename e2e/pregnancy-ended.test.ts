import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { labelled } from './harness/labelled.ts';
import { Nurse } from './harness/nurse.ts';
import { pregnantSince } from './harness/pregnant.ts';
import { dealt, desktop, type Profile } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

const vaccinator = accountOf('vaccinator1');

function ended(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('an abortion, then a death', { system: () => system, profile }, async ({ device, say, step }) => {
    const nurse = new Nurse({ device, say });
    const today = todayInIndia();
    const day = await dayOf(system, vaccinator.user_name);
    const first = await pregnantSince(system, vaccinator, { day, days: 130 });
    const second = await pregnantSince(system, vaccinator, { day, days: 200 });
    const main = () => device.page.getByRole('main');
    const field = (key: string) => labelled(main(), say(`pregnancyForms:${key}` as WordKey));
    const tap = (word: WordKey) => device.page.getByRole('button', { name: say(word), exact: true }).click();
    const typeDay = async (key: string, on: string) => {
      const date = field(key);
      await date.fill((await date.getAttribute('type')) === 'date' ? on : displayDate(on));
    };
    const standing = (id: string) =>
      system.books.one<{ type: number; lmp: string | null; aborted: string | null; died: string | null }>(
        `select ben_type_id as type, lmp_date::text as lmp, abortion_on::text as aborted, deceased_on::text as died
         from beneficiary where beneficiary_id = $1`,
        [id],
      );

    await step('an abortion of some weeks ago is written down; she is pregnant no more', async () => {
      await nurse.arrive(vaccinator);
      await nurse.chipSays('sync:allSent');
      await device.open(`/pregnancy/${first.id}/outcome`);
      await tap('pregnancyOutcome:end-abortion');
      await typeDay('abortion-aborted-on', addDays(today, -50));
      await main()
        .getByText(say('pregnancyMasters:abortion_type-Spontaneous' as WordKey), { exact: true })
        .click();
      await tap('pregnancyOutcome:save');
      await device.page.waitForURL(`**/pregnancy/${first.id}`);
      await eventually(() => standing(first.id), { type: 20, lmp: null, aborted: addDays(today, -50), died: null });
    });
    await step('from her page the new pregnancy is registered, which is another one', async () => {
      await device.page.getByRole('link', { name: say('pregnancyPage:register'), exact: true }).click();
      await device.page.waitForURL(`**/pregnancy/${first.id}/register`);
      await typeDay('registered-lmp-date', addDays(today, -10));
      await tap('pregnancyPage:save');
      await device.page.waitForURL((url) => url.pathname === `/pregnancy/${first.id}`);
      await eventually(async () => (await standing(first.id)).lmp, addDays(today, -10));
      const numbers = await system.books.rows<{ outcome: string | null }>(
        'select outcome from pregnancy where beneficiary_id = $1 order by pregnancy_number',
        [first.id],
      );
      assert.deepEqual(numbers, [{ outcome: 'abortion' }, { outcome: null }]);
    });
    await step(
      'the death of a pregnant woman leads from her page to the pregnancy, is asked once and ends what was planned',
      async () => {
        await device.open(`/beneficiary/${second.id}`);
        assert.equal(
          await main()
            .getByRole('button', { name: say('beneficiaries:deathDeclare'), exact: true })
            .count(),
          0,
        );
        await main()
          .getByRole('link', { name: say('pregnancyOutcome:diedWhilePregnant') })
          .click();
        await typeDay('maternal-death-died-on', today);
        const select = (key: string) => main().locator('select').and(field(key));
        await select('maternal-death-place').selectOption({ index: 1 });
        await select('maternal-death-cause').selectOption({ index: 1 });
        await tap('pregnancyOutcome:save');
        const sheet = device.page.getByRole('dialog');
        await sheet.getByText(say('pregnancyOutcome:deathAfter')).waitFor();
        await sheet.getByRole('button', { name: say('pregnancyOutcome:save'), exact: true }).click();
        await device.page.waitForURL(`**/pregnancy/${second.id}`);
        await eventually(() => standing(second.id), { type: 20, lmp: null, aborted: null, died: today });
      },
    );
  });
}

for (const profile of dealt(desktop)) describe(profile.name, () => ended(profile));
