import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { saveCaseDetails } from '@teeka/contract/cases';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import { addDays, type CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { uuidV7 } from '../apps/server/src/platform/ids/uuid-v7.ts';
import { begun, newDraft } from '../apps/web/src/features/cases/plans/bites/draft.ts';
import { detailsOf } from '../apps/web/src/features/cases/plans/bites/entries.ts';
import { accountOf, signedIn } from './harness/accounts.ts';
import { dosesOf, listedWith } from './harness/bite-books.ts';
import { Clinic } from './harness/clinic.ts';
import { dayOf } from './harness/day.ts';
import { journey } from './harness/journey.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const hospital = 'District Hospital';
const account = accountOf('vaccinator2');

interface Who {
  readonly id: string;
  readonly session_id: string;
}

/** A colleague at another phone opens the course of this bite, and has recorded the paper of an earlier one. */
async function colleague(system: System, who: Who, paper: CivilDate): Promise<string> {
  const client = await signedIn(system, account);
  const { today, instant } = systemClock();
  const draft = begun(newDraft, 'bite', today);
  const about = { beneficiary_reference_id: who.id, captured_at: instant.toISOString() };
  const case_id = uuidV7();
  await client.ask(saveCaseDetails, {
    ...about,
    case_id,
    session_id: who.session_id,
    material_category: 'Others',
    material_ids: [],
    screened: [],
    screening: null,
    rules_version: '',
    pack_cursor: '',
    bite: detailsOf({ ...draft, weight: '52', rabies: { ...draft.rabies, contacts: ['bitten'] } }, today),
  });
  const { material_id } = await system.books.one<{ material_id: number }>(
    `select material_id from material where material_code = 'ARV'`,
    [],
  );
  await client.ask(addPreviousVaccination, {
    ...about,
    case_id: uuidV7(),
    material_id,
    material_name: '',
    rig_type: '',
    proof: 'card',
    files: [],
    vaccine_details: [{ dose_id: uuidV7(), dose_code: 'ARV', day_of_dose: paper, file_name: '' }],
  });
  return case_id;
}

describe('records of a bite that the server refuses', () => {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('two phones, one bite', { system: () => system, profile: phone }, async (person) => {
    const { device, say, step } = person;
    const clinic = new Clinic(person);
    const { nurse, page } = clinic;
    const day = await dayOf(system, account.user_name);
    const fresh = await listedWith(system, day, 'k.case_id is null');
    const paper = addDays(systemClock().today, -400);
    const right = addDays(paper, -7);
    const typed = (on: CivilDate) => displayDate(on).replaceAll('/', '');
    const firstDay = () => page().getByRole('textbox', { name: say('bites:dripN', { n: 1 }) });
    let theirs = '';

    await step('somebody bitten is verified; then the network goes', async () => {
      await nurse.arrive(account);
      await nurse.openSession();
      await nurse.startSession();
      await nurse.verify(await nurse.find(fresh.name));
      await nurse.chipSays('sync:allSent');
      await device.networkOff();
      await clinic.choose('bite');
    });
    await step('her paper, her bite, and immunoglobulin of another hospital are recorded here', async () => {
      await clinic.tick(say('biteLists:contact-bitten'));
      const question = page().getByRole('group', { name: say('bites:rigElsewhereAsk') });
      await question.getByRole('radio', { name: say('biteLists:yesNo-yes') }).click();
      await page()
        .getByRole('textbox', { name: say('bites:rigElsewhereOn') })
        .fill(typed(systemClock().today));
      await clinic.fill('bites:rigElsewherePlace', hospital);
      await page()
        .getByRole('checkbox', { name: say('bites:rigPaper') })
        .click();
      await device.picture('rig-elsewhere-360', { whole: true });
      await clinic.button('bites:earlierPaper').click();
      await firstDay().fill(typed(paper));
      await clinic.button('bites:save', page().getByRole('dialog')).click();
      await firstDay().waitFor({ state: 'detached' });
      await clinic.button('cases:continue').click();
      await page().waitForURL('**/beneficiary-vaccination-details*');
      await page()
        .getByText(say('bites:rigGiven', { date: displayDate(systemClock().today) }))
        .waitFor();
      await clinic.chooseVials();
      await clinic.saveVisit();
      await nurse.chipSays('sync:offlineWaiting', 1);
    });
    await step('a colleague has recorded both meanwhile: paper and case need her', async () => {
      theirs = await colleague(system, { ...fresh, session_id: day.session_id }, paper);
      await device.networkOn();
      await nurse.chipSays('sync:needsYou', 1);
      assert.deepEqual(
        (await dosesOf(system, fresh.id)).filter(({ day_of_dose }) => day_of_dose !== null),
        [],
      );
    });
    await step('the paper opens as it was typed, with the reason under its day, and is corrected', async () => {
      await nurse.openRecords();
      const line = page()
        .getByRole('dialog')
        .getByRole('listitem')
        .filter({ hasText: say('refusals:RABIES0002', { day: 0, date: displayDate(paper) }) });
      await clinic.button('sync:edit', line).click();
      await page()
        .getByText(say('refusals:RABIES0002', { day: 0, date: displayDate(paper) }))
        .first()
        .waitFor();
      assert.equal((await firstDay().inputValue()).replace(/\D/g, ''), typed(paper));
      await device.picture('correct-paper-360', { whole: true });
      await firstDay().fill(typed(right));
      await clinic.button('bites:save').click();
      await page().waitForURL('**/beneficiary/*');
      await nurse.chipSays('sync:needsYou', 1);
    });
    await step('the case leads to the open one, with what was given in hand', async () => {
      await nurse.openRecords();
      await clinic.button('sync:edit', page().getByRole('dialog')).click();
      await page().getByText(say('bites:intoOpenCase')).waitFor();
      await device.picture('correct-bite-360', { whole: true });
      await clinic.button('cases:continue').click();
      await page().waitForURL('**/beneficiary-vaccination-details*');
      await clinic.button('cases:continue').click();
      await page().waitForURL('**/beneficiary-vaccination-summary*');
      await page().getByText(hospital).waitFor();
      await clinic.button('bites:save').click();
      await clinic.button('cases:nextPerson').waitFor();
      await nurse.chipSays('sync:allSent');
      await nurse.nextPerson();
    });
    await step('the page of the course says who gave the immunoglobulin, and asks for none', async () => {
      await device.open(`/case-details/${fresh.id}/${day.session_id}`);
      await page().getByText(hospital).waitFor();
      await page()
        .getByText(say('bites:rigGiven', { date: displayDate(systemClock().today) }))
        .waitFor();
      assert.equal(await clinic.button('bites:rigElsewhere').count(), 0);
      await device.picture('rig-course-360', { whole: true });
    });
    await step('every dose stands once, in the one open case', async () => {
      const given = await system.books.rows<{ dose_code: string; case_id: string }>(
        `select dose_code, case_id from dose where beneficiary_id = $1 and session_id is not null order by dose_code`,
        [fresh.id],
      );
      assert.deepEqual(given, [
        { dose_code: 'ARV', case_id: theirs },
        { dose_code: 'RIG', case_id: theirs },
      ]);
      const papers = await system.books.rows<{ on: string }>(
        `select given_on::text as on from dose where beneficiary_id = $1 and session_id is null order by given_on`,
        [fresh.id],
      );
      assert.deepEqual(papers, [{ on: right }, { on: paper }]);
    });
  });
});
