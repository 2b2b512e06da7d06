import type { Account } from './accounts.ts';
import { type Anew, biteScenes, type CaseAt, tellBite, toVials } from './bite-scenes.ts';
import { Clinic } from './clinic.ts';
import { clinicPeople } from './clinic-people.ts';
import { dayOf } from './day.ts';
import { draftsOf, forgetDrafts } from './drafts.ts';
import { giveLongNames } from './long-names.ts';
import type { Nurse } from './nurse.ts';
import { type Scene, scene } from './scene.ts';
import type { System } from './system.ts';
import { giveAntivenom, sendOn, tellSnakeBite, venomScenes } from './venom-scenes.ts';

/** The lists of a clinic, and its session. */
const lists = (session: string): readonly Scene[] => [
  scene('clinic-dashboard', '/dashboard', ({ page, say }) =>
    page.getByRole('navigation', { name: say('bites:forClinic') }).waitFor(),
  ),
  scene('clinic-session', `/session/${session}`, (nurse) => nurse.openList('sessions:verified')),
  scene('clinic-session-given', `/session/${session}`, (nurse) => nurse.openList('sessions:vaccinated_venom')),
  scene('clinic-recall', '/rabies-recall', async ({ page, say }) => {
    await page.getByText(say('biteReports:completion')).waitFor();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
  }),
  scene('clinic-notifiable', '/notifiable-bites', ({ page, say }) =>
    page.getByText(say('biteReports:notifiableNote')).waitFor(),
  ),
];

/**
 * Brings a day at the clinic for bites to where every screen has something to show: a bite and a snake bite saved, a
 * course begun anew. Answers the screens; nobody is to be signed in yet.
 */
export async function clinicDay(
  nurse: Nurse,
  { system, account }: { system: System; account: Account },
): Promise<readonly Scene[]> {
  const { device, say } = nurse;
  const day = await dayOf(system, account.user_name);
  const people = await clinicPeople(system, day);
  await giveLongNames(system, [{ beneficiary_id: people.bitten }, { beneficiary_id: people.due }]);
  const at: CaseAt = (who, tail = '') => `/case-details/${people[who]}/${day.session_id}${tail}`;
  await nurse.arrive(account);
  const clinic = new Clinic(nurse);
  await device.open(at('saved'));
  await tellBite(clinic, nurse);
  await toVials(clinic);
  await clinic.saveVisit();
  await device.open(at('referred'));
  await tellSnakeBite(clinic, nurse);
  await giveAntivenom(clinic);
  await sendOn(clinic, nurse);
  await clinic.button('cases:continue').click();
  await device.page.waitForURL('**/beneficiary-vaccination-summary*');
  await clinic.button('bites:save').click();
  await clinic.button('cases:nextPerson').waitFor();
  await device.open(at('restarted'));
  await clinic.button('bites:exceededAct').click();
  await clinic.button('bites:confirm', device.page.getByRole('dialog', { name: say('bites:caseCloseTitle') })).click();
  await device.page.waitForURL('**/beneficiary-vaccination-details*');
  await nurse.chipSays('sync:allSent');
  const kept = await draftsOf(device.page);
  const anew: Anew = (name, path, act) => ({
    ...scene(name, path, (visitor) => act(new Clinic(visitor), visitor)),
    before: ({ page }) => forgetDrafts(page, kept),
  });
  return [...biteScenes(at, anew), ...venomScenes(at, anew), ...lists(day.session_id)];
}
