import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { dayInIndia, timeInIndia } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { accountOf } from './harness/accounts.ts';
import { Device } from './harness/device.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { desktop, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

const aarav = 'AARAV KUMAR';

/** India's day and time of day now, as they are typed. */
function nowTyped(): { readonly day: string; readonly time: string } {
  const now = new Date();
  return { day: displayDate(dayInIndia(now)), time: timeInIndia(now) };
}

interface Kept {
  readonly category: string;
  readonly status: string;
  readonly vaccines: readonly { readonly dose_code: string; readonly batch_number: string }[];
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
        .getByLabel(say('aefi:timeOf', { label: say('aefi:field-first_symptom_at') }))
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
    await step('the supervisor sees it with its clock', async () => {
      const office = new Device(system, { ...desktop, language: profile.language });
      const there = { device: office, say: await wordsIn(profile.language) };
      await signIn(there, accountOf('supervisor1'));
      await office.page.waitForURL('**/home');
      await office.open('/aefi');
      const line = office.page.getByRole('listitem').filter({ hasText: aarav });
      await line.waitFor();
      await line.getByText(say('aefi:clock-crf')).waitFor();
      const left = say('aefi:clockLeft', { left: say('aefi:hours', { count: 23 }) });
      await line.getByText(left).waitFor();
      await office.throwAway();
    });
  });
}

describe('adverse events', () => {
  for (const profile of [phone, desktop]) describe(profile.name, () => seriousEvent(profile));
});
