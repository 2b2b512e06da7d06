import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe } from 'node:test';
import { displayDate } from '@teeka/domain/format';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { axeFindings } from '../tools/pictures/axe.ts';
import { accountOf } from './harness/accounts.ts';
import { daysPass, dosesOf, listedWith, statesOf } from './harness/bite-books.ts';
import { Clinic } from './harness/clinic.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { flawsOf } from './harness/flaws.ts';
import { journey } from './harness/journey.ts';
import { lookAtAnimal, stopForHealthyAnimal } from './harness/look-at-animal.ts';
import { dealt, desktop, type Profile } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { tellSnakeBite } from './harness/tell-snake-bite.ts';
import { typeTooMuch } from './harness/type-too-much.ts';
import { patternOf } from './harness/words.ts';

const account = accountOf('vaccinator2');

function clinicDay(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('a day at the clinic for bites', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const clinic = new Clinic(person);
    const { nurse, page } = clinic;
    const flaws: string[] = [];
    /** A picture of the screen, and what is wrong with it. */
    const picture = async (name: string, more?: { whole: boolean }) => {
      await device.picture(`${name}-${profile.name}`, more);
      const grave = (await axeFindings(page())).filter((one) => one.grave).map(({ line }) => line);
      flaws.push(...[...grave, ...(await flawsOf(device))].map((flaw) => `${name}: ${flaw}`));
    };
    const day = await dayOf(system, account.user_name);
    const fresh = await listedWith(system, day, 'k.case_id is null');
    const daysAgo = `(select max(current_date - d.given_on) from dose d where d.beneficiary_id = k.beneficiary_id and d.case_id = k.case_id)`;
    const exceeded = await listedWith(system, day, `${daysAgo} > 7`);
    const stung = await listedWith(system, day, `${daysAgo} between 2 and 4`);
    const open = (who: { name: string }) => clinic.reopen(who.name);

    await step('signs in at the clinic and starts the session', async () => {
      await nurse.arrive(account);
      await picture('bites-dashboard');
      await nurse.openSession();
      await nurse.startSession();
      await nurse.chipSays('sync:allSent');
      await picture('bites-session');
    });
    await step('a new bite: what happened is asked first', async () => {
      await nurse.verify(await nurse.find(fresh.name));
      await page().getByText(say('bites:whatHappened')).waitFor();
      await picture('bites-kind');
      await clinic.choose('bite');
    });
    await step('a bite through the skin is category III, with vaccine and immunoglobulin', async () => {
      await clinic.button('cases:continue').click();
      await page().getByRole('alert').or(page().locator('[id$="-error"]')).first().waitFor();
      await clinic.tick(say('biteLists:contact-bitten'));
      await clinic.fill('bites:weight', '52');
      await page()
        .getByText(say('bites:category', { category: 'III' }))
        .waitFor();
      await picture('bites-form', { whole: true });
      await clinic.button('cases:continue').click();
      await page().waitForURL('**/beneficiary-vaccination-details*');
      await page()
        .getByText(`${say('bites:iu', { iu: '2,080' })}`, { exact: false })
        .waitFor();
      await typeTooMuch(clinic, say, picture);
      await picture('bites-vaccination', { whole: true });
    });
    await step('saved, with what went into the wounds; the next visit is named', async () => {
      await clinic.saveVisit('bites:intoWounds');
      await picture('bites-success', { whole: true });
      await nurse.chipSays('sync:allSent');
      assert.deepEqual(await dosesOf(system, fresh.id), [
        { dose_code: 'ARV', day_of_dose: 0 },
        { dose_code: 'RIG', day_of_dose: 0 },
      ]);
      await nurse.nextPerson();
    });
    await step('day 3 is missed by two days and still given; the later days move', async () => {
      await daysPass(system, fresh.id, 5);
      await open(fresh);
      await page()
        .getByText(say('bites:giveDay', { day: 3 }))
        .waitFor();
      await page()
        .getByText(say('bites:lateBy', { count: 2 }))
        .first()
        .waitFor();
      await picture('bites-late', { whole: true });
      await clinic.giveDay();
      await nurse.chipSays('sync:allSent');
    });
    await step('day 7 comes four days after day 3, not before', async () => {
      await nurse.nextPerson();
      await daysPass(system, fresh.id, 3);
      await open(fresh);
      await page().getByText(patternOf(say, 'bites:comeBack')).first().waitFor();
      assert.equal(await clinic.button('cases:continue').count(), 0);
      await daysPass(system, fresh.id, 1);
      await open(fresh);
      await page()
        .getByText(say('bites:giveDay', { day: 7 }))
        .waitFor();
    });
    await step('another hospital gave day 7: saved on its own, without network', async () => {
      await device.networkOff();
      await clinic.givenElsewhere(7, systemClock().today);
      await page().getByText(patternOf(say, 'bites:comeBack')).first().waitFor();
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      assert.equal((await dosesOf(system, fresh.id)).length, 4);
    });
    await step('the dog was found ill: told on the course page, and the whole course is needed', async () => {
      await open(fresh);
      await page().getByText(patternOf(say, 'bites:watchAnimal')).waitFor();
      await lookAtAnimal(clinic, say, 'ill', () => picture('bites-animal'));
      await page()
        .getByText(say('bites:animalGoOn', { state: say('biteLists:observed-ill') }))
        .waitFor();
      await page()
        .getByRole('link', { name: say('aefi:report') })
        .waitFor();
      await picture('bites-course', { whole: true });
      await nurse.chipSays('sync:allSent');
      assert.deepEqual(await statesOf(system, fresh.id, 'animal'), ['ill']);
    });
    await step('day 28 completes the course', async () => {
      await daysPass(system, fresh.id, 21);
      await open(fresh);
      await page()
        .getByText(say('bites:giveDay', { day: 28 }))
        .waitFor();
      await clinic.giveDay();
      await nurse.chipSays('sync:allSent');
      const { status } = await system.books.one<{ status: number }>(
        'select status from care_case join bite_case using (beneficiary_id, case_id) where beneficiary_id = $1',
        [fresh.id],
      );
      assert.equal(status, 2);
      await nurse.nextPerson();
    });
    await step('a course whose period was exceeded begins anew, without a second immunoglobulin', async () => {
      await nurse.verify(await nurse.find(exceeded.name));
      await page().getByText(say('bites:exceededNotice')).waitFor();
      await clinic.button('bites:exceededAct').click();
      const dialog = page().getByRole('dialog');
      await dialog.getByText(say('bites:or')).waitFor();
      await clinic.button('bites:updatePrevious', dialog).waitFor();
      await picture('bites-case-close');
      await clinic.button('bites:confirm', dialog).click();
      await page().waitForURL('**/beneficiary-vaccination-details*');
      await page()
        .getByText(say('bites:vaccineDay', { day: 0 }))
        .waitFor();
      const given = await system.books.one<{ on: string }>(
        `select given_on::text as on from dose where beneficiary_id = $1 and dose_code = 'RIG'`,
        [exceeded.id],
      );
      await page()
        .getByText(say('bites:rigGiven', { date: displayDate(given.on) }))
        .waitFor();
      await clinic.chooseVials();
      await clinic.saveVisit();
      await nurse.chipSays('sync:allSent');
      const cases = await system.books.rows<{ status: number; restarted: boolean }>(
        `select c.status, k.restarted_from is not null as restarted from bite_case k join care_case c using (beneficiary_id, case_id)
         where k.beneficiary_id = $1 order by k.opened_at`,
        [exceeded.id],
      );
      assert.deepEqual(cases, [
        { status: 3, restarted: false },
        { status: 1, restarted: true },
      ]);
      await nurse.nextPerson();
    });
    await step('the dog is found healthy after its days: the course is stopped for that', async () => {
      await open(exceeded);
      await stopForHealthyAnimal(clinic, say, picture);
      await nurse.chipSays('sync:allSent');
      assert.deepEqual(await statesOf(system, exceeded.id, 'closed'), ['period-exceeded', 'animal-healthy']);
      await nurse.nextPerson();
    });
    await step('a snake bite without network: signs, antivenom, referral', async () => {
      await nurse.verify(await nurse.find(stung.name));
      await nurse.chipSays('sync:allSent');
      await device.networkOff();
      await tellSnakeBite(clinic, say, picture);
      await picture('venom-case', { whole: true });
      await clinic.button('cases:continue').click();
      await page().waitForURL('**/beneficiary-vaccination-summary*');
      await page()
        .getByRole('heading', { name: say('bites:venomSummary') })
        .first()
        .waitFor();
      await picture('venom-summary', { whole: true });
      await clinic.button('bites:save').click();
      await clinic.button('cases:nextPerson').waitFor();
      await page().getByText(say('cases:stillToSend')).waitFor();
      await picture('venom-success', { whole: true });
    });
    await step('the record goes along, on the phone and on paper', async () => {
      await clinic.button('bites:referralOpen').click();
      await page().getByText('District Hospital').first().waitFor();
      await picture('venom-referral', { whole: true });
    });
    await step('the network comes back and everything is sent, once', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      const events = await system.books.rows<{ kind: string }>(
        `select e.kind from bite_event e join bite_case k using (beneficiary_id, case_id)
         where e.beneficiary_id = $1 and k.case_type = 'venom' order by e.kind`,
        [stung.id],
      );
      assert.deepEqual(
        events.map(({ kind }) => kind),
        ['look', 'referral'],
      );
      assert.equal((await dosesOf(system, stung.id)).filter(({ dose_code }) => dose_code === 'ASV').length, 1);
    });
    await step('a tap on the row opens the case again: the test runs, and the outcome can be added', async () => {
      await open(stung);
      await page()
        .getByRole('heading', { name: say('cases:givenToday') })
        .waitFor();
      await page().getByRole('timer').waitFor();
      await clinic.button('bites:add-outcome').waitFor();
      await picture('venom-again', { whole: true });
    });
    await step('so does the page of the person', async () => {
      await page()
        .getByRole('link', { name: say('cases:personPage') })
        .click();
      await page()
        .getByRole('link', { name: say('cases:openCase') })
        .click();
      await page().getByRole('timer').waitFor();
    });
    await step('who missed a day is called, and what was said is kept', async () => {
      await device.open('/rabies-recall');
      const first = page().getByRole('main').getByRole('listitem').first();
      const call = first.getByRole('link', { name: patternOf(say, 'biteReports:recallCall') });
      await call.waitFor();
      assert.match((await call.getAttribute('href')) ?? '', /^tel:\+91\d{10}$/);
      await device.networkOff();
      await page().getByText(patternOf(say, 'due:fromPhone')).waitFor();
      await picture('bites-recall', { whole: true });
      await first.getByRole('combobox').or(first.getByRole('textbox')).first().click();
      await page()
        .getByRole('option', { name: say('biteLists:call-coming') })
        .click();
      await clinic.button('biteReports:recallSave', first).click();
      await first.getByText(patternOf(say, 'biteReports:recallLast')).waitFor();
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      await eventually(async () => {
        const rows = await system.books.rows(
          `select from bite_event where kind = 'recall' and facts->>'state' = 'coming'`,
        );
        return rows.length;
      }, 1);
    });
    await step('the officer sees the bites of the month, and nobody’s name', async () => {
      await device.open('/notifiable-bites');
      await page().getByText(say('bites:grade-neurotoxic')).first().waitFor();
      await picture('bites-notifiable', { whole: true });
      const text = await page().getByRole('main').innerText();
      assert.ok(!text.includes(stung.name));
      const coming = page().waitForEvent('download');
      await clinic.button('table:download').click();
      const file = await readFile(await (await coming).path(), 'utf8');
      assert.ok(file.includes(say('biteLists:snake-krait')) && !file.includes(stung.name), file);
    });
    await step('every screen on the way was sound', async () => {
      assert.deepEqual(flaws, []);
    });
  });
}

for (const profile of dealt(desktop)) describe(profile.name, () => clinicDay(profile));
