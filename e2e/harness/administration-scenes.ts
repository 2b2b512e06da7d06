import type { Nurse } from './nurse.ts';
import { type Scene, scene } from './scene.ts';

/** The sheet of one setting. */
async function openSetting({ page, say }: Nurse, what: 'max_members_per_mobile' | 'two_step'): Promise<void> {
  const name = say('administration:changeOf', { what: say(`administration:${what}`) });
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

const settingsShown: Scene['act'] = ({ page, say }) =>
  page.getByRole('heading', { name: say('administration:groupPeople'), exact: true }).waitFor();

/** What those see who are posted above all places. */
export const administrationScenes: readonly Scene[] = [
  scene('settings-for-all', '/administration/settings', settingsShown),
  scene('settings-number-refused', '/administration/settings', async (nurse) => {
    await openSetting(nurse, 'max_members_per_mobile');
    const sheet = nurse.page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: nurse.say('administration:newValue') }).fill('0');
    await sheet.getByRole('button', { name: nurse.say('administration:save'), exact: true }).click();
    await sheet.getByText(nurse.say('refusals:FLDVAL0001')).waitFor();
  }),
  scene('settings-switch', '/administration/settings', (nurse) => openSetting(nurse, 'two_step')),
  scene('programmes', '/administration/programmes', ({ page, say }) =>
    page.getByText(say('administration:programme-HPV')).first().waitFor(),
  ),
  scene('programmes-switch', '/administration/programmes', async ({ page, say }) => {
    const act = say('administration:switchOff');
    await page.getByRole('main').getByText(act, { exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: act, exact: true }).click();
    await page.getByText(say('refusals:FLDVAL0001')).waitFor();
  }),
  scene('contents', '/administration/contents', ({ page, say }) =>
    page.getByText(say('administration:content-helpWhere')).waitFor(),
  ),
  scene('content-edit', '/administration/contents/help', ({ page, say }) =>
    page
      .getByRole('textbox', { name: say('administration:textField') })
      .getByRole('listitem')
      .first()
      .waitFor(),
  ),
  scene('content-preview', '/administration/contents/help', async ({ page, say }) => {
    await page
      .getByRole('textbox', { name: say('administration:textField') })
      .getByRole('listitem')
      .first()
      .waitFor();
    await page.getByRole('button', { name: say('administration:preview'), exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: say('administration:keep'), exact: true }).click();
    await sheet.getByText(say('refusals:FLDVAL0001')).waitFor();
  }),
];
