import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { displayDate } from '@teeka/domain/format';
import { babyName } from '@teeka/domain/pregnancy';
import { accountOf } from './harness/accounts.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { labelled } from './harness/labelled.ts';
import { Nurse } from './harness/nurse.ts';
import { pregnantSince } from './harness/pregnant.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

const worker = accountOf('vaccinator1');

function elsewhere(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  const about = 'a woman of another site of the worker, who is not on the phone, is delivered and visited';
  journey(about, { system: () => system, profile }, async ({ device, say, step }) => {
    const nurse = new Nurse({ device, say });
    const other = await system.books.one<{ session_site_id: string }>(
      `select s.session_site_id from app_user u join user_site s using (user_id)
       where u.user_name = $1 and s.session_site_id <> u.default_site_id limit 1`,
      [worker.user_name],
    );
    const day = { session_id: '', session_site_id: other.session_site_id, roster: [] };
    const mother = await pregnantSince(system, worker, { day, days: 270 });
    const today = todayInIndia();
    const main = () => device.page.getByRole('main');
    const field = (key: string) => labelled(main(), say(`pregnancyForms:${key}` as WordKey));
    const button = (word: WordKey) => device.page.getByRole('button', { name: say(word), exact: true });
    const choose = async (key: string, word: string) => {
      const list = main().locator('select').and(field(key));
      const chip = main().getByText(say(`pregnancyMasters:${word}` as WordKey), { exact: true });
      await list.or(chip).first().waitFor();
      if ((await list.count()) > 0) await list.selectOption(word.slice(word.indexOf('-') + 1));
      else await chip.click();
    };
    const kinds = async () =>
      (
        await system.books.rows<{ kind: string }>(
          'select kind from pregnancy_event where beneficiary_id = $1 order by recorded_at, captured_at',
          [mother.id],
        )
      ).map(({ kind }) => kind);

    await step('her page is fetched, and leads to how it ended', async () => {
      await nurse.arrive(worker);
      await nurse.chipSays('sync:allSent');
      await device.open(`/pregnancy/${mother.id}`);
      await device.page.getByRole('link', { name: say('pregnancyPage:way-outcome') }).click();
      await button('pregnancyOutcome:end-delivery').click();
    });
    await step('the delivery of a living child, and the family agrees', async () => {
      await field('delivery-live-births').fill('1');
      await field('delivery-still-births').fill('0');
      await choose('delivery-place', 'delivery_place-Primary Health Centre');
      await choose('delivery-conducted-by', 'conducted_by-ANM');
      await choose('delivery-delivery-type', 'delivery_type-Normal');
      const date = field('delivery-delivered-on');
      await date.fill((await date.getAttribute('type')) === 'date' ? today : displayDate(today));
      await button('app:next').click();
      await field('delivery-units-transfused').waitFor();
      await button('app:next').click();
      await main()
        .getByText(say('pregnancyForms:option-sex-female' as WordKey), { exact: true })
        .click();
      await button('app:next').click();
      await device.page.getByRole('checkbox', { name: say('registration:consentTick') }).check();
      await button('pregnancyOutcome:save').click();
      await device.page.waitForURL((url) => url.pathname === `/pregnancy/${mother.id}`);
      await eventually(kinds, ['registered', 'delivery']);
    });
    await step('her child is registered with her', async () => {
      const child = () =>
        system.books.rows<{ name: string; guardian: string }>(
          `select b.ben_name as name, b.guardian_id::text as guardian from beneficiary b
           join pregnancy_birth birth on birth.child_id = b.beneficiary_id where birth.beneficiary_id = $1`,
          [mother.id],
        );
      await eventually(child, [{ name: babyName(mother.name, { nth: 0, of: 1 }), guardian: mother.id }]);
    });
    await step('the visit after the delivery finds a high pressure, and she is sent on from it', async () => {
      await device.page.getByRole('link', { name: say('pregnancyPage:way-postnatal') }).click();
      await field('postnatal-systolic').fill('172');
      await field('postnatal-diastolic').fill('112');
      await main().getByText(say('pregnancyOutcome:referToday')).waitFor();
      assert.match(await field('referral-reason').inputValue(), /172\/112/);
      // Where she is sent is asked, and what was typed stays.
      await button('pregnancyOutcome:postnatalSave').click();
      await main()
        .getByText(say('refusals:BENFAC0001' as WordKey))
        .first()
        .waitFor();
      await field('referral-to-facility').fill('CHC Sahaswan');
      await button('pregnancyOutcome:postnatalSave').click();
      await device.page.waitForURL((url) => url.pathname === `/pregnancy/${mother.id}`);
      await eventually(kinds, ['registered', 'delivery', 'postnatal', 'referral']);
      await main().getByText('CHC Sahaswan').first().waitFor();
    });
    await step('what became of it is told', async () => {
      await button('pregnancyPage:whatBecame').click();
      const sheet = device.page.getByRole('dialog');
      await sheet.getByRole('radio', { name: say('app:yes'), exact: true }).check();
      await sheet.getByRole('button', { name: say('pregnancyPage:save'), exact: true }).click();
      await eventually(async () => (await kinds()).at(-1), 'referral-result');
    });
  });
}

for (const profile of dealt(phone)) describe(profile.name, () => elsewhere(profile));
