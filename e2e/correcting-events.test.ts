import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { voidDose } from '@teeka/contract/vaccinations';
import { dayInIndia, timeInIndia } from '@teeka/domain/calendar';
import { accountOf, signedIn } from './harness/accounts.ts';
import { guestWhoIsLate, listedWith } from './harness/bite-books.ts';
import { Clinic } from './harness/clinic.ts';
import { dayOf } from './harness/day.ts';
import { journey } from './harness/journey.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { tellSnakeBite } from './harness/venom-scenes.ts';
import { patternOf } from './harness/words.ts';

const account = accountOf('vaccinator2');
const minutes = (count: number) => count * 60_000;
const clock = (at: number) => timeInIndia(new Date(at));

/** A colleague at another phone takes back a drip that was recorded twice. */
async function takenBack(system: System, person: string): Promise<void> {
  const phone = await signedIn(system, account);
  const dose = await system.books.one<{ dose_id: string; dose_code: string; given_on: string }>(
    `select dose_id, dose_code, given_on::text from dose
     where beneficiary_id = $1 and dose_code = 'ASV' and day_of_dose = 2`,
    [person],
  );
  await phone.ask(voidDose, {
    ...dose,
    beneficiary_reference_id: person,
    reason: 'Recorded twice',
    captured_at: new Date().toISOString(),
  });
}

function correctingEvents(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('what happened in a case, refused', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const clinic = new Clinic(person);
    const { nurse, page } = clinic;
    const day = await dayOf(system, account.user_name);
    const stung = await listedWith(system, day, 'k.case_id is null');
    const guest = await guestWhoIsLate(system, day);
    const begun = Date.now();
    // A drip does not begin before the day of its bite: soon after midnight, that day is young.
    const earlier = Math.max(begun - minutes(60), Date.parse(`${dayInIndia(new Date(begun))}T00:00+05:30`));
    const drip = (n: number) =>
      page()
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: say('bites:dripN', { n }) });
    const records = () => page().getByRole('dialog', { name: say('sync:title') });
    const sheet = (key: 'bites:dripEnd' | 'bites:clottingTest' | 'biteReports:recallResult') =>
      page().getByRole('dialog', { name: say(key) });
    /** Opens what was refused with this sentence where it can be corrected. */
    const edit = async (sentence: string) => {
      await nurse.openRecords();
      const line = records().getByRole('listitem').filter({ hasText: sentence }).first();
      await clinic.button('sync:edit', line).click();
    };
    const events = () =>
      system.books.rows<{ kind: string; at: Date; facts: Record<string, unknown>; who: string }>(
        `select kind, at, facts, beneficiary_id::text as who from bite_event
         where kind in ('clotting-test', 'drip-ended', 'recall') and at > $1 order by kind`,
        [new Date(begun - minutes(120))],
      );

    await step('a snake bite is treated with two drips, one of them up to an hour ago', async () => {
      await nurse.arrive(account);
      await nurse.openSession();
      await nurse.startSession();
      await nurse.verify(await nurse.find(stung.name));
      await tellSnakeBite(clinic, nurse);
      for (const at of [earlier, begun]) {
        await clinic.sheet('bites:add-antivenom', async (open) => {
          await open.getByLabel(say('bites:dripFrom')).fill(clock(at));
          await clinic.chooseVials(open);
        });
      }
      await clinic.saveVisit();
      await nurse.chipSays('sync:allSent');
    });
    await step('without network the second drip is ended, while a colleague takes it back', async () => {
      await nurse.nextPerson();
      await clinic.reopen(stung.name);
      await clinic.button('bites:dripEnd', drip(2)).waitFor();
      await device.networkOff();
      await clinic.button('bites:dripEnd', drip(2)).click();
      await clinic.button('bites:takeOver', sheet('bites:dripEnd')).click();
      await drip(2).getByText(say('bites:dripDone'), { exact: true }).waitFor();
      await clinic.saveVisit();
      await nurse.chipSays('sync:offlineWaiting', 1);
      await takenBack(system, stung.id);
    });
    await step('the clock of the phone runs an hour ahead when the clotting test is read', async () => {
      await nurse.nextPerson();
      await clinic.reopen(stung.name);
      await clinic.button('bites:startTest').waitFor();
      await page().clock.setSystemTime(Date.now() + minutes(60));
      await clinic.button('bites:startTest').click();
      await clinic.button('bites:doesNotClot').click();
      await clinic.saveVisit();
      await nurse.chipSays('sync:offlineWaiting', 1);
    });
    await step('and when a guest of the site is called who missed a day', async () => {
      await device.open('/rabies-recall');
      const line = page().getByRole('main').getByRole('listitem').filter({ hasText: guest.name });
      await line.getByRole('combobox').or(line.getByRole('textbox')).first().click();
      await page()
        .getByRole('option', { name: say('biteLists:call-coming') })
        .click();
      await clinic.button('biteReports:recallSave', line).click();
      await line.getByText(patternOf(say, 'biteReports:recallLast')).waitFor();
      await nurse.chipSays('sync:offlineWaiting', 2);
    });
    await step('with clock and network right again, drip and call need her; the test waits for the drip', async () => {
      await page().clock.setSystemTime(Date.now());
      await device.networkOn();
      await nurse.chipSays('sync:needsYou', 2);
      assert.deepEqual(await events(), []);
    });
    await step('the end of the drip asks which one it was, and is sent', async () => {
      await edit(say('refusals:REQVAL0012'));
      const which = sheet('bites:dripEnd').getByRole('combobox', { name: say('bites:whichDrip') });
      await sheet('bites:dripEnd').getByText(say('refusals:REQVAL0012')).first().waitFor();
      assert.equal(await which.inputValue(), '');
      await device.picture(`correct-drip-${profile.name}`);
      await which.selectOption({ index: 1 });
      await clinic.button('bites:save', sheet('bites:dripEnd')).click();
      await sheet('bites:dripEnd').waitFor({ state: 'detached' });
      await drip(1).getByText(say('bites:dripDone'), { exact: true }).waitFor();
    });
    const wrongClock = say('refusals:SESDAY0015');
    await step('now the test needs her, too: its time is asked anew on the page that is open', async () => {
      await nurse.chipSays('sync:needsYou', 2);
      await nurse.openRecords();
      const line = records()
        .getByRole('list', { name: stung.name })
        .getByRole('listitem')
        .filter({ hasText: wrongClock });
      await clinic.button('sync:edit', line).click();
      const open = sheet('bites:clottingTest');
      await open.getByText(wrongClock).waitFor();
      await open.getByText(say('refusals:FLDVAL0001')).waitFor();
      assert.ok(await clinic.button('bites:save', open).isDisabled());
      await device.picture(`correct-test-${profile.name}`);
      await open.getByLabel(say('bites:tubeAt')).fill(clock(begun - minutes(20)));
      await clinic.button('bites:save', open).click();
      await nurse.chipSays('sync:needsYou', 1);
    });
    await step('the call opens on the list of calls, and is sent as made today', async () => {
      await edit(wrongClock);
      const open = sheet('biteReports:recallResult');
      await open.getByText(wrongClock).waitFor();
      await device.picture(`correct-call-${profile.name}`);
      await clinic.button('bites:save', open).click();
      await nurse.chipSays('sync:allSent');
    });
    await step('all three stand in the books, each once and when it was', async () => {
      const [test, end, call, ...more] = await events();
      assert.ok(test && end && call);
      assert.deepEqual([test.kind, end.kind, call.kind, ...more], ['clotting-test', 'drip-ended', 'recall']);
      const first = await system.books.one<{ dose_id: string }>(
        `select dose_id from dose where beneficiary_id = $1 and dose_code = 'ASV' and day_of_dose = 1`,
        [stung.id],
      );
      assert.equal(end.facts.dose_id, first.dose_id);
      assert.deepEqual(test.facts, { clots: false });
      assert.equal(clock(test.at.getTime()), clock(begun - minutes(20)));
      assert.deepEqual([call.who, call.facts.state], [guest.id, 'coming']);
      for (const { kind, at } of [test, end, call])
        assert.ok(at.getTime() > begun - minutes(120) && at.getTime() <= Date.now(), `${kind} at ${at}`);
    });
  });
}

for (const profile of dealt(phone)) describe(profile.name, () => correctingEvents(profile));
