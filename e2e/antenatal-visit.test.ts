import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { getPregnancies } from '@teeka/contract/pregnancies';
import { displayDate } from '@teeka/domain/format';
import { readPregnancy } from '@teeka/domain/pregnancy';
import { accountOf, signedIn } from './harness/accounts.ts';
import { Device } from './harness/device.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { postTogether } from './harness/post-together.ts';
import { pregnantWoman } from './harness/pregnant-woman.ts';
import { type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

const anm = accountOf('anm1');
const colleague = accountOf('vaccinator1');
const severe = 'Severe anaemia (Hb under 7)';

function firstVisit(profile: Profile, colleagues: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('an antenatal visit without network', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const page = () => device.page;
    const nurse = new Nurse(person);
    await postTogether(system, { comes: anm.user_name, to: colleague.user_name });
    const she = await pregnantWoman(system, colleague);
    const path = `/pregnancy/${she.beneficiary_id}/visit`;
    const main = () => page().getByRole('main');
    const next = (step: 'measured' | 'tests' | 'given' | 'summary') =>
      main()
        .getByRole('button', { name: say('app:next'), exact: true })
        .click()
        .then(() =>
          main()
            .getByText(say(`pregnancyVisit:step-${step}`), { exact: true })
            .first()
            .waitFor(),
        );
    const field = (key: 'haemoglobin' | 'systolic' | 'diastolic' | 'weight') =>
      main().getByRole('textbox', { name: say(`pregnancyForms:antenatal-${key}`) });
    const kinds = async () =>
      (
        await system.books.rows<{ kind: string }>(
          `select kind from pregnancy_event where beneficiary_id = $1 and kind <> 'registered' order by kind`,
          [she.beneficiary_id],
        )
      ).map(({ kind }) => kind);

    await step('opens the visit without network: nothing but the day is needed', async () => {
      await nurse.arrive(anm);
      await device.open(path);
      await main()
        .getByText(say('pregnancyVisit:visitNumber', { n: 1 }))
        .waitFor();
      await device.networkOff();
      await nurse.chipSays('sync:offline');
      await next('measured');
    });
    await step('a pressure of one figure is not taken; what is out of order is said at once, with why', async () => {
      await field('systolic').fill('120');
      await main()
        .getByRole('button', { name: say('app:next'), exact: true })
        .click();
      await main().getByText(say('refusals:BENANC0004')).waitFor();
      await field('diastolic').fill('80');
      await field('haemoglobin').fill('8.2');
      await main()
        .getByText(say('pregnancyVisit:anaemia-moderate', { figure: '8.2' }))
        .waitFor();
      await field('haemoglobin').fill('6.8');
      await main()
        .getByText(say('pregnancyRisks:anaemia-severe', { figure: '6.8' }))
        .waitFor();
      await field('weight').fill('46.5');
    });
    await step('closed and opened again, nothing typed is lost', async () => {
      await device.open(path);
      await field('haemoglobin').waitFor();
      assert.equal(await field('haemoglobin').inputValue(), '6.8');
    });
    await step('the summary proposes the risk and the referral; where to is still to be said', async () => {
      for (const one of ['tests', 'given', 'summary'] as const) await next(one);
      await main().getByText(say('pregnancyVisit:referToday')).waitFor();
      await main()
        .getByRole('group', { name: say(`pregnancyMasters:high_risk-${severe}`) })
        .getByRole('radio', { name: say('pregnancyVisit:holds'), exact: true })
        .check();
      await main()
        .getByRole('button', { name: say('pregnancyVisit:save') })
        .click();
      await main().getByText(say('refusals:BENFAC0001')).waitFor();
      const to = main().getByRole('textbox', { name: say('pregnancyForms:referral-to-facility') });
      await to.fill('CHC Ujhani');
      await main()
        .getByRole('button', { name: say('pregnancyVisit:save') })
        .click();
      await page().waitForURL((url) => url.pathname !== path);
      await nurse.chipSays('sync:offlineWaiting', 1);
      assert.deepEqual(await kinds(), []);
    });
    await step('with the network the server has all three', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      await eventually(kinds, ['antenatal', 'referral', 'risk']);
      const [row] = await system.books.rows('select visits, high_risk from pregnancy where beneficiary_id = $1', [
        she.beneficiary_id,
      ]);
      assert.deepEqual(row, { visits: 1, high_risk: true });
    });
    await step(
      'the haemoglobin was read wrongly: without network the visit is written again, nothing else of it',
      async () => {
        await device.networkOff();
        const swelling = main().getByRole('checkbox', { name: say('pregnancyForms:option-signs-swelling') });
        // Another visit was begun, and left.
        await device.open(path);
        await main().getByText(say('pregnancyForms:option-signs-swelling'), { exact: true }).click();
        await eventually(() => swelling.isChecked(), true);
        await device.open(`/pregnancy/${she.beneficiary_id}`);
        const again = page().getByRole('button', { name: say('pregnancyPage:writeAgain'), exact: true });
        await page().getByText(say('pregnancyPage:written')).click();
        await again.click();
        await page().waitForURL((url) => url.pathname === path);
        await main()
          .getByText(say('pregnancyVisit:writingAgain', { date: displayDate(todayInIndia()) }))
          .waitFor();
        assert.equal(await swelling.isChecked(), false);
        await next('measured');
        assert.deepEqual(
          [await field('haemoglobin').inputValue(), await field('weight').inputValue()],
          ['6.8', '46.5'],
        );
        await field('haemoglobin').fill('8.6');
        for (const one of ['tests', 'given', 'summary'] as const) await next(one);
        await main()
          .getByRole('button', { name: say('pregnancyVisit:save') })
          .click();
        await page().waitForURL((url) => url.pathname !== path);
        await nurse.chipSays('sync:offlineWaiting', 1);
      },
    );
    await step('with the network one visit of the day stands, the earlier one stays readable', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      // With it goes what was said of its risks, and where she was sent for them.
      await eventually(kinds, ['antenatal', 'antenatal', 'referral', 'risk', 'withdrawal', 'withdrawal', 'withdrawal']);
      const mine = await signedIn(system, anm);
      const { pregnancies } = await mine.ask(getPregnancies, { beneficiary_ref_id: she.beneficiary_id });
      const pregnancy = readPregnancy(1, pregnancies[0]?.events ?? []);
      assert.deepEqual(
        pregnancy?.visits.map(({ facts }) => [facts.haemoglobin, facts.weight]),
        [[8.6, 46.5]],
      );
    });
    await step('a second visit of this day is offered as the same one, written again', async () => {
      await device.open(path);
      await main().getByText(say('pregnancyVisit:dayWritten')).waitFor();
      const begun = main().getByRole('checkbox', { name: say('pregnancyForms:option-signs-swelling') });
      assert.equal(await begun.isChecked(), true);
      await main()
        .getByRole('button', { name: say('pregnancyVisit:writeAgain'), exact: true })
        .click();
      await main()
        .getByRole('button', { name: say('pregnancyVisit:leaveAgain'), exact: true })
        .click();
      await main().getByText(say('pregnancyVisit:dayWritten')).waitFor();
    });
    await step("a colleague's phone has the visit: a second one of this day is not taken", async () => {
      const theirs = await wordsIn(colleagues.language, colleagues);
      const other = new Nurse({ device: new Device(system, colleagues), say: theirs });
      await other.arrive(colleague);
      await other.device.open(path);
      const there = other.page.getByRole('main');
      await there.getByText(other.say('pregnancyVisit:visitNumber', { n: 1 })).waitFor();
      await there.getByRole('button', { name: other.say('app:next'), exact: true }).click();
      await there.getByText(other.say('refusals:BENANC0002')).waitFor();
      assert.deepEqual(other.device.complaints, []);
      await other.device.throwAway();
    });
  });
}

const inEnglish: Profile = { ...phone, name: '360-en', language: 'en' };
for (const [profile, colleagues] of [
  [phone, inEnglish],
  [inEnglish, phone],
] as const)
  describe(`an antenatal visit on ${profile.name}`, () => firstVisit(profile, colleagues));
