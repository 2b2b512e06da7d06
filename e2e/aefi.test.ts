import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { dayInIndia, timeInIndia } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import type { Locator } from 'playwright-core';
import { accountOf } from './harness/accounts.ts';
import { Device } from './harness/device.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, desktop, type Profile, phone } from './harness/profiles.ts';
import { Reporter } from './harness/reporter.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { type WordKey, wordsIn } from './harness/words.ts';

const aarav = 'AARAV KUMAR';

/** India's day and time of day now, as they are typed. */
function nowTyped(): { readonly day: string; readonly time: string } {
  const now = new Date();
  return { day: displayDate(dayInIndia(now)), time: timeInIndia(now) };
}

interface Kept {
  readonly category: string;
  readonly status: string;
  readonly vaccines: readonly {
    readonly dose_code: string;
    readonly batch_number: string;
    readonly is_diluent: boolean;
    readonly name: string;
    readonly mfg_date: string | null;
  }[];
}

function seriousEvent(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('a serious event after a dose', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const page = () => device.page;
    const nurse = new Nurse(person);
    const reports = () =>
      system.books.rows<Kept>(
        `select r.category, r.status, r.vaccines from aefi_report r join beneficiary b using (beneficiary_id)
         where b.ben_name = $1`,
        [aarav],
      );
    await step('signs in, starts the session and vaccinates a child', async () => {
      await nurse.arrive(accountOf('vaccinator1'));
      await nurse.openSession();
      await nurse.startSession();
      assert.equal(await nurse.visit(aarav), 5);
      await nurse.nextPerson();
      await nurse.chipSays('sync:allSent');
    });
    await step('loses the network; from the list it is two taps to the report', async () => {
      await device.networkOff();
      await nurse.chipSays('sync:offline');
      await nurse.openList('sessions:vaccinated');
      await (await nurse.find(aarav)).getByRole('link').click();
      await page()
        .getByRole('link', { name: say('aefi:report') })
        .click();
      await page().getByText(say('aefi:field-symptoms')).waitFor();
    });
    await step('says what happened; the category explains itself', async () => {
      const { day, time } = nowTyped();
      await page().getByText(say('aefi:symptom-SEIZURE_FEBRILE'), { exact: true }).click();
      await page()
        .getByRole('textbox', { name: say('aefi:field-first_symptom_at'), exact: true })
        .fill(day);
      await page()
        .getByLabel(say('app:timeOf', { label: say('aefi:field-first_symptom_at') }))
        .fill(time);
      await page()
        .getByRole('group', { name: say('aefi:field-hospitalised') })
        .getByRole('radio', { name: say('aefi:yes') })
        .check();
      await page()
        .getByRole('combobox', { name: say('aefi:field-outcome') })
        .selectOption('still-hospitalised');
      await page().getByText(say('aefi:category-serious'), { exact: true }).last().waitFor();
      await page().getByText(say('aefi:because-hospital'), { exact: true }).waitFor();
    });
    await step('reports at once; it is kept on the phone and shown with what waits', async () => {
      await page()
        .getByRole('button', { name: say('aefi:sendNotice') })
        .click();
      await page().waitForURL('**/aefi');
      await page()
        .getByRole('heading', { name: say('aefi:waitingHere') })
        .waitFor();
      await nurse.chipSays('sync:offlineWaiting', 1);
      assert.deepEqual(await reports(), []);
    });
    await step('with the network it is accepted, with the vials of the doses', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      await eventually(async () => (await reports()).length, 1);
      const [kept] = await reports();
      assert.deepEqual([kept?.category, kept?.status], ['serious', 'notified']);
      assert.equal(kept?.vaccines.length, 5);
      assert.ok(kept?.vaccines.every(({ batch_number }) => batch_number !== ''));
    });
    const lineOn = ({ page: own }: Device) => listRows(own).filter({ hasText: aarav });
    /** A desk of the office, in the reader's language, with the list of reports open. */
    const office = async (who: string) => {
      const desk = new Device(system, { ...desktop, language: profile.language }, { opensOffline: false });
      await signIn({ device: desk, say: await wordsIn(profile.language, profile) }, accountOf(who));
      await desk.page.waitForURL('**/home');
      await desk.open('/aefi');
      await lineOn(desk).waitFor();
      return desk;
    };
    await step('the supervisor sees it with its clock', async () => {
      const desk = await office('supervisor1');
      const line = lineOn(desk);
      await line.getByText(say('aefi:clock-crf')).waitFor();
      const left = say('aefi:clockLeft', { left: say('aefi:hours', { count: 23 }) });
      await line.getByText(left).waitFor();
      await desk.throwAway();
    });
    await step('she completes the form in its steps, with the diluent, and files it', async () => {
      await device.open('/aefi');
      await lineOn(device).getByRole('link').click();
      await page()
        .getByRole('link', { name: say('aefi:act-complete') })
        .click();
      await new Reporter(person).fileForm();
      await page().waitForURL('**/aefi');
      await nurse.chipSays('sync:allSent');
      await eventually(async () => (await reports())[0]?.status, 'reported');
      const vials = (await reports())[0]?.vaccines ?? [];
      assert.equal(vials.length, 6);
      assert.deepEqual(
        vials.filter(({ is_diluent }) => is_diluent).map(({ name, mfg_date }) => [name, mfg_date]),
        [['Sterile water', '2026-01-31']],
      );
    });
    await step('the district follows it up, step by step, and closes it once the child is well', async () => {
      const desk = await office('district1');
      const officer = new Reporter({ device: desk, say });
      const main = desk.page.getByRole('main');
      const sees = (key: WordKey) => main.getByRole('button', { name: say(key), exact: true }).waitFor();
      await lineOn(desk).getByRole('link').click();
      await officer.follow('aefi:act-case-id', (sheet) =>
        officer.field('aefi:caseId', sheet).fill('IND(AEFI)/UP/BDN/2026/17'),
      );
      await main.getByRole('button', { name: say('aefi:act-case-id'), exact: true }).waitFor({ state: 'detached' });
      await officer.follow('aefi:act-investigated');
      await sees('aefi:act-final');
      await officer.follow('aefi:act-final');
      await sees('aefi:act-closed');
      const closing = (sheet: Locator) => officer.choose('aefi:causality', 'C', sheet);
      const sheet = await officer.follow('aefi:act-closed', closing);
      await sheet.getByText(say('refusals:AEFIRP0004')).waitFor();
      await officer.tap('app:close', sheet);
      await sheet.waitFor({ state: 'detached' });
      await officer.follow('aefi:act-outcome', (one) => officer.choose('aefi:field-outcome', 'recovered', one));
      await main.getByText(say('aefi:outcome-recovered'), { exact: true }).waitFor();
      await officer.follow('aefi:act-closed', closing);
      await eventually(async () => (await reports())[0]?.status, 'closed');
      await main
        .getByRole('region', { name: aarav })
        .getByText(say('aefi:status-closed'), { exact: true })
        .first()
        .waitFor();
      assert.deepEqual(desk.complaints, []);
      await desk.throwAway();
    });
  });
}

describe('adverse events', () => {
  for (const profile of dealt(phone)) describe(profile.name, () => seriousEvent(profile));
});
