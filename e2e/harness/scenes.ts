import { type Account, signedIn } from './accounts.ts';
import { antenatalScenes } from './antenatal-scenes.ts';
import { type Day, dayOf, type Listed } from './day.ts';
import { openDose } from './dose-on-card.ts';
import { draftsOf, forgetDrafts } from './drafts.ts';
import { todayInIndia } from './due.ts';
import { fillGuardian, goOnToConsent, goOnToDetails } from './fill-registration.ts';
import { giveElsewhere, grownUp } from './given-elsewhere.ts';
import { tapDemoSignIn } from './hands.ts';
import { householdOpen } from './household.ts';
import { giveLongNames } from './long-names.ts';
import type { Nurse } from './nurse.ts';
import { outcomeScenes } from './outcome-scenes.ts';
import { meetingEdits, peopleScenes, readOut, resembling } from './people-scenes.ts';
import { places } from './place-scenes.ts';
import { cancelPlan, oddSessions } from './planning-scenes.ts';
import { pregnancyScenes } from './pregnancy-scenes.ts';
import { type Scene, scene } from './scene.ts';
import type { System } from './system.ts';

/** All screens of a session day that is half over. */
export interface Scenes {
  readonly built: readonly Scene[];
}

/** Before anybody has signed in. */
export const outside: readonly Scene[] = [
  scene('login', '/auth/login'),
  scene('login-refused', '/auth/login', async ({ page, say }) => {
    await page.getByRole('button', { name: say('auth:signIn'), exact: true }).click();
    await page.getByText(say('auth:enterUserName')).waitFor();
  }),
  scene('login-code', '/auth/login', ({ page, say }) => page.getByRole('tab', { name: say('auth:withCode') }).click()),
  scene('login-language', '/auth/login', async ({ page, say }) => {
    await page.getByRole('button', { name: say('auth:languageButton') }).click();
    await page.getByRole('dialog', { name: say('app:chooseLanguage') }).waitFor();
  }),
  scene('forgot', '/auth/forgot'),
  scene('updatepassword', '/auth/updatepassword'),
];

/**
 * Brings a session day to where every screen has something to show: started, one child vaccinated, one verified with
 * the doses chosen, one turned away. Answers the screens; the sign-in screen is to be open.
 */
export async function midSession(
  nurse: Nurse,
  { system, account }: { system: System; account: Account },
): Promise<Scenes> {
  const day = await dayOf(system, account.user_name);
  const home = `/session/${day.session_id}`;
  const [first, verified, rejected, last] = childrenFirst(day);
  const [saved, waiting] = await giveLongNames(system, [first, last]);
  await tapDemoSignIn(nurse, account);
  await nurse.untilDayIsHere();
  await nurse.openSession();
  await nurse.startSession();
  await nurse.visit(saved.ben_name);
  // Left without 'next person', so that the last step stays to be seen.
  await nurse.device.open(home);
  await nurse.verify(await nurse.find(verified.ben_name));
  await nurse.seeWhatIsDue();
  await nurse.askAndContinue();
  await nurse.chooseVials();
  await nurse.device.open(home);
  await nurse.reject(rejected.ben_name);
  await nurse.chipSays('sync:allSent');
  const [coming] = await system.books.rows<{ session_id: string }>(
    `select session_id from vaccination_session where session_site_id = $1
     and status = 5 and date_of_session > (now() at time zone 'Asia/Kolkata')::date order by date_of_session`,
    [day.session_site_id],
  );
  const [ended] = await system.books.rows<{ session_id: string }>(
    'select session_id from vaccination_session where session_site_id = $1 and status = 3 limit 1',
    [day.session_site_id],
  );
  const [aefi] = await system.books.rows<{ beneficiary_id: string; report_id: string }>(
    'select beneficiary_id::text, report_id from aefi_report order by session_site_id = $1 desc limit 1',
    [day.session_site_id],
  );
  const pregnant = await pregnancyScenes(system, account);
  const odd = await oddSessions(system, day);
  await giveElsewhere(system, day);
  const ben = verified.beneficiary_id;
  const kept = await draftsOf(nurse.page);
  await signedIn(system, account);
  return {
    built: [
      ...places,
      ...(ended
        ? [
            scene('planner-history-one', `/session-plans/history/${ended.session_id}`),
            scene('session-history-held', `/session-history/${ended.session_id}`),
          ]
        : []),
      ...(aefi ? [scene('aefi-detail', `/aefi/report/${aefi.beneficiary_id}/${aefi.report_id}`)] : []),
      ...sessionScenes(home, waiting),
      ...odd,
      cancelPlan,
      scene('new-beneficiary-session', `/new-beneficiary/session/${day.session_id}`),
      scene('new-beneficiary-details', '/new-beneficiary', goOnToDetails),
      scene('new-beneficiary-guardian', '/new-beneficiary', fillGuardian),
      scene('new-beneficiary-consent', '/new-beneficiary', goOnToConsent),
      scene('edit-beneficiary', `/edit-beneficiary/${ben}`),
      householdOpen(ben),
      scene('record-previous', `/new-beneficiary/record-previous-vaccination/${ben}`),
      scene('dose-story', `/beneficiary/${saved.beneficiary_id}`, async (nurse) => {
        await openDose(nurse, { given_on: todayInIndia() });
      }),
      scene('dose-void', `/beneficiary/${saved.beneficiary_id}`, async (nurse) => {
        const { page, say } = nurse;
        await (await openDose(nurse, { given_on: todayInIndia() }))
          .getByRole('button', { name: say('doses:void') })
          .first()
          .click();
        await page.getByRole('dialog', { name: say('doses:voidTitle') }).waitFor();
      }),
      scene('beneficiary-death-back', `/beneficiary/${rejected.beneficiary_id}`, deathTakenBack),
      ...(coming ? [scene('session-coming', `/session/${coming.session_id}`, noticed)] : []),
      ...peopleScenes,
      ...pregnant,
      readOut(ben),
      ...visitScenes(day.session_id, { verified: ben, saved: saved.beneficiary_id, waiting }),
      { ...suspectedVials(saved.beneficiary_id), before: ({ page }) => forgetDrafts(page, kept) },
      scene('my-profile-end', '/my-profile', async ({ page, say }) => {
        const section = page.getByRole('region', { name: say('profile:signIns') });
        await section.getByRole('listitem').getByRole('button').first().click();
        await page.getByRole('dialog').waitFor();
      }),
      ...(await antenatalScenes(system, account, kept)),
      ...(await outcomeScenes(system, account, kept)),
      resembling(await grownUp(system, day), kept),
      // Last: from here on a record needs the worker.
      meetingEdits(system, ben, kept),
    ],
  };
}

/** Declares a death, where none stands yet, and goes to take it back. */
const deathTakenBack: Scene['act'] = async ({ page, say }) => {
  const back = page.getByRole('button', { name: say('beneficiaries:deathWithdraw') });
  const declare = page.getByRole('button', { name: say('beneficiaries:deathDeclare') });
  await back.or(declare).first().waitFor();
  if (!(await back.isVisible())) {
    await declare.click();
    const sheet = page.getByRole('dialog');
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format();
    await sheet.getByRole('textbox').first().fill(today.replaceAll('/', ''));
    await sheet.getByRole('button', { name: say('app:next'), exact: true }).click();
    await sheet.getByRole('button', { name: say('beneficiaries:deathConfirm') }).click();
  }
  await back.click();
  await page.getByRole('dialog').getByRole('textbox').fill('Another child of the house');
};

/** Four people of the list, the youngest first: they have most due. Names that stand there twice are left out. */
function childrenFirst({ roster }: Day): [Listed, Listed, Listed, Listed] {
  const single = roster.filter(({ ben_name }) => roster.filter((one) => one.ben_name === ben_name).length === 1);
  const [a, b, c, d] = single.sort((one, two) => two.dob.localeCompare(one.dob));
  if (!a || !b || !c || !d) throw new Error('too few people on the list');
  return [a, b, c, d];
}

/** A session that stands still says why. */
const noticed: Scene['act'] = ({ page }) => page.getByRole('note').first().waitFor();

function sessionScenes(path: string, waiting: Listed): Scene[] {
  const dialog = ({ page }: Nurse) => page.getByRole('dialog').waitFor();
  return [
    scene('session', path),
    scene('session-verified', path, (nurse) => nurse.openList('sessions:verified')),
    scene('session-vaccinated', path, (nurse) => nurse.openList('sessions:vaccinated')),
    scene('session-rejected', path, (nurse) => nurse.openList('sessions:rejected')),
    scene('session-noshow', path, (nurse) => nurse.openList('sessions:noshow')),
    scene('session-add', path, async (nurse) => {
      await nurse.page.getByRole('button', { name: nurse.say('sessions:addSomeone'), exact: true }).click();
      await dialog(nurse);
    }),
    scene('session-add-found', path, async (nurse) => {
      await nurse.lookFor('6100000001');
      await nurse.page.getByRole('dialog').locator('[aria-live]').getByText(/./).first().waitFor();
    }),
    scene('session-reject', path, async (nurse) => {
      const row = await nurse.find(waiting.ben_name);
      await row.getByRole('button').click();
      await nurse.page.getByRole('button', { name: nurse.say('sessions:rejectSave'), exact: true }).click();
      await nurse.page.getByText(nurse.say('refusals:BENDET0004')).waitFor();
    }),
    scene('session-end', path, async (nurse) => {
      await nurse.page.getByRole('button', { name: nurse.say('sessions:end'), exact: true }).click();
      await dialog(nurse);
    }),
    scene('session-records', path, (nurse) => nurse.openRecords()),
    scene('menu', path, async ({ page, say }) => {
      const menu = page.getByRole('button', { name: say('app:menu'), exact: true });
      if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
      await page.getByText(say('app:viewProfile')).first().waitFor();
    }),
  ];
}

/** The step of the vials, with a diluent added and all that can be said of it. */
const suspectedVials = (beneficiary: string): Scene =>
  scene('aefi-vials', `/aefi/new/${beneficiary}`, async ({ page, say }) => {
    await page.getByRole('button', { name: say('aefi:stepVaccination') }).click();
    await page.getByRole('button', { name: say('aefi:addDiluent') }).click();
    await page.getByText(say('aefi:moreOfVial')).last().click();
    await page.getByRole('checkbox', { name: say('aefi:isDiluent') }).waitFor();
  });

interface Visited {
  readonly verified: string;
  readonly saved: string;
  readonly waiting: Listed;
}

function visitScenes(session: string, { verified, saved, waiting }: Visited): Scene[] {
  const verification = `/beneficiary-verification/${waiting.beneficiary_id}/${session}`;
  const visit = `/case-details/${verified}/${session}`;
  return [
    scene('verification', verification),
    scene('verification-identification', `${verification}/identification`),
    scene('verification-details', `${verification}/identification`, async ({ page, say }) => {
      const documents = page.getByRole('main').getByRole('combobox');
      await documents.selectOption({ index: 1 });
      await page.getByRole('button', { name: say('identity:confirmVerified') }).waitFor();
    }),
    scene('verification-consent', `${verification}/identification`, async ({ page, say }) => {
      await page.getByRole('button', { name: new RegExp(`^${say('identity:way-aadhaar-otp')}`) }).click();
      await page.getByRole('button', { name: say('identity:consentRead') }).click();
      await page.getByRole('dialog').getByText(say('identity:consent3')).waitFor();
    }),
    scene('verification-summary', `/beneficiary-verification/${verified}/${session}/summary`),
    scene('case', visit),
    scene('case-other', visit, async ({ page, say }) => {
      await page.getByText(say('cases:otherGiven'), { exact: true }).click();
    }),
    scene('case-card', visit, async ({ page, say }) => {
      await page.getByText(say('cases:card')).click();
    }),
    scene('case-card-photo', visit, async ({ page, say }) => {
      await page.getByText(say('doses:cardPhoto'), { exact: true }).click();
      await page.getByRole('button', { name: say('profile:takePhoto') }).waitFor();
    }),
    scene('case-vaccination', `${visit}/beneficiary-vaccination-details`),
    scene('case-over', `/case-details/${saved}/${session}`),
    scene('case-summary', `${visit}/beneficiary-vaccination-summary`),
    scene('case-success', `/case-details/${saved}/${session}/beneficiary-vaccination-success`),
    // Nobody was sent on: the record for the next hospital leads back to the case.
    scene('case-referral', `${visit}/referral`),
    scene('case-not-verified', `/case-details/${waiting.beneficiary_id}/${session}`),
    scene('abha', `/abha/${verified}`),
    scene('abha-consent', `/abha/${waiting.beneficiary_id}`, async ({ page, say }) => {
      await page.getByRole('button', { name: say('abha:consentRead'), exact: true }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    }),
    scene('beneficiary', `/beneficiary/${verified}`),
    scene('aefi-report', `/aefi/new/${saved}`, async ({ page, say }) => {
      await page.getByRole('combobox', { name: say('aefi:field-outcome') }).selectOption('death');
    }),
    scene('aefi-list', '/aefi'),
    scene('utilisation', `/session/${session}/utilisation`),
    scene('stock', '/stock'),
    scene('stock-receive', '/stock', async ({ page, say }) => {
      await page.getByRole('button', { name: say('stock:receive'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: say('stock:batchNumber') })
        .waitFor();
    }),
    scene('stock-unfit', '/stock', async ({ page, say }) => {
      await page
        .getByRole('button', { name: new RegExp(say('stock:unfitOf', { name: '' }).trim()) })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    }),
    scene('batch-recipients', '/stock/batch/101/BCG-1'),
    scene('utilisation-summary', '/utilisation'),
    scene('aefi-pick', '/aefi', async ({ page, say }) => {
      await page.getByRole('button', { name: say('aefi:report'), exact: true }).click();
      await page.getByRole('dialog', { name: say('aefi:pickTitle') }).waitFor();
    }),
    scene('beneficiary-history', `/beneficiary/${saved}`, async ({ page, say }) => {
      await page.getByRole('heading', { name: say('beneficiaries:history'), exact: true }).click();
      await page.getByText(say('beneficiaries:history-verified')).first().waitFor();
    }),
    scene('beneficiary-qr', `/beneficiary/${verified}`, async ({ page, say }) => {
      await page.getByRole('button', { name: say('beneficiaries:qrShow') }).click();
      await page.getByRole('dialog').getByRole('img', { name: 'QR' }).waitFor();
    }),
    scene('beneficiary-death', `/beneficiary/${waiting.beneficiary_id}`, async ({ page, say }) => {
      await page.getByRole('button', { name: say('beneficiaries:deathDeclare') }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    }),
  ];
}
