import { accountOf } from './accounts.ts';
import type { Day } from './day.ts';
import { openDose } from './dose-on-card.ts';
import { todayInIndia } from './due.ts';
import { labelled } from './labelled.ts';
import { listRows } from './list-rows.ts';
import type { Nurse } from './nurse.ts';
import { addSession } from './odd-session.ts';
import { openedPlan, openerOf, plansOn } from './plans.ts';
import type { System } from './system.ts';
import { patternOf, type WordKey } from './words.ts';

/** A form as it is sent with nothing filled in. */
export interface Form {
  /** The file that judges it, below the app's source. */
  readonly file: string;
  readonly path: string;
  /** Opens it, and empties what stands in it. */
  readonly open?: (nurse: Nurse) => Promise<void>;
  /** The button that sends it; without one, Enter does. */
  readonly send?: WordKey;
}

const tap = ({ page, say }: Nurse, key: WordKey) =>
  page
    .getByRole('button', { name: say(key), exact: true })
    .last()
    .click();
const first = ({ page, say }: Nurse, key: WordKey) =>
  page
    .getByRole('button', { name: patternOf(say, key) })
    .first()
    .click();

/** Before anybody has signed in. */
export const formsOutside: readonly Form[] = [
  { file: 'features/auth/login/password-form.tsx', path: '/auth/login', send: 'auth:signIn' },
  {
    file: 'features/auth/login/code-form.tsx',
    path: '/auth/login',
    open: ({ page, say }) => page.getByRole('tab', { name: say('auth:withCode') }).click(),
    send: 'auth:sendCode',
  },
  { file: 'features/auth/forgot/screen.tsx', path: '/auth/forgot', send: 'auth:sendCode' },
];

interface Known {
  /** Somebody who was given a dose at the session. */
  readonly given: string;
  /** Somebody of the list who was not. */
  readonly waiting: string;
  readonly session: string;
  /** A special session that may start. */
  readonly special: string;
}

/** Those of a vaccinator. */
export const formsOfVaccinator = ({ given, waiting, session, special }: Known): readonly Form[] => [
  {
    file: 'features/pairing/paired-devices/pair-sheet.tsx',
    path: '/resources',
    open: (nurse) => tap(nurse, 'pairing:scanCode'),
    send: 'pairing:pair',
  },
  {
    file: 'features/profile/my-profile/display-name.tsx',
    path: '/my-profile',
    open: async (nurse) => {
      await tap(nurse, 'profile:changeName');
      await labelled(nurse.page, nurse.say('profile:displayName')).fill('');
    },
    send: 'app:save',
  },
  {
    file: 'features/profile/my-profile/registry.tsx',
    path: '/my-profile',
    open: (nurse) => tap(nurse, 'profile:hprLink'),
    send: 'app:save',
  },
  {
    file: 'features/profile/my-profile/mobile-number.tsx',
    path: '/my-profile',
    open: (nurse) => tap(nurse, 'profile:changeMobile'),
    send: 'profile:sendCode',
  },
  {
    file: 'ui/password/change-password-form.tsx',
    path: '/my-profile',
    open: (nurse) => tap(nurse, 'profile:changePassword'),
    send: 'profile:saveChange',
  },
  {
    file: 'records/appreciation/letter-sheet.tsx',
    path: '/my-profile',
    open: async (nurse) => {
      await tap(nurse, 'appreciation:ownOpen');
      await nurse.page.getByRole('radio', { name: nurse.say('reports:chooseDates') }).check({ force: true });
    },
    send: 'appreciation:download',
  },
  {
    file: 'features/beneficiaries/search/search-fields.tsx',
    path: '/search-beneficiary',
    open: ({ page, say }) =>
      page
        .getByRole('main')
        .getByRole('textbox', { name: say('beneficiaries:searchValue') })
        .focus(),
  },
  {
    file: 'features/beneficiaries/search/use-filter.ts',
    path: `/session/${session}`,
    open: (nurse) => tap(nurse, 'sessions:addSomeone'),
    send: 'app:search',
  },
  {
    file: 'features/beneficiaries/register/use-registration.ts',
    path: '/new-beneficiary',
    send: 'app:next',
  },
  {
    file: 'features/beneficiaries/edit/use-edit.ts',
    path: `/edit-beneficiary/${waiting}`,
    open: ({ page, say }) => labelled(page, say('registration:mobile')).fill(''),
    send: 'registration:saveEdit',
  },
  {
    file: 'features/sessions/plan-form/screen.tsx',
    path: '/session-plans/new',
    open: ({ page, say }) => labelled(page, say('plans:date')).first().fill(''),
    send: 'plans:next',
  },
  {
    file: 'features/sessions/session/special-start.tsx',
    path: `/session/${special}`,
    open: async (nurse) => {
      await tap(nurse, 'sessions:start');
      await nurse.page.getByRole('dialog').waitFor();
    },
    send: 'sessions:start',
  },
  {
    file: 'features/sessions/session/reject-sheet.tsx',
    path: `/session/${session}`,
    open: (nurse) => nurse.page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click(),
    send: 'sessions:rejectSave',
  },
  {
    file: 'features/stock/site-stock/receive-sheet.tsx',
    path: '/stock',
    open: (nurse) => tap(nurse, 'stock:receive'),
    send: 'stock:receive',
  },
  {
    file: 'features/stock/site-stock/unfit-sheet.tsx',
    path: '/stock',
    open: (nurse) => first(nurse, 'stock:unfitOf'),
    send: 'stock:unfitSave',
  },
  {
    file: 'features/stock/utilisation/use-count.ts',
    path: `/session/${session}/utilisation`,
    send: 'stock:save',
  },
  {
    file: 'features/vaccinations/doses/void-sheet.tsx',
    path: `/beneficiary/${given}`,
    open: async (nurse) => {
      await openDose(nurse, { given_on: todayInIndia() });
      await first(nurse, 'doses:void');
    },
    send: 'doses:void',
  },
  {
    file: 'features/beneficiaries/profile/death-sheet.tsx',
    path: `/beneficiary/${waiting}`,
    open: (nurse) => tap(nurse, 'beneficiaries:deathDeclare'),
    send: 'app:next',
  },
  { file: 'features/aefi/report/use-report.ts', path: `/aefi/new/${given}`, send: 'aefi:sendNotice' },
];

/** Those of somebody who answers for a block. */
export const formsOfSupervisor: readonly Form[] = [
  {
    file: 'ui/date-range/filter-row.tsx',
    path: '/session-plans/history',
    open: ({ page, say }) => labelled(page.getByRole('main'), say('app:fromDate')).fill(''),
    send: 'app:search',
  },
  {
    file: 'features/sessions/plans/reason-sheet.tsx',
    path: '/session-plans',
    open: async (nurse) => {
      const waiting = plansOn(nurse.page).filter({ hasText: nurse.say('app:statusYetToStart') });
      await openerOf(waiting.last()).click();
      await openedPlan(nurse.page).waitFor();
      await tap(nurse, 'plans:freeze');
      // The question for the reason comes in its own time, over a button of the same name.
      await nurse.page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
    send: 'plans:freeze',
  },
  {
    file: 'features/vaccinations/approvals/screen.tsx',
    path: '/previous-vaccinations',
    open: (nurse) => first(nurse, 'doses:sendBack'),
    send: 'doses:sendBack',
  },
  {
    file: 'features/workers/account/account-form.tsx',
    path: '/workers/new',
    open: ({ page, say }) => page.getByRole('button', { name: say('workers:make'), exact: true }).waitFor(),
    send: 'workers:make',
  },
  {
    file: 'features/places/facilities/facility-sheet.tsx',
    path: '/facilities',
    open: (nurse) => tap(nurse, 'places:addFacility'),
    send: 'places:add',
  },
  {
    file: 'features/places/parts/reason-sheet.tsx',
    path: '/facilities',
    open: async (nurse) => {
      await listRows(nurse.page.getByRole('main')).first().getByRole('link').first().click();
      await tap(nurse, 'places:closeFacility');
    },
    send: 'places:closeFacility',
  },
  {
    file: 'features/places/sites/site-form.tsx',
    path: '/facilities',
    open: async (nurse) => {
      await listRows(nurse.page.getByRole('main')).first().getByRole('link').first().click();
      await nurse.page.getByRole('link', { name: nurse.say('titles:addSite'), exact: true }).click();
    },
    send: 'places:save',
  },
];

/** A day on which every form has somebody to be about. */
export async function knownOf(system: System, day: Day): Promise<Known> {
  const [given] = await system.books.rows<{ beneficiary_id: string }>(
    `select d.beneficiary_id::text from dose d join vaccination_session s using (session_id)
     where s.session_id = $1 limit 1`,
    [day.session_id],
  );
  // A child: the death of a woman is written down with her pregnancy.
  const youngestFirst = day.roster.toSorted((one, two) => two.dob.localeCompare(one.dob));
  const waiting = youngestFirst.find(({ beneficiary_id }) => beneficiary_id !== given?.beneficiary_id);
  if (!given || !waiting) throw new Error('nobody was vaccinated yet');
  const special = await addSession(system, day, { day: 0, status: 0, special: true, listed: 'scheduled' });
  return {
    given: given.beneficiary_id,
    waiting: waiting.beneficiary_id,
    session: day.session_id,
    special,
  };
}

export const vaccinator = accountOf('vaccinator1');
export const supervisor = accountOf('supervisor1');
