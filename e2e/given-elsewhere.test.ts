import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { displayDate } from '@teeka/domain/format';
import { cardPdf } from '../apps/server/src/testing/pdf-of.ts';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { openDose, openDosesBesideCard } from './harness/dose-on-card.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, desktop, type Profile } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

const vaccinator = accountOf('vaccinator1');
const supervisor = accountOf('supervisor1');
/** The demo's child of six weeks. */
const aarav = 'AARAV KUMAR';
const reason = 'The card is of his sister';

function givenElsewhere(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('doses given elsewhere', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const [nurse, registrar] = [new Nurse(person), new Registrar(person)];
    const desk = new Device(system, profile);
    const day = await dayOf(system, vaccinator.user_name);
    const child = day.roster.find(({ ben_name }) => ben_name === aarav);
    assert.ok(child);
    const today = todayInIndia();
    const [polio, rota] = ['schedule:dose-OPV1', 'schedule:dose-RVV1'] as const;
    /** What the card says of a dose once it is opened. */
    const onCard = async (dose: typeof polio | typeof rota, standing: WordKey) => {
      const opened = await openDose({ page: device.page, say }, { dose, given_on: today });
      await opened.getByText(say(standing), { exact: true }).waitFor();
      await device.page.keyboard.press('Escape');
      await opened.waitFor({ state: 'detached' });
    };
    /** What the page says of a dose beside the card. */
    const story = (dose: typeof polio | typeof rota) =>
      device.page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: `${say(dose)} · ${displayDate(today)}` });
    const onChart = (key: 'beneficiaries:previousPending' | 'beneficiaries:previousApproved') =>
      device.page.getByText(say(key), { exact: true }).filter({ visible: true });
    const report = (dose: typeof polio | typeof rota) =>
      desk.page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: aarav })
        .filter({ hasText: say(dose) });
    const back = { name: say('doses:sendBack'), exact: true };
    const sheet = () => desk.page.getByRole('dialog', { name: say('doses:sendBackTitle', { name: aarav }) });
    const addCard = async (dose: typeof polio | typeof rota, name: string, mimeType: string, buffer: Buffer) => {
      const chooser = device.page.waitForEvent('filechooser');
      await device.page.getByRole('button', { name: `${say('doses:addCard')}: ${say(dose)}`, exact: true }).click();
      await (await chooser).setFiles({ name, mimeType, buffer });
      await device.page
        .getByRole('button', { name: `${say('doses:addCard')}: ${say(dose)}` })
        .waitFor({ state: 'detached' });
    };
    const files = () =>
      system.books.rows<{ dose_code: string; status: number; file: string | null }>(
        `select d.dose_code, p.status, f.file_type as file
         from previous_vaccination p join dose d using (beneficiary_id, case_id)
         left join previous_file f using (beneficiary_id, dose_id)
         where beneficiary_id = $1 and d.given_on = $2 order by d.dose_code`,
        [child.beneficiary_id, today],
      );

    await step(
      'without network two doses are recorded from the card, a photo with one, a PDF with the other',
      async () => {
        await nurse.arrive(vaccinator);
        await device.open(`/beneficiary/${child.beneficiary_id}`);
        const way = device.page.getByRole('link', { name: say('app:recordPrevious'), exact: true });
        await way.waitFor();
        await device.networkOff();
        await way.click();
        await registrar.tap('doses:previousSave');
        await registrar.sees('doses:previousNone');
        await registrar.typeDay(polio, today);
        await addCard(polio, 'card.jpg', 'image/jpeg', await device.page.screenshot({ type: 'jpeg' }));
        await registrar.typeDay(rota, today);
        await addCard(rota, 'card.pdf', 'application/pdf', cardPdf());
        await registrar.tap('doses:previousSave');
        await device.page.waitForURL(`**/beneficiary/${child.beneficiary_id}`);
        await nurse.chipSays('sync:offlineWaiting', 1);
      },
    );
    await step('on the chart they stand at once, given elsewhere and pending', async () => {
      await onChart('beneficiaries:previousPending').first().waitFor();
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      for (const dose of [polio, rota]) await onCard(dose, 'doses:standing-previous-pending');
      assert.deepEqual(await files(), [
        { dose_code: 'OPV1', status: 0, file: 'image/jpeg' },
        { dose_code: 'RVV1', status: 0, file: 'application/pdf' },
      ]);
    });
    await step(
      'the supervisor sees the card, thinks twice, and approves one of them when asked once more',
      async () => {
        await signIn({ device: desk, say }, supervisor);
        await desk.page
          .getByRole('main')
          .getByRole('link', { name: say('app:previousVaccinations'), exact: true })
          .click();
        const opened = desk.page.context().waitForEvent('page');
        await report(polio)
          .getByRole('button', { name: say('doses:seeCard'), exact: true })
          .click();
        const card = await opened;
        await card.locator('img').waitFor();
        await card.close();
        await report(polio).getByRole('button', back).click();
        await sheet()
          .getByRole('textbox', { name: say('doses:reason') })
          .fill('Card cannot be read');
        await sheet()
          .getByRole('button', { name: say('app:cancel'), exact: true })
          .click();
        await sheet().waitFor({ state: 'detached' });
        const approve = { name: say('doses:approve'), exact: true };
        await report(polio).getByRole('button', approve).click();
        await desk.page
          .getByRole('dialog', { name: say('doses:approveTitle', { name: aarav }) })
          .getByRole('button', approve)
          .click();
        await report(polio).waitFor({ state: 'detached' });
      },
    );
    await step('the other goes back, not without a reason of its own', async () => {
      await report(rota).getByRole('button', back).click();
      await sheet().getByRole('button', back).click();
      await sheet().getByText(say('refusals:VACDOS0018')).waitFor();
      await sheet()
        .getByRole('textbox', { name: say('doses:reason') })
        .fill(reason);
      await sheet().getByRole('button', back).click();
      await sheet().waitFor({ state: 'detached' });
      await report(rota).waitFor({ state: 'detached' });
      assert.deepEqual(
        (await files()).map(({ status }) => status),
        [1, 3],
      );
    });
    await step(
      'the chart of the child shows one approved; the other is struck out with the reason, and due again',
      async () => {
        await device.open(`/beneficiary/${child.beneficiary_id}`);
        await onChart('beneficiaries:previousApproved').first().waitFor();
        await eventually(() => onChart('beneficiaries:previousPending').count(), 0);
        await onCard(polio, 'doses:standing-previous');
        await openDosesBesideCard({ page: device.page, say });
        await story(rota).getByText(say('doses:standing-voided'), { exact: true }).waitFor();
        await story(rota).getByText(reason).waitFor();
        await device.open(`/new-beneficiary/record-previous-vaccination/${child.beneficiary_id}`);
        await registrar.field(rota).waitFor();
        assert.equal(await registrar.field(polio).count(), 0);
        assert.deepEqual(desk.complaints, []);
      },
    );
  });
}

for (const profile of dealt(desktop)) describe(profile.name, () => givenElsewhere(profile));
