import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const aarav = 'AARAV KUMAR';

interface Line {
  readonly material_code: string;
  readonly doses_given: number;
  readonly doses_recorded: number;
  readonly batch_number: string;
}

/** A colleague at the same session counts its doses on another phone: a vial of one dose for each. */
async function countElsewhere({ books }: System, session_id: string): Promise<void> {
  await books.rows(
    `with report as (
       insert into utilisation_report (session_id, utilisation_id, session_site_id, date_of_session, reported_by, captured_at)
       select session_id, gen_random_uuid(), session_site_id, date_of_session, user_id, now()
       from vaccination_session, app_user where session_id = $1 and user_name = 'vaccinator3'
       returning session_id, utilisation_id
     )
     insert into utilisation_line (session_id, utilisation_id, material_id, batch_number, expiry_date, doses_per_vial,
       vials_received, vials_opened, vials_returned, vials_damaged, partial_vials_in, doses_in_partial, doses_recorded,
       doses_given, given_reason, partial_vials_out, doses_partial_out, doses_discarded, damage_reason)
     select session_id, utilisation_id, material_id, batch_number, expiry_date, 1, 1, 1, 0, 0, 0, 0, 1, 1, '', 0, 0, 0, ''
     from report join dose using (session_id)`,
    [session_id],
  );
}

function vialsOfADay(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('the vials of a session', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const day = await dayOf(system, 'vaccinator1');
    const lines = () =>
      system.books.rows<Line>(
        `select m.material_code, l.doses_given, l.doses_recorded, l.batch_number
         from utilisation_report r
         join utilisation_line l using (session_id, utilisation_id)
         join material m using (material_id)
         where r.session_id = $1 and r.correction_reason <> '' and l.doses_given > 0
         order by m.material_code`,
        [day.session_id],
      );
    await step('signs in, starts the session and gives a child five doses', async () => {
      await nurse.arrive(accountOf('vaccinator1'));
      await nurse.openSession();
      await nurse.startSession();
      assert.equal(await nurse.visit(aarav), 5);
      await nurse.nextPerson();
      await nurse.chipSays('sync:allSent');
    });
    await step('without network the session asks for its vials, a line for each vaccine given', async () => {
      await device.networkOff();
      await nurse.chipSays('sync:offline');
      await device.page.getByRole('link', { name: say('stock:open') }).click();
      const given = device.page.getByText(say('stock:given', { count: 1 }));
      await eventually(() => given.count(), 5);
    });
    await step('two numbers are asked of each vaccine, on one screen', async () => {
      const { page } = device;
      await eventually(() => page.getByRole('main').getByRole('textbox').count(), 10);
      await eventually(() => page.getByRole('main').getByRole('combobox').count(), 1);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      assert.ok(height <= 740, `${height} px`);
    });
    await step('vials that do not balance are not taken, and it is said once', async () => {
      const { page } = device;
      const wrong = page.getByText(say('refusals:VACUTI0001'), { exact: true });
      const save = page.getByRole('button', { name: say('stock:save') });
      await save.click();
      await eventually(() => wrong.count(), 5);
      const fill = async (key: 'vials_received' | 'vials_returned', value: string) => {
        for (const field of await page.getByRole('textbox', { name: say(`stock:${key}`) }).all())
          await field.fill(value);
      };
      await fill('vials_received', '3');
      await fill('vials_returned', '4');
      await save.click();
      await eventually(
        () => page.getByText(say('refusals:VACUTI0002', { received: 3, sum: 4 }), { exact: true }).count(),
        5,
      );
      await fill('vials_returned', '2');
      await eventually(() => page.getByText(say('stock:openedShort', { count: 1 })).count(), 5);
    });
    await step('what was computed can be said otherwise, behind one tap', async () => {
      const { page } = device;
      const row = page.getByRole('main').getByRole('listitem').first();
      await row.getByRole('button').first().click();
      const stage = row.getByRole('combobox', { name: say('stock:vvm_received') });
      assert.equal(await stage.inputValue(), '1');
      await stage.selectOption('2');
      await row.getByRole('textbox', { name: say('stock:vials_damaged') }).fill('1');
      const opened = row.getByRole('textbox', { name: say('stock:vials_opened') });
      await eventually(() => opened.inputValue(), '0');
      await page.getByRole('button', { name: say('stock:save') }).click();
      await row.getByText(say('refusals:VACUTI0010')).waitFor();
      await row.getByRole('textbox', { name: say('stock:vials_damaged') }).fill('0');
      await eventually(() => opened.inputValue(), '1');
    });
    await step('is saved on the phone, and the session says so', async () => {
      await device.page.getByRole('button', { name: say('stock:save') }).click();
      await device.page.getByRole('link', { name: say('stock:reported') }).waitFor();
      await nurse.chipSays('sync:offlineWaiting', 1, 'records');
      assert.deepEqual(await lines(), []);
    });
    await step('a colleague has counted them meanwhile: the server asks for the reason', async () => {
      await countElsewhere(system, day.session_id);
      await device.networkOn();
      await nurse.chipSays('sync:needsYou', 1, 'records');
      await nurse.openRecords();
      const records = device.page.getByRole('dialog');
      await records.getByText(say('refusals:VACUTI0012')).waitFor();
      await records.getByRole('button', { name: say('sync:edit'), exact: true }).click();
    });
    await step('is accepted with the reason, and agrees with the doses of the session', async () => {
      await device.page.getByRole('textbox', { name: say('stock:correction') }).fill('Counted by two');
      await device.page.getByRole('button', { name: say('stock:save') }).click();
      await nurse.chipSays('sync:allSent');
      await eventually(async () => (await lines()).length, 5);
      const kept = await lines();
      assert.deepEqual(
        kept.map(({ material_code }) => material_code),
        ['BOPV', 'FIPV', 'PCV', 'PENTA', 'RVV'],
      );
      assert.ok(kept.every((line) => line.doses_given === 1 && line.doses_recorded === 1));
      const batches = await system.books.rows<{ batch_number: string }>(
        `select d.batch_number from dose d join material m using (material_id) join beneficiary b using (beneficiary_id)
         where b.ben_name = $1 and d.session_id is not null
           and d.given_on = (now() at time zone 'Asia/Kolkata')::date order by m.material_code`,
        [aarav],
      );
      assert.deepEqual(
        kept.map(({ batch_number }) => batch_number),
        batches.map(({ batch_number }) => batch_number),
      );
    });
  });
}

describe('vaccine utilisation', () => {
  for (const profile of dealt(phone)) describe(profile.name, () => vialsOfADay(profile));
});
