import { followUpKinds, formVersion } from '@teeka/domain/aefi';
import { z } from 'zod';
import { aefiAnswers, aefiStanding, aefiVaccine } from './aefi/report.ts';
import { call } from './call.ts';
import { beneficiaryId, day, id, instant, recordIdOrNone, reference, text } from './fields.ts';
import { paged, pageRequest } from './paging.ts';
import { answeringRoles, type Role } from './roles.ts';
import { withinArea } from './within.ts';

/** Who may report: who vaccinates, who hears of it in the village, who answers for the place (facts 4.6, 12.1). */
const reporters = ['Vaccinator', 'ANM', 'ASHA', ...answeringRoles] as const satisfies Role[];

const writes = { access: reporters, area: 'own-area', kind: 'command', outbox: true } as const;
const reads = { access: reporters, area: 'own-area' } as const;

const answerRefusals = [
  'AEFIRP0001',
  'AEFIRP0002',
  'AEFIRP0003',
  'AEFIRP0009',
  'AEFIRP0010',
  'AEFIRP0011',
  'AEFIRP0012',
  'FLDVAL0001',
  'FLDVAL0002',
  'FLDVAL0003',
  'FLDVAL0004',
  'FLDVAL0005',
  'FLDVAL0006',
  'FLDVAL0007',
  'FLDVAL0008',
  'FLDVAL0017',
  'FLDVAL0018',
  'FLDVAL0027',
  'FLDVAL0029',
  'FLDVAL0032',
  'REQVAL0012',
  'SCHEDU0002',
  'SESDAY0015',
] as const;

export const reportAefi = call({
  ...writes,
  name: 'aefi.reportAefi',
  path: '{vaccinator}/aefi/report',
  summary: 'Reports an adverse event: a notice at once, or the whole form.',
  request: z.object({
    report_id: id,
    beneficiary_reference_id: reference,
    /** The session at which the suspected doses were given; empty when they were given elsewhere. */
    given_in_session_id: recordIdOrNone,
    form_version: z.literal(formVersion),
    answers: aefiAnswers,
    vaccines: z.array(aefiVaccine).max(30),
    /** The form is complete and is to count as filed. */
    file: z.boolean(),
    captured_at: instant,
  }),
  reply: z.object({ report_id: z.string(), status: z.string(), category: z.string() }),
  sealed: { request: ['beneficiary_reference_id', 'given_in_session_id', 'answers.notifier_phone'] },
  refusals: answerRefusals,
});

export const followUpAefi = call({
  ...writes,
  name: 'aefi.followUpAefi',
  path: '{vaccinator}/aefi/followUp',
  summary: 'Adds to a report: answers, case id, investigation, closing. Nothing is overwritten.',
  request: z.object({
    event_id: id,
    report_id: id,
    beneficiary_reference_id: reference,
    kind: z.enum(followUpKinds),
    answers: aefiAnswers.default({}),
    /** The rows of section 5 anew; null leaves them. */
    vaccines: z.array(aefiVaccine).max(30).nullable().default(null),
    file: z.boolean().default(false),
    external_case_id: text(60).default(''),
    causality: text(4).default(''),
    note: text(200).default(''),
    captured_at: instant,
  }),
  reply: z.object({ status: z.string(), category: z.string() }),
  sealed: { request: ['beneficiary_reference_id', 'answers.notifier_phone'] },
  refusals: [...answerRefusals, 'AEFIRP0004', 'AEFIRP0005', 'AEFIRP0006', 'AEFIRP0007', 'AEFIRP0008'],
});

/** A report as the list shows it; the clocks follow from its times (domain/aefi). */
export const listedAefi = aefiStanding.extend({
  report_id: z.string(),
  beneficiary_id: beneficiaryId,
  ben_name: z.string(),
  dob: day,
  /** 1 male, 2 female, 3 others. */
  gender: z.number().int(),
  village_name: z.string(),
  session_site_name: z.string(),
  symptoms: z.array(z.string()),
  outcome: z.string(),
});
export type ListedAefi = z.output<typeof listedAefi>;

export const getAefiReports = call({
  ...reads,
  name: 'aefi.getAefiReports',
  heavy: true,
  path: '{vaccinator}/aefi/list',
  summary: 'Reports of people and sites of the area: open ones first, of these the oldest, whose clocks press most.',
  request: z.object({
    /** `open` is whatever is not closed. */
    status: z.enum(['all', 'open', 'notified', 'reported', 'investigated', 'closed']).default('open'),
    category: z.enum(['all', 'minor', 'severe', 'serious']).default('all'),
    ...withinArea,
    ...pageRequest,
  }),
  reply: paged(listedAefi),
});

/** Another report that looks like the same event, and why; whose it is stays untold outside of the area. */
const clusterOther = z.object({
  report_id: z.string(),
  beneficiary_id: z.string(),
  ben_name: z.string(),
  vaccinated_on: day,
  same_session: z.boolean(),
  batches: z.array(z.string()),
  symptoms: z.array(z.string()),
});

export const getAefiReport = call({
  ...reads,
  name: 'aefi.getAefiReport',
  path: '{vaccinator}/aefi/detail',
  summary: 'One report with its events, its clocks and what looks like the same event.',
  request: z.object({ beneficiary_reference_id: reference, report_id: id }),
  reply: listedAefi.extend({
    form_version: z.string(),
    given_in_session_id: z.string().nullable(),
    guardian_name: z.string(),
    place: z.object({ state: z.string(), district: z.string(), block: z.string() }),
    answers: aefiAnswers,
    vaccines: z.array(aefiVaccine),
    events: z.array(
      z.object({
        event_id: z.string(),
        kind: z.string(),
        by: z.string(),
        role: z.string(),
        note: z.string(),
        /** What this event answered, without numbers. */
        answers: aefiAnswers,
        captured_at: z.string(),
        recorded_at: z.string(),
      }),
    ),
    cluster: z.array(clusterOther),
    /** Days from the last dose to the death, and whether it falls into the window; null while alive. */
    death: z.object({ days: z.number().int().nullable(), is_event: z.boolean() }).nullable(),
  }),
  sealed: { request: ['beneficiary_reference_id'], reply: ['answers.notifier_phone'] },
  refusals: ['REQVAL0012'],
});

export const getAefiPrefill = call({
  ...reads,
  name: 'aefi.getAefiPrefill',
  path: '{vaccinator}/aefi/prefill',
  summary: 'What a report of a person can begin with: doses of the last 30 days, and similar reports.',
  request: z.object({ beneficiary_reference_id: reference }),
  reply: z.object({
    beneficiary_id: beneficiaryId,
    guardian_name: z.string(),
    address: z.string(),
    village_name: z.string(),
    vaccines: z.array(
      aefiVaccine.extend({
        given_on: day,
        captured_at: z.string(),
        session_id: z.string(),
        session_site_name: z.string(),
        facility_name: z.string(),
      }),
    ),
    open_reports: z.array(z.object({ report_id: z.string(), notified_at: z.string(), category: z.string() })),
    similar: z.array(
      z.object({
        report_id: z.string(),
        session_id: z.string().nullable(),
        vaccinated_on: day,
        symptoms: z.array(z.string()),
        category: z.enum(['minor', 'severe', 'serious']),
        batches: z.array(z.string()),
      }),
    ),
  }),
  sealed: { request: ['beneficiary_reference_id'] },
  refusals: ['REQVAL0012'],
});
