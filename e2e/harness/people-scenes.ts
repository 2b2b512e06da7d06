import { forgetDrafts } from './drafts.ts';
import type { Nurse } from './nurse.ts';
import { Registrar } from './registrar.ts';
import { type Scene, scene } from './scene.ts';
import { fileOf, openDownload } from './sheets.ts';
import type { System } from './system.ts';

/** Screens of people that something is done on first. */
export const peopleScenes: readonly Scene[] = [
  scene('search-header', '/registered-beneficiaries', async ({ page, say }) => {
    const banner = page.getByRole('banner');
    const value = banner.getByRole('textbox', { name: say('beneficiaries:searchValue') });
    // A narrow header has no room for the field.
    if ((page.viewportSize()?.width ?? 0) < 1100) return;
    await value.fill('6100000001');
    await banner.getByText(say('app:noResultsTryOther')).waitFor();
  }),
  scene('list-range', '/vaccinated-list', async ({ page, say }) => {
    const filter = page.getByRole('main').getByRole('button', { name: say('app:filter'), exact: true });
    if ((page.viewportSize()?.width ?? 0) < 768) await filter.click();
  }),
  scene('registered-import-errors', '/registered-beneficiaries/import', async (nurse) => {
    const { page, say } = nurse;
    const template = page.getByRole('button', { name: say('reports:importTemplate'), exact: true });
    const errors = page.getByRole('button', { name: say('reports:importErrors'), exact: true });
    await template.or(errors).first().waitFor();
    if (await errors.isVisible()) return;
    const [download] = await Promise.all([page.waitForEvent('download'), template.click()]);
    const { headers } = await openDownload(download);
    const rows = ['RADHA', 'R4DHA <b>', ''].map((name) =>
      headers.map((header, at) => (at === 0 ? name : header.startsWith('Gender') ? 'Female' : 'x')),
    );
    await page.locator('input[type=file]').setInputFiles(await fileOf('village.xlsx', { headers, rows }));
    await errors.waitFor();
  }),
];

/** Changes the record behind the form's back, saves, and opens what the server answered: both values, side by side. */
export const meetingEdits = (system: System, person: string, kept: readonly string[]): Scene => ({
  ...scene('edit-both-values', `/edit-beneficiary/${person}`, async (nurse) => {
    const { device, say, page } = nurse;
    const registrar = new Registrar({ device, say });
    const address = registrar.field('registration:address');
    await address.waitFor();
    await nurse.chipSays('sync:allSent');
    await overtake(system, person);
    await address.fill('Behind the school');
    await registrar.tap('registration:saveEdit');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: say('registration:readOutTick') }).click();
    await registrar.tap('registration:saveEdit', sheet);
    await nurse.chipSays('sync:needsYou', 1);
    await nurse.openRecords();
    await registrar.tap('sync:edit');
    await registrar.sees('registration:conflict');
  }),
  before: ({ page }) => forgetDrafts(page, kept),
});

/** Somebody else changed the address meanwhile. */
const overtake = (system: System, person: string) =>
  system.books.rows(
    `with edited as (
       update beneficiary set address = 'In front of the well', version = version + 1,
         changed_in = pg_current_xact_id() where beneficiary_id = $1 returning beneficiary_id, version)
     insert into beneficiary_change (beneficiary_id, version, field, old_value, new_value, changed_by, captured_at)
     select beneficiary_id, version, 'address', '', 'In front of the well',
       (select user_id from app_user where user_name = 'anm1'), now() from edited`,
    [person],
  );

/** The last step of a registration that resembles somebody on record: the reason is asked. */
export const resembling = (who: { readonly name: string; readonly dob: string }, kept: readonly string[]): Scene => ({
  ...scene('new-beneficiary-reason', '/new-beneficiary', async ({ device, say }) => {
    const registrar = new Registrar({ device, say });
    await registrar.typePerson({ ...who, gender: 'female', type: 'type-20', mobile: '6100000001' });
    await registrar.next();
    await device.page.getByRole('heading', { name: say('registration:photoId') }).waitFor();
    await registrar.next();
    await registrar.agree();
    await registrar.tap('registration:save');
    await registrar.sees('refusals:BENREG0012');
  }),
  before: ({ page }) => forgetDrafts(page, kept),
});

/** The form with a change, read out before it is saved. */
export const readOut = (person: string): Scene =>
  scene('edit-read-out', `/edit-beneficiary/${person}`, async ({ device, say }: Nurse) => {
    const registrar = new Registrar({ device, say });
    await registrar.field('registration:address').fill('Ward 4, beside the temple');
    await registrar.tap('registration:saveEdit');
    await device.page.getByRole('dialog').getByRole('checkbox').waitFor();
  });
