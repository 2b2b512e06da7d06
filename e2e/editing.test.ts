import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, desktop, type Profile } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const [first, second] = [accountOf('vaccinator1'), accountOf('anm1')];

interface OnRecord {
  readonly guardian_name: string;
  readonly address: string;
  readonly blood_group: string;
  readonly version: number;
}

function editing(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('two edits that meet', { system: () => system, profile }, async ({ device, say, step }) => {
    const [one, two] = [device, new Device(system, profile)].map((own) => {
      const person = { device: own, say };
      return { person, device: own, nurse: new Nurse(person), registrar: new Registrar(person) };
    });
    assert.ok(one && two);
    const day = await dayOf(system, first.user_name);
    const [she] = await system.books.rows<{ id: string; ben_name: string }>(
      `select b.beneficiary_id::text as id, ben_name from beneficiary b join site_village using (village_code)
       where session_site_id = $1 and ben_type_id = 20 and deceased_on is null and photo_id_type is null
       order by b.beneficiary_id limit 1`,
      [day.session_site_id],
    );
    assert.ok(she);
    const onRecord = () =>
      system.books.one<OnRecord>(
        'select guardian_name, address, blood_group, version from beneficiary where beneficiary_id = $1',
        [she.id],
      );
    const changes = () =>
      system.books.rows<{ field: string; new_value: string; user_name: string }>(
        `select field, new_value, user_name from beneficiary_change c join app_user u on u.user_id = c.changed_by
         where c.beneficiary_id = $1 order by c.version, c.field`,
        [she.id],
      );
    type Worker = typeof one;
    const openForm = async ({ device: own, registrar }: Worker) => {
      await own.open(`/edit-beneficiary/${she.id}`);
      await registrar.field('registration:address').waitFor();
    };
    /** Types, reads the changes out, and saves. */
    const save = async ({ device: own, registrar }: Worker) => {
      await registrar.tap('registration:saveEdit');
      const sheet = own.page.getByRole('dialog');
      await sheet.getByRole('checkbox', { name: say('registration:readOutTick') }).click();
      await registrar.tap('registration:saveEdit', sheet);
      await own.page.waitForURL((url) => !url.pathname.startsWith('/edit-beneficiary'));
    };

    await step('two workers open the same person; one of them loses the network', async () => {
      await one.nurse.arrive(first);
      await two.nurse.arrive(second);
      await openForm(one);
      await openForm(two);
      await one.device.networkOff();
    });
    await step('each changes another detail: both are kept, and nobody is asked', async () => {
      await one.registrar.field('registration:guardianName').fill('Lakhan Maurya');
      await save(one);
      await one.nurse.chipSays('sync:offlineWaiting', 1);
      await two.registrar.field('registration:address').fill('Beside the temple');
      await save(two);
      await two.nurse.chipSays('sync:allSent');
      await one.device.networkOn();
      await one.nurse.chipSays('sync:allSent');
      const { guardian_name, address } = await onRecord();
      assert.deepEqual([guardian_name, address], ['LAKHAN MAURYA', 'Beside the temple']);
    });
    await step('both change the address, one of them without network', async () => {
      await openForm(one);
      await openForm(two);
      await one.device.networkOff();
      await one.registrar.field('registration:address').fill('Behind the school');
      await save(one);
      await two.registrar.field('registration:address').fill('In front of the well');
      await save(two);
      await two.nurse.chipSays('sync:allSent');
    });
    await step('with network, the later one is told and sees both values', async () => {
      await one.device.networkOn();
      await one.nurse.chipSays('sync:needsYou', 1);
      await one.nurse.openRecords();
      await one.registrar.tap('sync:edit');
      await one.registrar.sees('registration:conflict');
      for (const value of ['Behind the school', 'In front of the well'])
        await one.device.page.getByText(value).first().waitFor();
    });
    await step('chooses, and what was chosen is accepted', async () => {
      await one.device.page.getByRole('radio', { name: say('registration:yours') }).check();
      await one.registrar.tap('registration:conflictSend');
      await one.nurse.chipSays('sync:allSent');
      assert.equal((await onRecord()).address, 'Behind the school');
      assert.deepEqual(await changes(), [
        { field: 'address', new_value: 'Beside the temple', user_name: second.user_name },
        { field: 'guardian_name', new_value: 'LAKHAN MAURYA', user_name: first.user_name },
        { field: 'address', new_value: 'In front of the well', user_name: second.user_name },
        { field: 'address', new_value: 'Behind the school', user_name: first.user_name },
      ]);
    });
    await step('and the other page complained of nothing', async () => {
      assert.deepEqual(two.device.complaints, []);
      await two.device.throwAway();
    });
  });
}

for (const profile of dealt(desktop)) describe(profile.name, () => editing(profile));
