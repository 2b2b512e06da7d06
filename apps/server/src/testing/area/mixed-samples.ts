import { randomInt } from 'node:crypto';
import { addVaccineDetails } from '@teeka/contract/cases';
import { addDays } from '@teeka/domain/calendar';
import { nationalScreening } from '@teeka/domain/vaccinations';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { abhaConsentOf } from '../abha-consent.ts';
import { bcgRow } from '../aefi-notice.ts';
import { openVisit } from '../open-visit.ts';
import { nextReferenceNumber, pregnancyDesk } from '../pregnancy-desk.ts';
import { vaccine } from '../session-day.ts';
import { bcgOnce, vialLines } from '../vial-line.ts';
import type { AreaSide } from './area-side.ts';
import { childOf, wishing } from './samples-of-abha.ts';

/** A dose that somebody of that side was given. */
async function doseOf(at: AreaSide): Promise<string> {
  const visit = await openVisit(at, { person: { dob: at.today } });
  const dose = at.dose();
  await at.phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  return dose.dose_id;
}

/** A child of a delivery on record, and its mother. */
async function bornTo(at: AreaSide) {
  const desk = await pregnancyDesk(at, { lmp: '2025-06-20', dob: '1990-05-01' });
  const beneficiary_id = nextReferenceNumber();
  const one = desk.delivery({ live_births: 1, still_births: 0 });
  const delivery_id = await desk.record('delivery', one, [desk.liveChild(beneficiary_id)]);
  return { beneficiary_id, delivery_id, guardian_ben_id: desk.woman, dob: at.today, ben_type_id: 7008 };
}

let others = 0;
/** A person whom nobody takes for another: a name and a birthday of their own. */
export function unlikeOthers() {
  others += 1;
  const letters = Array.from({ length: 6 }, () => String.fromCharCode(65 + randomInt(26))).join('A');
  return { name: `${letters} DEVI`, dob: addDays('1975-01-01', others * 17) };
}

const ofDueList = (at: AreaSide) => ({
  ...{ session_site_id: at.site.session_site_id, village_id: at.village, user_id: at.user.user_id },
});

const consentBy = (guardian_id: string) => ({ ...abhaConsentOf('child'), guardian_id });

/** A child for whom its guardian agrees. */
const agreedByGuardian = async (at: AreaSide) => {
  const { beneficiary_id, guardian_id } = await childOf(at);
  return { beneficiary_id, consent: consentBy(guardian_id) };
};

/** A wish in whose consent the account is asked for; one that is sent beside it does not count. */
const byWish = async (at: AreaSide) => ({
  ...(await wishing(at)),
  consent: consentBy(await at.person({ dob: '1995-05-05' })),
});

const childByWish = async (at: AreaSide) => {
  const child = await childOf(at);
  return { ...child, ...(await wishing(at, child)), consent: consentBy(child.guardian_id) };
};

/** What a call can name besides what its sample of areas names, made on that side. */
export const alsoNamed: Readonly<Record<string, (at: AreaSide) => Promise<object>>> = {
  'abha.keepAbhaWish': agreedByGuardian,
  'abha.searchAbha': byWish,
  'abha.requestAbhaOtp': byWish,
  'abha.enrolAbhaDirectly': byWish,
  'abha.findChildAbhas': childByWish,
  'abha.enrolChildAbha': childByWish,
  'aefi.reportAefi': async (at) => ({
    given_in_session_id: await at.session(1),
    vaccines: [{ ...bcgRow, dose_id: await doseOf(at) }],
  }),
  'aefi.followUpAefi': async (at) => ({ vaccines: [{ ...bcgRow, dose_id: await doseOf(at) }] }),
  'beneficiaries.registration': async (at) => ({
    ...unlikeOthers(),
    mobile_number: at.server.fixtures.mobile(),
    session_id: await at.session(1),
    ...(await bornTo(at)),
    duplicate_overruled: { beneficiary_ids: [await at.person()], reason: 'Another child of the house' },
  }),
  'beneficiaries.updateBeneficiaryBasicDetails': async (at) => ({
    village_id: at.village,
    guardian_ben_id: await at.person({ dob: '1990-05-01' }),
    changed: ['address', 'village_id', 'guardian_ben_id'],
  }),
  'cases.restartCase': async (at) => ({ new_case_id: uuidV7(), session_id: await at.session(1) }),
  'cases.addCaseEvent': async (at) => ({
    session_id: await at.session(1),
    event: { event_id: uuidV7(), kind: 'drip-ended', at: at.at(-1), facts: { dose_id: await doseOf(at) } },
  }),
  'cases.saveCaseDetails': async () => ({
    screening: {
      version: nationalScreening.version,
      answers: [],
      earlier_events: [{ report_id: uuidV7(), reason: '' }],
    },
    antenatal: {
      pregnancy_number: 1,
      visit: { event_id: uuidV7(), facts: {} },
      risk: { event_id: uuidV7(), facts: {} },
      referral: { event_id: uuidV7(), facts: {} },
    },
  }),
  'cases.addVaccineDetails': async (at) => ({
    vaccine_details: [at.dose({ batch_id: await at.batch(vaccine.bcg) })],
  }),
  'places.saveSite': async (at) => ({
    session_site_id: uuidV7(),
    facility_id: at.site.facility_id,
    name: `Anganwadi ${unlikeOthers().name}`,
    name_hi: '',
    category: '1',
    villages: [at.village],
    latitude: null,
    longitude: null,
    version: null,
  }),
  'vaccinations.voidDose': async () => ({ case_id: uuidV7() }),
  'downloads.exportVaccinationDueList': async (at) => ({
    ...{ from_date: at.today, to_date: at.today },
    ...ofDueList(at),
  }),
  'downloads.downloadDueList': async (at) => ({ start_date: at.today, end_date: at.today, ...ofDueList(at) }),
  'downloads.startDownload': async (at) => ({
    ...{ report: 'due-list', from_date: at.today, to_date: at.today },
    ...ofDueList(at),
    ...{ session_id: await at.session(1), surveyor_id: at.user.user_id },
  }),
  'schedule.getVaccinationDueList': async (at) => ({
    session_site_id: at.site.session_site_id,
    user_id: at.user.user_id,
  }),
  'workers.mappingAshaVillager': async (at) => ({
    ...{ add: [{ village_id: at.village }], remove: [] },
    households: { add: [{ beneficiary_id: await at.person() }], remove: [await at.person()] },
  }),
  'stock.saveUtilisation': async (at) => ({
    utilisation_id: uuidV7(),
    session_id: await at.session(1),
    lines: [vialLines(at)(bcgOnce)],
    captured_at: at.at(),
  }),
};
