import { newLogin } from '@teeka/contract/auth';
import { accountOf, signedIn } from './accounts.ts';
import { listRows } from './list-rows.ts';
import type { Nurse } from './nurse.ts';
import { type Scene, scene } from './scene.ts';
import type { System } from './system.ts';

const [atWork, mistyping] = [accountOf('vaccinator1'), accountOf('asha2')];

/** One worker is signed in elsewhere, and another has mistyped the password until the account was locked. */
export async function accountsInUse(system: Pick<System, 'client'>): Promise<void> {
  await signedIn(system, atWork);
  for (let nth = 0; nth < 5; nth++)
    await system.client().send(newLogin, {
      user_name: mistyping.user_name,
      password: 'Galat@2026',
      ts: String(Date.now() + nth),
      secret: '',
    });
}

async function openWorker({ page, say }: Nurse, { user_name }: { readonly user_name: string }): Promise<void> {
  await page.getByRole('searchbox', { name: say('workers:search') }).fill(user_name);
  const main = page.getByRole('main');
  await listRows(main).filter({ hasText: user_name }).getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
}

/** An act on the account that is open, with no reason typed. */
async function withoutReason({ page, say }: Nurse, act: 'workers:end' | 'workers:unlock'): Promise<void> {
  const sheet = page.getByRole('dialog');
  for (let tap = 0; tap < 2; tap++) await sheet.getByRole('button', { name: say(act), exact: true }).click();
  await sheet.getByText(say('refusals:FLDVAL0001')).waitFor();
}

/** The households of a village of an ASHA. */
async function openHouseholds(nurse: Nurse): Promise<void> {
  const { page, say } = nurse;
  await openWorker(nurse, accountOf('asha1'));
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('workers:villages'), exact: true })
    .click();
  await page.getByRole('checkbox').first().waitFor();
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  await page.waitForURL(/villages\/\d+$/);
  await page.getByRole('checkbox').first().waitFor();
}

/** The workers of an area, as those see them who answer for it. */
export const workerScenes: readonly Scene[] = [
  scene('office-first-session', '/before-first-session', ({ page }) =>
    page.getByRole('main').getByRole('listitem').first().waitFor(),
  ),
  scene('office-sites-without-position', '/before-first-session/sites-without-position', ({ page, say }) =>
    listRows(page.getByRole('main'))
      .first()
      .or(page.getByText(say('sites:gaps-sites-none')))
      .waitFor(),
  ),
  scene('office-villages-without-asha', '/before-first-session/villages-without-asha', ({ page, say }) =>
    listRows(page.getByRole('main'))
      .first()
      .or(page.getByText(say('sites:gaps-villages-none')))
      .waitFor(),
  ),
  scene('office-certificates-revoked', '/check-certificate/revoked', ({ page, say }) =>
    listRows(page.getByRole('main'))
      .first()
      .or(page.getByText(say('certificates:revokedNone')))
      .waitFor(),
  ),
  scene('office-workers-never', '/workers?state=never', ({ page }) =>
    listRows(page.getByRole('main')).first().waitFor(),
  ),
  scene('office-workers', '/workers', ({ page }) => listRows(page.getByRole('main')).first().waitFor()),
  scene('office-workers-ashas', '/workers?role=ASHA', ({ page }) => listRows(page.getByRole('main')).first().waitFor()),
  scene('office-workers-none', '/workers', async ({ page, say }) => {
    // Names are found by their sound: this has none.
    await page.getByRole('searchbox', { name: say('workers:search') }).fill('0000');
    await page.getByText(say('workers:none')).waitFor();
  }),
  scene('office-worker', '/workers', (nurse) => openWorker(nurse, mistyping)),
  scene('office-worker-end', '/workers', async (nurse) => {
    await openWorker(nurse, atWork);
    await withoutReason(nurse, 'workers:end');
  }),
  scene('office-worker-unlock', '/workers', async (nurse) => {
    await openWorker(nurse, mistyping);
    await withoutReason(nurse, 'workers:unlock');
  }),
  scene('office-worker-letter', '/workers', async (nurse) => {
    await openWorker(nurse, atWork);
    await nurse.page
      .getByRole('dialog')
      .getByRole('button', { name: nurse.say('appreciation:letter'), exact: true })
      .click();
    await nurse.page.getByText(nurse.say('appreciation:language')).waitFor();
  }),
  scene('office-import-users', '/imports/users'),
  scene('office-import-facilities', '/imports/facilities'),
  scene('office-import-places', '/imports/places'),
  scene('office-account-new', '/workers/new', async ({ page, say }) => {
    await page
      .getByRole('textbox', { name: say('workers:name'), exact: false })
      .first()
      .waitFor();
    await page.getByRole('combobox', { name: say('profile:role') }).selectOption('ANM|Facility');
    await page
      .getByRole('combobox', { name: say('workers:site') })
      .or(page.getByLabel(say('workers:site')))
      .first()
      .waitFor();
  }),
  scene('office-account-new-wrong', '/workers/new', async ({ page, say }) => {
    await page.getByRole('combobox', { name: say('profile:role') }).selectOption('ASHA|Facility');
    await page.getByRole('button', { name: say('workers:make'), exact: true }).click();
    await page.getByText(say('refusals:ADMROL0001')).waitFor();
  }),
  scene('office-villages-of-asha', '/workers', async (nurse) => {
    await openWorker(nurse, accountOf('asha1'));
    await nurse.page
      .getByRole('dialog')
      .getByRole('link', { name: nurse.say('workers:villages'), exact: true })
      .click();
    await nurse.page.getByRole('checkbox').first().waitFor();
  }),
  scene('office-households', '/workers', async (nurse) => {
    await openHouseholds(nurse);
    await nurse.page.getByRole('checkbox').first().check();
  }),
  scene('office-households-of-nobody', '/workers/019f0000-0000-7000-8000-000000000000/villages/1', ({ page, say }) =>
    page.getByRole('heading', { level: 2, name: say('refusals:REQVAL0012') }).waitFor(),
  ),
  scene('office-villages-of-nobody', '/workers/019f0000-0000-7000-8000-000000000000/villages', ({ page, say }) =>
    page.getByRole('heading', { level: 2, name: say('refusals:REQVAL0012') }).waitFor(),
  ),
  // Of a Supervisor no audit is: the page says so.
  scene('office-audit-of-nobody', '/workers/019f0000-0000-7000-8000-000000000000/audit', ({ page, say }) =>
    page
      .getByRole('heading', { level: 2, name: say('refusals:REQVAL0012') })
      .or(page.getByText(say('app:unauthorized')))
      .first()
      .waitFor(),
  ),
  scene('office-audit-of-person', '/people', async (nurse) => {
    const { page, say } = nurse;
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: say('beneficiaries:searchBy') }).selectOption('name');
    const value = main.getByRole('textbox', { name: say('beneficiaries:searchValue') });
    await value.fill('AARAV');
    await value.press('Enter');
    await listRows(main).first().getByRole('link').first().click();
    await page.waitForURL('**/people/*');
    const address = new URL(page.url());
    await page.goto(`${address.origin}${address.pathname}/audit`);
    await main.getByRole('heading', { level: 1 }).waitFor();
  }),
  scene('office-account-change', '/workers', async (nurse) => {
    await openWorker(nurse, atWork);
    await nurse.page
      .getByRole('dialog')
      .getByRole('link', { name: nurse.say('workers:change'), exact: true })
      .click();
    await nurse.page.waitForURL('**/workers/*');
    await nurse.page.getByRole('button', { name: nurse.say('workers:save'), exact: true }).waitFor();
  }),
];
