import { addCaseEvent, restartCase } from '@teeka/contract/bites';
import { addVaccineDetails, saveCaseDetails } from '@teeka/contract/cases';
import { addDays } from '@teeka/domain/calendar';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { arv, biteVisit, newBiteCase, rabiesBite, record, snakeBite } from '../bite-day.ts';
import { openVisit } from '../open-visit.ts';
import { pregnancyDesk } from '../pregnancy-desk.ts';
import { type SessionDay, vaccine } from '../session-day.ts';
import { anotherSession } from './another-session.ts';
import type { MadeSample } from './made-sample.ts';

async function visit(day: SessionDay) {
  const session_id = await day.session(1);
  const beneficiary_reference_id = await day.person({ dob: day.today });
  await day.list(beneficiary_reference_id, { session: session_id, status: 'verified' });
  return { case_id: uuidV7(), beneficiary_reference_id, session_id };
}

/** Cases, the doses of a visit, what happens in the case of a bite. */
export const samplesOfCases: readonly MadeSample[] = [
  {
    call: saveCaseDetails,
    ids: ['case_id'],
    at: 'day',
    make: async (day) => ({
      ...(await visit(day)),
      material_category: 'Universal Immunization Programme',
      material_ids: [vaccine.bcg],
      screened: ['fever'],
      screening: null,
      rules_version: '2026-1',
      pack_cursor: '',
      captured_at: day.at(-2),
    }),
    others: async (day, input) => ({
      'another session': await anotherSession(day, input),
      'other answers': { ...(input as object), screening: { version: 'x', answers: [] } },
      'a bite': { ...(input as object), bite: rabiesBite() },
    }),
    notKept: { pack_cursor: 'where the phone’s pack stood, asked once' },
  },
  {
    call: saveCaseDetails,
    ids: ['case_id'],
    of: 'a bite',
    at: 'clinic',
    make: async (clinic) => ({
      ...newBiteCase(clinic, await visit(clinic)),
      screening: null,
      rules_version: '',
      pack_cursor: '',
    }),
    others: async (clinic, input) => ({
      'another session': await anotherSession(clinic, input),
      'a visit of the national schedule': { ...(input as object), bite: undefined },
    }),
    notKept: {
      pack_cursor: 'where the phone’s pack stood, asked once',
      material_category: 'that of bites, whatever was sent',
      screening: 'what is asked before a vaccine of the national schedule',
      rules_version: 'the bite names its rules',
    },
  },
  {
    call: saveCaseDetails,
    ids: ['case_id', 'antenatal.visit.event_id', 'antenatal.risk.event_id', 'antenatal.referral.event_id'],
    of: 'an antenatal visit',
    at: 'day',
    make: async (day) => {
      const { woman } = await pregnancyDesk(day);
      const session_id = await day.session(1);
      await day.list(woman, { session: session_id, status: 'verified' });
      return {
        ...{ case_id: uuidV7(), beneficiary_reference_id: woman, session_id },
        ...{ material_category: 'Others', material_ids: [], screened: [], screening: null },
        ...{ rules_version: '', pack_cursor: '' },
        antenatal: {
          pregnancy_number: 1,
          visit: { event_id: uuidV7(), facts: { visited_on: day.today, weight: 54 } },
          risk: { event_id: uuidV7(), facts: { risks: ['Twins'], overruled: [] } },
          referral: {
            event_id: uuidV7(),
            facts: { referred_on: day.today, to_facility: 'CHC Ujhani', reason: 'Twins' },
          },
        },
        captured_at: day.at(-2),
      };
    },
    others: async (day, input) => ({
      'another session': await anotherSession(day, input),
      'a visit of the national schedule': { ...(input as object), antenatal: undefined },
    }),
    notKept: {
      pack_cursor: 'where the phone’s pack stood, asked once',
      material_category: 'that of its plan, whatever was sent',
      screening: 'what is asked before a vaccine of the national schedule',
      rules_version: 'what is asked at a visit has no version',
    },
  },
  {
    call: addVaccineDetails,
    ids: ['vaccine_details.0.dose_id'],
    at: 'day',
    make: async (day) => ({
      ...(await openVisit(day, { person: { dob: day.today } })),
      vaccine_details: [{ ...day.dose({ expiry_date: '2027-06-30' }), despite_stop: false }],
    }),
    others: async (day, input: { beneficiary_reference_id: string; session_id: string }) => ({
      'another visit': {
        ...(input as object),
        ...(await openVisit(day, { again: input.beneficiary_reference_id })),
      },
    }),
    notKept: {
      'vaccine_details.*.despite_stop': 'a mark of the audit row of the first time',
      'vaccine_details.*.day_of_dose': 'of bites only',
      'vaccine_details.*.amounts': 'of bites only',
    },
  },
  {
    call: addVaccineDetails,
    ids: ['vaccine_details.0.dose_id'],
    of: 'a bite',
    at: 'clinic',
    make: async (clinic) => ({ ...(await biteVisit(clinic)), vaccine_details: [arv(clinic, 0)] }),
    others: async (clinic, input: { beneficiary_reference_id: string }) => ({
      'another visit': await anotherSession(clinic, input),
    }),
    notKept: { 'vaccine_details.*.despite_stop': 'a mark of the audit row of the first time' },
  },
  {
    call: addCaseEvent,
    ids: ['event.event_id'],
    at: 'clinic',
    make: async (clinic) => {
      const { case_id, beneficiary_reference_id } = await biteVisit(clinic, { bite: snakeBite() });
      const event = { event_id: uuidV7(), kind: 'look', at: clinic.at(-1), facts: { signs: ['pain'] } };
      return { case_id, beneficiary_reference_id, event, captured_at: clinic.at() };
    },
    others: async (clinic, input: { beneficiary_reference_id: string }) => ({
      'another case': {
        ...(input as object),
        case_id: (await biteVisit(clinic, { again: input.beneficiary_reference_id, bite: snakeBite() })).case_id,
      },
    }),
    notKept: { session_id: 'orders what the phone sends' },
  },
  {
    call: restartCase,
    ids: ['new_case_id'],
    at: 'clinic',
    make: async (clinic) => {
      const open = await biteVisit(clinic, { bite: rabiesBite({ bitten_on: addDays(clinic.today, -15) }) });
      const given_on = addDays(clinic.today, -15);
      await record(open, [arv(clinic, 0, { given_on, captured_at: clinic.at() })], clinic.phone);
      const { case_id, beneficiary_reference_id, session_id } = open;
      return {
        case_id,
        beneficiary_reference_id,
        session_id,
        new_case_id: uuidV7(),
        captured_at: clinic.at(),
      };
    },
    others: async (clinic, input: { beneficiary_reference_id: string }) => ({
      'another session': await anotherSession(clinic, input),
    }),
  },
];
