import { z } from 'zod';
import { caseEvent, eventKinds } from './bites/shapes.ts';
import { call } from './call.ts';
import { rangeRefusals } from './date-range.ts';
import { asFile, day, id, instant, recordId, reference, text } from './fields.ts';
import { named } from './names.ts';
import { answeringRoles, clinicalRoles, ofPerson } from './roles.ts';
import { withinArea } from './within.ts';

export const restartCase = call({
  ...ofPerson,
  name: 'cases.restartCase',
  summary:
    'Begins a rabies course anew whose scheduled period was exceeded: the old case is closed, a linked one is opened.',
  request: z.object({
    case_id: recordId,
    beneficiary_reference_id: reference,
    /** Made on the phone, so that the first dose can follow without network; made here when left out. */
    new_case_id: id.optional(),
    session_id: id.optional(),
    captured_at: instant.optional(),
  }),
  reply: z.object({ message: z.string(), case_id: z.string() }),
  sealed: { request: ['case_id', 'beneficiary_reference_id'] },
  refusals: ['REQVAL0012', 'SESDAY0010', 'SESDAY0015', 'BENDET0002', 'VACDOS0009', 'VACDOS0010', 'RABIES0007'],
});

export const addCaseEvent = call({
  ...ofPerson,
  name: 'cases.addCaseEvent',
  summary: 'Adds what happened in a case of a bite: signs, clotting test, treatment, reaction, referral, outcome.',
  request: z.object({
    case_id: id,
    beneficiary_reference_id: reference,
    session_id: recordId.optional(),
    event: caseEvent.extend({ kind: z.enum(eventKinds) }),
    captured_at: instant,
  }),
  sealed: { request: ['beneficiary_reference_id', 'session_id'] },
  refusals: [
    'REQVAL0012',
    'SESDAY0015',
    'VACDOS0009',
    'FLDVAL0001',
    'FLDVAL0003',
    'FLDVAL0004',
    'FLDVAL0005',
    'FLDVAL0018',
    'FLDVAL0019',
    'FLDVAL0029',
    'RABIES0009',
    'RABIES0015',
  ],
});

/** Somebody who missed a day of an open course. The number is for the call that brings them back. */
const recallLine = z.object({
  beneficiary_id: z.string(),
  ben_name: z.string(),
  dob: day,
  /** 1 male, 2 female, 3 others. */
  gender: z.number().int(),
  guardian_name: z.string(),
  ...named('village_name', z.string()),
  ben_mobile_number: z.string(),
  case_id: z.string(),
  regimen: z.string(),
  reason: z.enum(['late', 'exceeded']),
  /** Day of the regimen that was missed, when it was planned, and until when the course still goes on. */
  day_of_dose: z.number().int(),
  planned: day,
  latest: day.nullable(),
  late_by: z.number().int(),
  last_call: z.object({ at: z.string(), result: z.string() }).nullable(),
});
export type RecallLine = z.output<typeof recallLine>;

export const getRabiesRecall = call({
  name: 'cases.getRabiesRecall',
  heavy: true,
  summary: 'Who missed a day of an open anti-rabies course at a site, the most urgent first, and the completion rate.',
  access: clinicalRoles,
  area: 'own-sites',
  request: z.object({ session_site_id: recordId }),
  reply: z.object({
    lines: z.array(recallLine),
    /** Of the courses begun in the last so many days. */
    completion: z.object({
      days: z.number().int(),
      begun: z.number().int(),
      completed: z.number().int(),
      open: z.number().int(),
      percent: z.number().nullable(),
    }),
  }),
  sealed: { request: ['session_site_id'], reply: ['lines.*.ben_mobile_number'] },
  refusals: ['REQVAL0012'],
});

/** A case as the officer needs it: no name, no number, no address. */
const notifiableCase = z.object({
  /** The first part of the case's id: enough to ask back, and nobody's number. */
  case_number: z.string(),
  creature: z.enum(['snake', 'scorpion']),
  bitten_on: day.nullable(),
  reported_on: day,
  ...named('facility_name', z.string()),
  ...named('block_name', z.string()),
  ...named('village_name', z.string()),
  age_years: z.number().int(),
  gender: z.number().int(),
  species: z.string(),
  grade: z.string(),
  antivenom_vials: z.number().int(),
  bite_to_needle_minutes: z.number().int().nullable(),
  outcome: z.string(),
});
export type NotifiableCase = z.output<typeof notifiableCase>;

/** Who sees and takes along the report of notifiable bites. */
export const notifiableRoles = ['Vaccinator', ...answeringRoles] as const;

const ofPeriod = {
  access: notifiableRoles,
  area: 'own-area',
  request: z.object({ from_date: text(10), to_date: text(10), ...withinArea }),
  refusals: rangeRefusals,
} as const;

export const getNotifiableBites = call({
  ...ofPeriod,
  name: 'cases.getNotifiableBites',
  heavy: true,
  summary: 'Snake bites and scorpion stings of a period for the notifiable-disease report, without personal data.',
  reply: z.object({
    cases: z.array(notifiableCase),
    totals: z.object({ snake: z.number().int(), scorpion: z.number().int(), died: z.number().int() }),
  }),
});

export const downloadNotifiableBites = call({
  ...ofPeriod,
  name: 'cases.downloadNotifiableBites',
  heavy: true,
  summary: 'The same report as a file (CSV) in the language of the caller.',
  ...asFile,
});
