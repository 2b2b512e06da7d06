import * as cases from '@teeka/contract/cases';
import { sessionPack } from '@teeka/contract/pack';
import * as sessions from '@teeka/contract/sessions';
import * as sites from '@teeka/contract/sites';
import { vaccinationsChart } from '@teeka/contract/vaccinations';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { openVisit } from '../open-visit.ts';
import { vaccine } from '../session-day.ts';
import { type AreaSample, names, tells } from './area-sample.ts';
import { listed } from './sample-parts.ts';

/** Sites, the pack, sessions and their lists, cases and doses. */
export const samplesOfSessionDays: readonly AreaSample[] = [
  tells(sites.getAllSites, async ({ site }) => [{}, site.session_site_id]),
  names(sites.setDefaultSite, async ({ site }) => ({ session_site_id: site.session_site_id })),
  names(sites.getAsha, async ({ site }) => ({ session_site_id: site.session_site_id })),
  names(sites.getSessionSiteDetails, async ({ site }) => ({ session_site_id: site.session_site_id })),
  names(sessionPack, async ({ site }) => ({ session_site_id: site.session_site_id })),

  tells(sessions.getOngoingSessions, async (at) => [{}, await at.session(1)]),
  names(sessions.getSessionData, async (at) => ({ session_id: await at.session(1) })),
  names(sessions.startSession, async (at) => ({ session_id: await at.session(0), captured_at: at.at() })),
  names(sessions.endSession, async (at) => ({ session_id: await at.session(1), captured_at: at.at() })),
  names(sessions.addToOngoingSession, async (at) => ({
    session_id: await at.session(1),
    beneficiary_id: await at.person(),
    added_from: 'vaccinator',
    facility_id: at.site.facility_id,
    site_id: at.site.session_site_id,
    captured_at: at.at(),
  })),
  names(sessions.changeSlot, async (at) => ({
    ...(await listed(at)),
    slot_time: null,
    captured_at: at.at(),
  })),
  names(sessions.verifyManually, async (at) => ({
    ...(await listed(at)),
    photo_id_type: null,
    details_confirmed: true,
    captured_at: at.at(),
  })),
  names(sessions.rejectBeneficiary, async (at) => ({
    ...(await listed(at)),
    reason_id: 1,
    acknowledged: true,
    captured_at: at.at(),
  })),

  names(cases.saveCaseDetails, async (at) => {
    const { session_id, beneficiary_id } = await listed(at, 'verified');
    return {
      case_id: uuidV7(),
      beneficiary_reference_id: beneficiary_id,
      session_id,
      material_category: 'Universal Immunization Programme',
      material_ids: [vaccine.bcg],
      screened: [],
      captured_at: at.at(),
    };
  }),
  names(cases.addVaccineDetails, async (at) => ({
    ...(await openVisit(at, { person: { dob: at.today } })),
    vaccine_details: [at.dose()],
  })),
  names(cases.caseStatusUpdation, async (at) => {
    const { case_id, beneficiary_reference_id } = await openVisit(at);
    return { case_id, beneficiary_reference_id, status: 3, captured_at: at.at() };
  }),
  names(cases.getCaseDetailsOfBen, async (at) => ({ beneficiary_reference_id: await at.person() })),
  names(vaccinationsChart, async (at) => ({ beneficiary_ref_id: await at.person() })),
];
