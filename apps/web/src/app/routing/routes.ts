import { useParams } from '@tanstack/react-router';
import { answeringRoles, configuringRoles, roles, sessionRoles, stockRoles } from '@teeka/contract/roles';
import { auditReaders } from '@teeka/domain/audit';
import { levelsThatChange } from '@teeka/domain/places';
import { movementRoles } from '@teeka/domain/sessions';
import { configuringLevels } from '@teeka/domain/settings';
import { type ComponentType, createElement } from 'react';
import type { VisitPart } from '../../features/cases/visit/steps.ts';
import { hasParams, type ParamsOf } from '../../platform/address/params-of.ts';
import { loadWords } from '../../platform/language/words.ts';
import type { Access } from './access.ts';

/** A screen's module, loaded when its route is first opened; the screen is given what the path names. */
type ScreenFile<Path extends string = string> = () => Promise<{ Screen: ComponentType<ParamsOf<Path>> }>;

/** One line of the route table. `title` is a key of the words, shown in the header and the window's title. */
export interface RouteLine {
  readonly path: string;
  readonly title: string | null;
  readonly access: Access;
  readonly screen: () => Promise<{ Screen: ComponentType }>;
}

const all = { who: 'signed-in' } as const satisfies Access;
const vaccinator = { who: ['Vaccinator'] } as const satisfies Access;
const registering = { who: ['Vaccinator', 'ANM'] } as const satisfies Access;
const searching = { who: ['Vaccinator', 'Assistant', 'ANM', 'Verifier'] } as const satisfies Access;
/** Whoever works at a session begins with its sessions and opens them (decision 057). */
const inSession = { who: sessionRoles } as const satisfies Access;
const verifying = { who: ['Vaccinator', 'Verifier'] } as const satisfies Access;
const calling = { who: ['Vaccinator', 'ANM', 'ASHA'], vaccinesOnly: true } as const satisfies Access;
/** The page of a person of everybody whose role the route table gives none: what may be read and done follows the role. */
const reading = { who: roles.filter((role) => role !== 'Vaccinator') } as const satisfies Access;
/** Who answers for a place; a vaccinator may open every screen (specification 1, section 6). */
const overseeing = { who: ['Vaccinator', ...answeringRoles] } as const satisfies Access;
/** Whoever answers for a place looks up its people under addresses of their own: the route table names none for them. */
const answering = { who: answeringRoles } as const satisfies Access;
/** Who reads pregnancies: who cares for the women, and who answers for the place (contract/pregnancies). */
const ofPregnancies = { who: ['Vaccinator', 'ANM', 'ASHA', ...answeringRoles] } as const satisfies Access;
/** Who is on the lists of coming sessions: whoever prepares them, and whoever answers for a place (contract/beneficiaries/lists). */
const listing = { who: ['Vaccinator', 'ANM', 'Assistant', ...answeringRoles] } as const satisfies Access;
/** Who works with the ASHAs of a site; whoever answers for them has the list of workers. */
const visiting = { who: ['Vaccinator', 'ANM'] } as const satisfies Access;
/** Who adds and changes session sites and facilities, and villages (decision 101). */
const arranging = { who: answeringRoles, levels: levelsThatChange('site') } as const satisfies Access;
const ofVillages = { who: answeringRoles, levels: levelsThatChange('village') } as const satisfies Access;
const planning = { who: movementRoles.plan } as const satisfies Access;
/** Who changes what holds for everybody (decision 103). */
const forAll = { who: configuringRoles, levels: configuringLevels.everything } as const satisfies Access;
const ofStates = { who: configuringRoles, levels: configuringLevels.programmes } as const satisfies Access;
/** Who reads audits (decision 112). */
const auditing = { who: auditReaders } as const satisfies Access;
const out = { who: 'out' } as const satisfies Access;

/** Who reports an adverse event (contract/aefi). */
const reporting = { who: ['Vaccinator', 'ANM', 'ASHA', ...answeringRoles] } as const satisfies Access;

/** Who reads a pregnancy (contract/pregnancies), and who keeps its record. */
const ofMothers = { who: ['Vaccinator', 'ANM', 'ASHA', ...answeringRoles] } as const satisfies Access;

const stocking = { who: stockRoles } as const satisfies Access;

/** A screen that is given what its route's path names. */
export const atAddress = <Path extends string>(path: Path, screen: ComponentType<ParamsOf<Path>>): ComponentType =>
  function AtAddress() {
    const found = useParams({ strict: false });
    return hasParams(path, found) ? createElement(screen, found) : null;
  };

/** A screen of those who answer for an area, and beside it the words that it alone says. */
const inOffice =
  <Loaded>(screen: () => Promise<Loaded>) =>
  async (): Promise<Loaded> =>
    (await Promise.all([screen(), loadWords('office')]))[0];

const checkCertificate = () => import('../../features/certificates/check/screen.tsx');
const register = () => import('../../features/beneficiaries/register/screen.tsx');
const pregnancyOutcome = () => import('../../features/pregnancies/outcome/screen.tsx');
const newborn = () => import('../../features/pregnancies/child/screen.tsx');
const postnatalVisit = () => import('../../features/pregnancies/postnatal/screen.tsx');
const planForm = () => import('../../features/sessions/plan-form/screen.tsx');
const history = () => import('../../features/sessions/history/screen.tsx');
const endedSession = () => import('../../features/sessions/history/summary-screen.tsx');
const updatePassword = () => import('../../features/auth/update-password/screen.tsx');
const search = () => import('../../features/beneficiaries/search/screen.tsx');
const recall = () => import('../../features/bites/recall/recall-screen.tsx');
const notifiable = () => import('../../features/bites/notifiable/notifiable-screen.tsx');
const lineList = () => import('../../features/beneficiaries/lists/line-list.tsx');
const vaccinated = () => import('../../features/beneficiaries/lists/vaccinated.tsx');
const registered = () => import('../../features/beneficiaries/lists/registered.tsx');
const importFile = () => import('../../features/imports/people-screen.tsx');
const importUsers = () => import('../../features/imports/users-screen.tsx');
const importFacilities = () => import('../../features/imports/facilities-screen.tsx');
const importPlaces = () => import('../../features/imports/places-screen.tsx');
const byWorker = () => import('../../features/beneficiaries/lists/by-worker.tsx');
const planned = () => import('../../features/beneficiaries/lists/planned.tsx');
const recordPrevious = () => import('../workplaces/record-previous.tsx');
const approvals = () => import('../../features/vaccinations/approvals/screen.tsx');
const edit = () => import('../../features/beneficiaries/edit/screen.tsx');
const utilisation = () => import('../../features/stock/utilisation/screen.tsx');
const pregnancy = () => import('../../features/pregnancies/page/screen.tsx');
const registerPregnancy = () => import('../../features/pregnancies/register/screen.tsx');
const villagesOfAsha = () => import('../../features/workers/asha/villages-screen.tsx');
const householdsOfVillage = () => import('../../features/workers/asha/households-screen.tsx');
const changeAccount = () => import('../../features/workers/account/change-screen.tsx');
const watched = () => import('../../features/stock/watched/screen.tsx');
const recipients = () => import('../../features/stock/recipients/screen.tsx');
const sitesWithoutPosition = () => import('../../features/sites/gaps/sites-screen.tsx');
const villagesWithoutAsha = () => import('../../features/sites/gaps/villages-screen.tsx');
const places = inOffice(() => import('../../features/places/tree/screen.tsx'));
const onePlace = inOffice(() => import('../../features/places/tree/place-screen.tsx'));
const facilities = inOffice(() => import('../../features/places/facilities/screen.tsx'));
const facility = inOffice(() => import('../../features/places/facilities/facility-screen.tsx'));
const newSite = inOffice(() => import('../../features/places/sites/new-screen.tsx'));
const siteScreen = inOffice(() => import('../../features/places/sites/site-screen.tsx'));
const changeSite = inOffice(() => import('../../features/places/sites/change-screen.tsx'));
const readiness = () => import('../../features/sites/readiness/screen.tsx');
const settingsForAll = inOffice(() => import('../../features/settings/for-all/screen.tsx'));
const contents = inOffice(() => import('../../features/settings/contents/screen.tsx'));
const contentEditor = inOffice(() => import('../../features/settings/contents/edit-screen.tsx'));
const programmes = inOffice(() => import('../../features/settings/programmes/screen.tsx'));
const coverageLines = async () => ({
  Screen: (await import('../../features/beneficiaries/lists/line-list.tsx')).AreaScreen,
});
const coverageDue = async () => ({ Screen: (await import('../../features/schedule/due-list/screen.tsx')).AreaScreen });
const zeroDose = inOffice(() => import('../../features/coverage/zero-dose/screen.tsx'));
const pregnantWomen = () => import('../../features/pregnancies/list/screen.tsx');
const newborns = () => import('../../features/pregnancies/newborns/screen.tsx');
const ofRevokedKeys = () => import('../../features/certificates/revoked/screen.tsx');
const abhaWishes = () => import('../../features/abha/wishes/screen.tsx');
const verification = () => import('../../features/identity/verification/screen.tsx');

/** A part of a visit, of whatever its session gives. */
const visit = (part: VisitPart) => async () => ({
  Screen: (await import('../../features/cases/visit/screen.tsx')).partOf(part),
});

/** The route table of the specification (document 1, section 2). */
export const routes: readonly RouteLine[] = [
  line('auth/login', 'auth:signIn', out, () => import('../../features/auth/login/screen.tsx')),
  line('auth/forgot', 'auth:forgotPassword', out, () => import('../../features/auth/forgot/screen.tsx')),
  line('auth/updatepassword', 'auth:updatePassword', out, updatePassword),
  line('home', 'app:dashboard', all, () => import('../home/screen.tsx')),
  line('unauthorized', 'app:unauthorized', { who: 'open' }, () => import('../unauthorized/screen.tsx')),
  line('configurations', 'app:configuration', all, () => import('../workplaces/configurations.tsx')),
  line('my-profile', 'app:myProfile', all, () => import('../../features/profile/my-profile/screen.tsx')),

  line('dashboard', 'app:dashboard', inSession, () => import('../workplaces/dashboard.tsx')),
  line('search-beneficiary', 'app:searchBeneficiary', searching, search),
  line('session/$sessionID', 'app:session', inSession, () => import('../workplaces/session.tsx')),
  line('session-history', 'app:sessionHistory', vaccinator, history),
  line('session-history/$sessionID', 'app:sessionHistory', vaccinator, endedSession),
  line('session-plans', 'plans:title', planning, () => import('../../features/sessions/plans/screen.tsx')),
  line('session-plans/new', 'plans:plan', planning, planForm),
  line('session-plans/history', 'app:sessionHistory', planning, history),
  line('session-plans/history/$sessionID', 'app:sessionHistory', planning, endedSession),
  line('session-plans/$planID', 'plans:edit', planning, planForm),

  line('beneficiary-verification/$benID/$sessID', 'app:verification', verifying, verification),
  line('beneficiary-verification/$benID/$sessID/$step', 'app:verification', verifying, verification),
  line('case-details/$benID/$sessionID', 'app:caseDetails', vaccinator, visit('case')),
  line(
    'case-details/$benID/$sessionID/beneficiary-vaccination-details',
    'app:vaccinationDetails',
    vaccinator,
    visit('vaccination'),
  ),
  line(
    'case-details/$benID/$sessionID/beneficiary-vaccination-summary',
    'app:vaccinationSummary',
    vaccinator,
    visit('summary'),
  ),
  line(
    'case-details/$benID/$sessionID/beneficiary-vaccination-success',
    'app:vaccinationSuccess',
    vaccinator,
    visit('success'),
  ),

  line('case-details/$benID/$sessionID/referral', 'bites:referralTitle', vaccinator, visit('referral')),
  line('rabies-recall', 'biteReports:recallTitle', registering, recall),
  line('notifiable-bites', 'biteReports:notifiableTitle', overseeing, notifiable),

  line('people', 'app:searchBeneficiary', answering, search),
  line(
    'people/$benID/audit',
    'titles:whoLooked',
    auditing,
    inOffice(() => import('../../features/audit/person-screen.tsx')),
  ),
  line('people/$benID', 'app:beneficiary', reading, () => import('../workplaces/beneficiary.tsx')),
  line('beneficiary/$benID', 'app:beneficiary', vaccinator, () => import('../workplaces/beneficiary.tsx')),
  line('beneficiary-line-list', 'app:lineList', vaccinator, lineList),
  line('due-list', 'app:dueList', calling, () => import('../../features/schedule/due-list/screen.tsx')),
  line('pregnancies', 'pregnancyLists:title', ofPregnancies, pregnantWomen),
  line('newborns', 'pregnancyLists:newborns', ofPregnancies, newborns),
  line('vaccinated-list', 'app:vaccinatedList', registering, vaccinated),
  line('registered-beneficiaries', 'app:preRegistered', registering, registered),
  line('registered-beneficiaries/import', 'reports:importTitle', registering, importFile),
  line('registrations-by-worker', 'reports:byWorkerTitle', all, byWorker),
  line('check-certificate', 'certificates:checkTitle', all, checkCertificate),
  line('check-certificate/revoked', 'certificates:revokedTitle', answering, ofRevokedKeys),
  line('downloads', 'downloads:title', all, () => import('../../features/downloads/screen.tsx')),
  line('planned-beneficiaries', 'reports:plannedTitle', listing, planned),
  line('ashas', 'sites:ashasTitle', visiting, () => import('../../features/sites/ashas/screen.tsx')),
  line('new-beneficiary', 'app:newBeneficiary', registering, register),
  line('new-beneficiary/session/$sessionID', 'app:newBeneficiary', registering, register),
  line('new-beneficiary/record-previous-vaccination/$benId', 'app:recordPrevious', registering, recordPrevious),
  line('previous-vaccinations', 'app:previousVaccinations', answering, approvals),
  line('edit-beneficiary/$benID', 'app:editBeneficiary', registering, edit),
  line('abha/$benID', 'abha:title', registering, () => import('../../features/abha/make/screen.tsx')),
  line('abha-wishes', 'abha:wishes', registering, abhaWishes),
  line('pregnancy/$benID', 'pregnancyPage:title', ofMothers, pregnancy),
  line('pregnancy/$benID/register', 'pregnancyPage:register', registering, registerPregnancy),
  line('aefi', 'aefi:title', reporting, () => import('../../features/aefi/list/screen.tsx')),
  line('aefi/new/$benID', 'aefi:reportFor', reporting, () => import('../../features/aefi/report/screen.tsx')),
  line('aefi/report/$benID/$reportID', 'aefi:title', reporting, () => import('../../features/aefi/detail/screen.tsx')),
  line(
    'pregnancy/$benID/visit',
    'pregnancyVisit:title',
    registering,
    () => import('../../features/pregnancies/visit/screen.tsx'),
  ),
  line('pregnancy/$benID/outcome', 'pregnancyOutcome:title', registering, pregnancyOutcome),
  line('pregnancy/$benID/child/$childID', 'pregnancyOutcome:childTitle', registering, newborn),
  line('pregnancy/$benID/postnatal', 'pregnancyOutcome:postnatalTitle', registering, postnatalVisit),
  line('session/$sessionID/utilisation', 'stock:title', registering, utilisation),
  line('stock', 'stock:stockTitle', registering, () => import('../../features/stock/site-stock/screen.tsx')),
  line('stock/batches', 'stock:stockTitle', answering, watched),
  line('stock/batch/$materialID/$number', 'stock:stockTitle', stocking, recipients),
  line('utilisation', 'stock:summaryTitle', stocking, () => import('../../features/stock/summary/screen.tsx')),
  line(
    'coverage',
    'titles:coverage',
    answering,
    inOffice(() => import('../../features/coverage/screen.tsx')),
  ),
  line('coverage/due-list', 'app:dueList', answering, coverageDue),
  line('coverage/line-list', 'app:lineList', answering, coverageLines),
  line('coverage/zero-dose', 'titles:zeroDose', answering, zeroDose),
  line('before-first-session', 'sites:readyTitle', answering, readiness),
  line('before-first-session/sites-without-position', 'app:homeName-sites', answering, sitesWithoutPosition),
  line('before-first-session/villages-without-asha', 'app:homeName-villages', answering, villagesWithoutAsha),
  line('places', 'titles:places', answering, places),
  line('places/$level/$code', 'titles:places', answering, onePlace),
  line('facilities', 'titles:facilities', answering, facilities),
  line('facilities/$facilityID', 'titles:facility', answering, facility),
  line('facilities/$facilityID/new-site', 'titles:addSite', arranging, newSite),
  line('session-sites/$siteID', 'titles:site', answering, siteScreen),
  line('session-sites/$siteID/change', 'titles:site', arranging, changeSite),
  line('workers', 'workers:title', answering, () => import('../../features/workers/list/screen.tsx')),
  line('workers/new', 'workers:newTitle', answering, () => import('../../features/workers/account/new-screen.tsx')),
  line('imports/users', 'brought:title-users', answering, importUsers),
  line('imports/facilities', 'brought:title-facilities', arranging, importFacilities),
  line('imports/places', 'brought:title-places', ofVillages, importPlaces),
  line('workers/$workerID', 'workers:changeTitle', answering, changeAccount),
  line('workers/$workerID/villages', 'workers:villages', answering, villagesOfAsha),
  line('workers/$workerID/villages/$villageID', 'workers:households', answering, householdsOfVillage),
  line(
    'workers/$workerID/audit',
    'titles:whatWasDone',
    auditing,
    inOffice(() => import('../../features/audit/worker-screen.tsx')),
  ),
  line('administration/settings', 'titles:settings', forAll, settingsForAll),
  line('administration/contents', 'titles:contents', forAll, contents),
  line('administration/contents/$name', 'titles:contents', forAll, contentEditor),
  line('administration/programmes', 'titles:programmes', ofStates, programmes),
  line('help', 'help:title', all, () => import('../../features/help/screen.tsx')),
  line('help/$page', 'help:title', all, () => import('../../features/help/page-screen.tsx')),
  line('resources', 'app:resources', all, () => import('../workplaces/resources.tsx')),
];

function line<Path extends string>(
  ...[path, title, access, screen]: [Path, string | null, Access, ScreenFile<NoInfer<Path>>]
): RouteLine {
  return { path, title, access, screen: async () => ({ Screen: atAddress(path, (await screen()).Screen) }) };
}
