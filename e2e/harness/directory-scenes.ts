import { listRows } from './list-rows.ts';
import type { Nurse } from './nurse.ts';
import { type Scene, scene } from './scene.ts';

/** The id of nothing. */
const nowhere = '019f0000-0000-7000-8000-000000000000';
const rows = ({ page }: Nurse) => listRows(page.getByRole('main'));
const openFirst = async (nurse: Nurse) => {
  await rows(nurse).first().getByRole('link').first().click();
  await nurse.page.waitForURL(/\/(places|facilities)\/./);
  await nurse.page.getByRole('heading', { name: nurse.say('places:about'), exact: true }).waitFor();
};
const button = ({ page, say }: Nurse, key: 'places:closeFacility' | 'places:merge' | 'places:addFacility') =>
  page.getByRole('button', { name: say(key), exact: true }).last();

async function openSite(nurse: Nurse): Promise<void> {
  await openFirst(nurse);
  await nurse.page.locator('a[href*="/session-sites/"]').first().click();
  await nurse.page.getByRole('heading', { name: nurse.say('plans:position'), exact: true }).waitFor();
}

/** Places, facilities and session sites, as those see them who answer for them. */
export const directoryScenes: readonly Scene[] = [
  scene('office-places', '/places', (nurse) => rows(nurse).first().waitFor()),
  scene('office-place', '/places', openFirst),
  scene('office-place-none', '/places/village/999999999', ({ page, say }) =>
    page.getByText(say('places:noSuchPlace')).waitFor(),
  ),
  ...[
    ['facility', `/facilities/${nowhere}`],
    ['new-site', `/facilities/${nowhere}/new-site`],
    ['site', `/session-sites/${nowhere}`],
    ['change', `/session-sites/${nowhere}/change`],
  ].map(([name, path = '']) =>
    scene(`office-no-${name}`, path, ({ page, say }) => page.getByText(say('places:noSuchPlace')).waitFor()),
  ),
  scene('office-facilities', '/facilities', (nurse) => rows(nurse).first().waitFor()),
  scene('office-facility', '/facilities', openFirst),
  scene('office-facility-new', '/facilities', async (nurse) => {
    await button(nurse, 'places:addFacility').click();
    const sheet = nurse.page.getByRole('dialog');
    await sheet.getByRole('button', { name: nurse.say('places:add'), exact: true }).click();
    await sheet.getByText(nurse.say('refusals:FLDVAL0029')).first().waitFor();
  }),
  scene('office-facility-merge', '/facilities', async (nurse) => {
    await openFirst(nurse);
    await button(nurse, 'places:merge').click();
    await nurse.page.getByRole('dialog').getByRole('radio').first().waitFor();
  }),
  scene('office-facility-close', '/facilities', async (nurse) => {
    await openFirst(nurse);
    await button(nurse, 'places:closeFacility').click();
    await button(nurse, 'places:closeFacility').click();
    await nurse.page.getByText(nurse.say('refusals:FLDVAL0001')).waitFor();
  }),
  scene('office-site', '/facilities', openSite),
  scene('office-site-position', '/facilities', async (nurse) => {
    await openSite(nurse);
    await nurse.page
      .getByRole('button', { name: nurse.say('places:positionChange'), exact: true })
      .or(nurse.page.getByRole('button', { name: nurse.say('places:positionSet'), exact: true }))
      .click();
    await nurse.page.getByRole('dialog').getByRole('application').waitFor();
  }),
  scene('office-site-change', '/facilities', async (nurse) => {
    await openSite(nurse);
    await nurse.page.getByRole('link', { name: nurse.say('places:change'), exact: true }).click();
    await nurse.page.getByRole('checkbox').first().waitFor();
  }),
  scene('office-site-new', '/facilities', async (nurse) => {
    await openFirst(nurse);
    await nurse.page.getByRole('link', { name: nurse.say('titles:addSite'), exact: true }).click();
    await nurse.page.getByRole('checkbox').first().waitFor();
  }),
];
