import { administrationScenes } from './administration-scenes.ts';
import type { Day } from './day.ts';
import { directoryScenes } from './directory-scenes.ts';
import { eventually } from './eventually.ts';
import { labelled } from './labelled.ts';
import { listRows } from './list-rows.ts';
import type { Nurse } from './nurse.ts';
import { addSession } from './odd-session.ts';
import { officeLists } from './office-scenes.ts';
import { openedPlan, openerOf, plansOn } from './plans.ts';
import { reportScenes } from './report-scenes.ts';
import { type Scene, scene } from './scene.ts';
import type { System } from './system.ts';
import { patternOf, type WordKey } from './words.ts';
import { workerScenes } from './worker-scenes.ts';

const tap = ({ page, say }: Nurse, key: Parameters<Nurse['say']>[0]) =>
  page.getByRole('button', { name: say(key), exact: true }).click();

/** Sessions that are out of the ordinary, as those who work in them see them. */
export async function oddSessions(system: System, day: Day): Promise<readonly Scene[]> {
  const special = await addSession(system, day, { day: 0, status: 0, special: true, listed: 'scheduled' });
  const slots = await addSession(system, day, { day: 2, status: 0, slots: 3, listed: 'scheduled' });
  const noShows = await addSession(system, day, { day: 0, status: 3, listed: 'noshow' });
  const carried = await addSession(system, day, { day: -1, status: 3, listed: 'noshow', carried: true });
  const cancelled = await addSession(system, day, { day: 1, status: 2, listed: 'scheduled' });
  const crowded = await addSession(system, day, { day: 3, status: 0, people: 500, listed: 'scheduled' });
  return [
    { ...scene('session-crowded', `/session/${crowded}`, toTheEnd), part: true },
    scene('session-special', `/session/${special}`, ({ page }) => page.getByText('Primary School').first().waitFor()),
    scene('session-special-start', `/session/${special}`, async (nurse) => {
      await tap(nurse, 'sessions:start');
      const sheet = nurse.page.getByRole('dialog');
      await sheet.getByRole('button', { name: nurse.say('sessions:start'), exact: true }).click();
      await sheet.getByText(nurse.say('refusals:FLDVAL0001')).first().waitFor();
    }),
    scene('session-slot', `/session/${slots}`, async (nurse) => {
      await tap(nurse, 'plans:book');
      await nurse.page.getByRole('combobox', { name: nurse.say('plans:slot') }).waitFor();
    }),
    scene('session-slot-change', `/session/${slots}`, async (nurse) => {
      const { page, say } = nurse;
      await page
        .getByRole('button', { name: patternOf(say, 'plans:slotChange') })
        .first()
        .click();
      await page.getByRole('combobox', { name: say('plans:slot') }).waitFor();
    }),
    scene('session-plan-moved', `/session-plans/${slots}`, async ({ page, say }) => {
      const start = labelled(page, say('plans:from'));
      await start.fill('16:30');
      await page.getByText(say('plans:hearsMoved', { n: 3 })).waitFor();
    }),
    scene('session-noshows-ask', `/session/${noShows}`, ({ page, say }) =>
      page.getByRole('button', { name: say('plans:carry'), exact: true }).waitFor(),
    ),
    scene('session-noshows-carried', `/session/${carried}`, ({ page, say }) =>
      page.getByRole('button', { name: say('plans:carryUndo'), exact: true }).waitFor(),
    ),
    scene('session-cancelled', `/session/${cancelled}`, ({ page, say }) =>
      page
        .getByRole('button', { name: patternOf(say, 'plans:tellDoneFor') })
        .first()
        .waitFor(),
    ),
  ];
}

/** Down to the last of 500 people: rows are measured as they come, so the end moves away while one scrolls. */
const toTheEnd: Scene['act'] = ({ page, say }) => {
  const last = page.getByRole('listitem').and(page.locator('[aria-posinset="500"]'));
  return eventually(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return (await last.isVisible()) && page.getByRole('searchbox', { name: say('sessions:findOnList') }).isVisible();
  }, true);
};

/** The sheet of a plan that waits, and one of its acts with nothing typed. */
async function actWithoutReason(nurse: Nurse, act: 'plans:cancel' | 'plans:freeze'): Promise<void> {
  const { page, say } = nurse;
  const waiting = plansOn(page).filter({ hasText: say('app:statusYetToStart') });
  await openerOf(waiting.last()).click();
  await openedPlan(page)
    .getByRole('button', { name: say(act), exact: true })
    .click();
  const title = say(act === 'plans:cancel' ? 'plans:cancelTitle' : 'plans:freezeTitle');
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByRole('button', { name: say(act), exact: true }).click();
  await sheet.getByText(say('refusals:FLDVAL0001')).waitFor();
}

export const cancelPlan = scene('session-plan-cancel', '/session-plans', (nurse) =>
  actWithoutReason(nurse, 'plans:cancel'),
);

/** The first woman of a list, and a sheet that is opened from what was written of her. */
async function openWritten({ page, say }: Nurse, button: WordKey): Promise<void> {
  await listRows(page.getByRole('main')).getByRole('link').first().click();
  await page.getByText(say('pregnancyPage:written')).first().click();
  await page
    .getByRole('button', { name: say(button), exact: true })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
}

const openMenu: Scene['act'] = async ({ page, say }) => {
  const menu = page.getByRole('button', { name: say('app:menu'), exact: true });
  if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
  await page.getByText(say('app:viewProfile')).first().waitFor();
};

/** What those see who plan for more than one site; each role has its own home. */
const office: readonly Scene[] = [
  scene('office-home', '/home', ({ page, say }) => page.getByRole('heading', { name: say('app:homeWaits') }).waitFor()),
  scene('office-menu', '/home', openMenu),
  scene('office-search', '/people'),
  scene('office-unauthorized', '/stock'),
  scene('office-plans', '/session-plans', ({ page }) => plansOn(page).first().waitFor()),
  scene('office-plan', '/session-plans', async ({ page }) => {
    await openerOf(plansOn(page).first()).click();
    await openedPlan(page).getByRole('term').first().waitFor();
  }),
  scene('office-area', '/session-plans', async ({ page, say }) => {
    await page.getByRole('combobox', { name: say('sites:area') }).click();
    await page.getByRole('listbox').getByRole('option').nth(1).waitFor();
  }),
  scene('office-plan-freeze', '/session-plans', (nurse) => actWithoutReason(nurse, 'plans:freeze')),
  scene('office-previous', '/previous-vaccinations'),
  scene('office-last-period', '/pregnancies', (nurse) => openWritten(nurse, 'pregnancyPage:lmpRight')),
  scene('office-child-added', '/pregnancies?list=postnatal', async (nurse) => {
    await openWritten(nurse, 'pregnancyPage:childAdd');
    const sheet = nurse.page.getByRole('dialog');
    await sheet.getByText(nurse.say('pregnancyMasters:birth_outcome-Live birth' as WordKey), { exact: true }).click();
  }),
  scene('office-unheard', '/pregnancies?list=unheard', ({ page }) =>
    listRows(page.getByRole('main')).first().waitFor(),
  ),
  ...officeLists,
  ...workerScenes,
  scene('office-plan-new', '/session-plans/new', ({ page, say }) =>
    labelled(page, say('plans:date')).first().waitFor(),
  ),
];

/** From the list of today's session to somebody's page, or to what the role does there. */
const openPerson: Scene['act'] = async (nurse) => {
  await nurse.openSession();
  await nurse.page.getByRole('tabpanel').getByRole('link').first().click();
  await nurse.page.waitForURL(/\/(people|beneficiary-verification)\//);
  await nurse.page.locator('main h1').waitFor();
};

/** What those see who work in sessions and do not vaccinate. */
const field: readonly Scene[] = [
  scene('field-menu', '/dashboard', openMenu),
  scene('field-person', '/dashboard', openPerson),
  scene('field-resources', '/resources'),
  scene('field-home', '/dashboard', ({ page }) => page.getByRole('main').getByRole('link').first().waitFor()),
];

/** Everybody who has a home of their own besides the vaccinators, with what they see. */
export const homes: readonly (readonly [userName: string, scenes: readonly Scene[]])[] = [
  ['supervisor1', office],
  ['anm1', field],
  ['district1', [...office, ...reportScenes, ...directoryScenes]],
  ['assistant1', field],
  ['siteadmin1', office],
  ['asha1', field],
  ['verifier1', field],
  ['national1', administrationScenes],
];
