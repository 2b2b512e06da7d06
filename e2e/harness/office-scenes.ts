import { listRows } from './list-rows.ts';
import { openedPlan, openerOf, plansOn } from './plans.ts';
import { type Scene, scene } from './scene.ts';
import { patternOf } from './words.ts';

const firstReport: Scene['act'] = async ({ page }) => {
  const rows = listRows(page.getByRole('main'));
  await rows.getByRole('link').first().click();
  await page.getByRole('main').getByRole('definition').first().waitFor();
};

/** The lists of an office: a table at a desk, and what one of its rows opens. */
export const officeLists: readonly Scene[] = [
  scene('office-aefi', '/aefi', ({ page }) => listRows(page.getByRole('main')).first().waitFor()),
  scene('office-aefi-open', '/aefi', firstReport),
  scene('office-recipients', '/aefi', async (nurse) => {
    await firstReport(nurse);
    const { page, say } = nurse;
    await page
      .getByRole('link', { name: say('stock:whoGot') })
      .first()
      .click();
    await page.waitForURL('**/stock/batch/**');
    await page.getByText(patternOf(say, 'stock:recipientsCount')).first().waitFor();
  }),
  scene('office-bites', '/notifiable-bites', ({ page, say }) =>
    page
      .getByRole('button', { name: say('table:download') })
      .or(page.getByText(say('biteReports:notifiableNone')))
      .waitFor(),
  ),
  scene('office-found', '/people', async ({ page, say }) => {
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: say('beneficiaries:searchBy') }).selectOption('name');
    const value = main.getByRole('textbox', { name: say('beneficiaries:searchValue') });
    await value.fill('AARAV');
    await value.press('Enter');
    await listRows(main).first().waitFor();
  }),
  scene('office-planned-one', '/session-plans', async (nurse) => {
    const { page, say } = nurse;
    await openerOf(plansOn(page).first()).click();
    await openedPlan(page)
      .getByRole('link', { name: patternOf(say, 'plans:whoIsListed') })
      .click();
    await page.waitForURL('**/planned-beneficiaries?session=*');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('reports:allSessions') })
      .waitFor();
  }),
  scene('office-no-session', '/planned-beneficiaries?session=tomorrow', ({ page, say }) =>
    page.getByText(say('plans:sessionGone')).waitFor(),
  ),
  scene('office-planned', '/planned-beneficiaries', ({ page }) => listRows(page.getByRole('main')).first().waitFor()),
];
