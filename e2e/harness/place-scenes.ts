import { labelled } from './labelled.ts';
import { listRows } from './list-rows.ts';
import type { Nurse } from './nurse.ts';
import { openedPlan, openerOf, plansOn } from './plans.ts';
import { type Scene, scene } from './scene.ts';

const kindsOfPhotoId = '**/getBeneficiaryIdType*';

/** Screens that need nothing but a sign-in. */
export const places: readonly Scene[] = [
  scene('home', '/home'),
  scene('dashboard', '/dashboard'),
  scene('dashboard-site', '/dashboard', async ({ page, say }) => {
    const main = page.getByRole('main');
    await main.getByRole('button', { name: say('sites:change'), exact: true }).click();
    await main.getByRole('button', { name: say('app:close'), exact: true }).waitFor();
  }),
  scene('search', '/search-beneficiary', async ({ page, say }) => {
    const value = page.getByRole('main').getByRole('textbox', { name: say('beneficiaries:searchValue') });
    await value.fill('6100000001');
    await page.getByRole('main').getByText(say('app:noResultsTryOther')).waitFor();
  }),
  scene('search-name', '/search-beneficiary', async ({ page, say }) => {
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: say('beneficiaries:searchBy') }).selectOption('name');
    await main.getByRole('textbox', { name: say('beneficiaries:searchValue') }).fill('सुनीता');
    await main.locator('[aria-live]').getByText(/./).first().waitFor();
  }),
  scene('search-scan', '/search-beneficiary', async ({ page, say }) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: say('beneficiaries:scan') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('beneficiaries:scanPicture') })
      .waitFor();
  }),
  scene('search-refused', '/search-beneficiary', async ({ page, say }) => {
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: say('beneficiaries:searchValue') }).fill('123');
    await main.getByRole('textbox', { name: say('beneficiaries:searchValue') }).press('Enter');
  }),
  {
    ...scene('search-no-kinds', '/search-beneficiary', ({ page, say }) =>
      page.getByRole('main').getByText(say('app:lookupFailed')).waitFor(),
    ),
    before: async ({ page }) => {
      await page.route(kindsOfPhotoId, (route) => route.fulfill({ status: 500, body: '{}' }));
    },
    after: ({ page }) => page.unroute(kindsOfPhotoId),
  },
  // Of those who answer for a place: others are told that it is not theirs.
  scene('people', '/people'),
  scene('people-one', '/people/12345678901236'),
  scene('people-one-audit', '/people/12345678901236/audit'),
  scene('configurations', '/configurations'),
  scene('session-plans', '/session-plans', ({ page }) => plansOn(page).first().waitFor()),
  scene('session-plan', '/session-plans', async ({ page }) => {
    await openerOf(plansOn(page).last()).click();
    await openedPlan(page).waitFor();
  }),
  scene('session-plan-new', '/session-plans/new', ({ page, say }) =>
    labelled(page, say('plans:date')).first().waitFor(),
  ),
  scene('session-plan-refused', '/session-plans/new', async ({ page, say }) => {
    await labelled(page, say('plans:date')).first().fill('');
    await page.getByRole('button', { name: say('plans:next'), exact: true }).click();
    await page.getByText(say('refusals:FLDVAL0001')).first().waitFor();
  }),
  scene('session-plan-people', '/session-plans/new', async (nurse) => {
    await toPeople(nurse);
  }),
  scene('session-plan-special', '/session-plans/new', async (nurse) => {
    await toPeople(nurse);
    const { page, say } = nurse;
    await page.getByRole('button', { name: say('plans:next'), exact: true }).click();
    await page.getByRole('radio', { name: say('plans:type-age') }).check();
    await page.getByRole('button', { name: say('plans:save'), exact: true }).click();
  }),
  scene('previous-vaccinations', '/previous-vaccinations'),
  scene('planner-history', '/session-plans/history'),
  scene('session-history', '/session-history', ({ page }) => pastSessions(page).first().waitFor()),
  scene('session-history-one', '/session-history', async ({ page, say }) => {
    await pastSessions(page).last().getByRole('link').click();
    await page.getByRole('heading', { name: say('plans:doses') }).waitFor();
  }),
  scene('my-profile', '/my-profile'),
  scene('my-profile-registry', '/my-profile', async ({ page, say }) => {
    const main = page.getByRole('main');
    await main.getByRole('button', { name: say('profile:hprLink'), exact: true }).click();
    await main.getByRole('textbox', { name: say('profile:hprId') }).fill('71-1234');
    await main.getByRole('button', { name: say('app:save'), exact: true }).click();
    await main.getByText(say('refusals:USRPRF0022')).waitFor();
  }),
  scene('my-profile-letter', '/my-profile', async ({ page, say }) => {
    await page.getByRole('button', { name: say('appreciation:ownOpen'), exact: true }).click();
    await page.getByText(say('appreciation:language')).waitFor();
  }),
  scene('line-list', '/beneficiary-line-list'),
  scene('vaccinated-list', '/vaccinated-list'),
  scene('due-list', '/due-list', async ({ page, say }) => {
    await page.getByText(say('due:vials')).waitFor();
  }),
  scene('due-list-asha', '/due-list', async ({ page, say }) => {
    await page.getByRole('combobox', { name: say('due:asha'), exact: true }).selectOption({ index: 1 });
    await page.getByText(say('due:vials')).waitFor();
  }),
  scene('due-list-area', '/due-list', async ({ page, say }) => {
    await page.getByRole('radio', { name: say('due:reachArea') }).check();
    await page.getByText(say('due:fromServer')).waitFor();
    await listRows(page.getByRole('main')).first().waitFor();
  }),
  scene('pregnant-women', '/pregnancies', ({ page }) => listRows(page.getByRole('main')).first().waitFor()),
  scene('pregnant-women-high-risk', '/pregnancies', async ({ page, say }) => {
    await page.getByRole('radio', { name: say('pregnancyLists:list-high-risk') }).check();
    await listRows(page.getByRole('main')).first().waitFor();
  }),
  scene('abha-wishes', '/abha-wishes'),
  scene('newborns', '/newborns', ({ page }) => listRows(page.getByRole('main')).first().waitFor()),
  scene('registered', '/registered-beneficiaries'),
  scene('registered-import', '/registered-beneficiaries/import'),
  scene('ashas', '/ashas', ({ page, say }) => page.getByRole('list', { name: say('sites:ashasTitle') }).waitFor()),
  scene('registrations-by-worker', '/registrations-by-worker'),
  scene('planned-beneficiaries', '/planned-beneficiaries'),
  scene('check-certificate', '/check-certificate'),
  scene('downloads', '/downloads'),
  scene('new-beneficiary', '/new-beneficiary'),
  scene('rabies-recall', '/rabies-recall', ({ page, say }) => page.getByText(say('biteReports:completion')).waitFor()),
  scene('notifiable-bites', '/notifiable-bites', ({ page, say }) =>
    page.getByText(say('biteReports:notifiableNote')).waitFor(),
  ),
  scene('resources', '/resources'),
  scene('help', '/help'),
  scene('help-page', '/help/session'),
  scene('unauthorized', '/unauthorized'),
  scene('not-found', '/no-such-page'),
];

/** Sessions of the past, as rows of a table or as cards. */
function pastSessions(page: Nurse['page']) {
  const main = page.getByRole('main');
  return main.getByRole('rowheader').or(main.getByRole('listitem'));
}

/** A plan's first step, filled for a day nobody has planned for. */
async function toPeople({ page, say }: Nurse): Promise<void> {
  const free = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  const date = labelled(page, say('plans:date')).first();
  await date.fill(free.split('-').reverse().join(''));
  await page.getByRole('button', { name: say('plans:next'), exact: true }).click();
  await page.getByText(say('plans:vaccinesExpected')).waitFor();
}
