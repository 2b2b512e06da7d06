import type { MaterialCategory } from '@teeka/domain/vaccines';
import { z } from 'zod';
import { biteCase, biteDetails, doseAmounts } from './bites/shapes.ts';
import { call } from './call.ts';
import { day, id, instant, recordId, reference, text, whole, word } from './fields.ts';
import { named } from './names.ts';
import { pregnancyRefusals } from './pregnancies/refusals.ts';
import { antenatalVisit } from './pregnancies/shapes.ts';
import { answeringRoles, clinicalRoles, ofEverybody, ofPerson } from './roles.ts';
import { caseCodes, caseStatus } from './word-for.ts';

/** Why a person was not vaccinated: ill, refused, absent, moved, stock-out, vaccinator absent, died … */
export const notDoneReason = z.object({
  reason_id: z.number().int(),
  reason_code: z.string(),
  ...named('reason', z.string()),
});
export type NotDoneReason = z.output<typeof notDoneReason>;

/** One dose as it was given. `dose_id` is made on the device; author and capture time are sealed at capture. */
export const dose = z.object({
  dose_id: id,
  dose_code: word(20),
  material_id: whole,
  batch_id: id.nullable(),
  batch_number: text(40),
  expiry_date: day.nullable(),
  given_on: day,
  /** Body site and route as recorded; the schedule proposes them. */
  body_site: text(60),
  captured_at: instant,
  /** Of a dose in the care of a bite: the visit of its course, or which dose of antivenom; and how much went where. */
  day_of_dose: z.number().int().min(0).max(400).nullable().optional(),
  amounts: doseAmounts.nullable().optional(),
  /** Drawn from a batch that is stopped, and the giver knows it: recorded, so that it is known who received it. */
  despite_stop: z.boolean().optional(),
});
export type Dose = z.output<typeof dose>;

const recordedDose = dose.extend({
  case_id: z.string(),
  session_id: z.string().nullable(),
  captured_by: z.string(),
  captured_by_name: z.string(),
  recorded_at: z.string(),
});

/** How the schedule refuses a dose that is recorded. */
export const scheduleRefusals = [
  'SCHEDU0001',
  'SCHEDU0002',
  'SCHEDU0003',
  'SCHEDU0004',
  'SCHEDU0005',
  'SCHEDU0006',
] as const;

const biteCaseRefusals = ['RABIES0009', 'RABIES0010', 'RABIES0011', 'RABIES0012'] as const;
/** Why a dose cannot stand in the case of a bite. */
export const biteDoseRefusals = [
  'RABIES0001',
  'RABIES0002',
  'RABIES0003',
  'RABIES0004',
  'RABIES0005',
  'RABIES0006',
  'RABIES0009',
  'RABIES0010',
  'RABIES0015',
  'RABIES0017',
  'RABIES0021',
  'RABIES0019',
  'FLDVAL0018',
] as const;

export const getAllCaseFields = call({
  ...ofEverybody,
  name: 'cases.getAllCaseFields',
  summary: 'What a case records, by session category.',
  reply: z.object({
    fields: z.array(
      z.object({
        field: z.string(),
        session_category_type: z.enum(['1', '2']),
        /** Of a case of a bite: which type records it; null for fields of every case. */
        case_type: z.enum(['rabies', 'venom']).nullable(),
        required: z.boolean(),
        /** Of a rabies case some fields are needed after a bite and not for prevention. */
        required_when: z.enum(['always', 'after-bite', 'never']),
      }),
    ),
  }),
});

export const getVaccinationNotDoneReasons = call({
  ...ofEverybody,
  name: 'cases.getVaccinationNotDoneReasons',
  path: '{vaccinator}/beneficiary/getVaccinationNotDoneReasons',
  summary: 'Reasons for not vaccinating a person.',
  reply: z.object({ reasons: z.array(notDoneReason) }),
});

/** What was asked before the needle, in a version of the questions. */
const screeningRecord = z.object({
  version: word(60),
  answers: z
    .array(
      z.object({
        question: word(),
        answer: z.enum(['yes', 'no']),
        reason: text(400).default(''),
      }),
    )
    .max(20),
  /** Adverse events on record that were shown, and why the vaccine is given all the same. */
  earlier_events: z
    .array(z.object({ report_id: id, reason: text(400).default('') }))
    .max(20)
    .optional(),
  /** The version of the rule by which they were shown. */
  event_rules: word(60).optional(),
});

/** What is written is a heading of the product; what comes may be any word, of a phone or a system that has another. */
const categoryToKeep = word(60) as z.ZodType<string, MaterialCategory>;

export const saveCaseDetails = call({
  ...ofPerson,
  name: 'cases.saveCaseDetails',
  summary: 'Opens the case of a visit: which vaccines, and what was asked before the needle.',
  request: z.object({
    case_id: id,
    beneficiary_reference_id: reference,
    session_id: recordId,
    material_category: categoryToKeep,
    /** Vaccines to be given at this visit, as material ids. */
    material_ids: z.array(whole).max(20),
    /** Codes of the questions answered 'no problem' before vaccination. */
    screened: z.array(word()).max(20),
    /** Of a case of a bite: what was asked before anything was given. */
    bite: biteDetails.optional(),
    /** The questions of a version with every answer; with a 'yes' and doses given all the same, why. */
    screening: screeningRecord.nullable().default(null),
    /** The version of the schedule by which the visit was advised; empty where the phone did not say. */
    rules_version: word(60).default(''),
    /** Of an antenatal visit: what was found, and what followed from it. */
    antenatal: antenatalVisit.optional(),
    /** Where the phone's pack stood: what came on record later, the worker could not know. Empty: everything. */
    pack_cursor: word().default(''),
    captured_at: instant,
  }),
  reply: z.object({ case_id: z.string() }),
  sealed: {
    request: [
      'beneficiary_reference_id',
      'session_id',
      'antenatal.visit.facts.bank_account',
      'antenatal.risk.facts.bank_account',
      'antenatal.referral.facts.bank_account',
    ],
  },
  refusals: [
    'SESDAY0002',
    'SESDAY0010',
    'SESDAY0011',
    'BENDET0002',
    'VACDOS0008',
    'VACDOS0013',
    'VACDOS0022',
    'SCHEDU0002',
    ...biteCaseRefusals,
    ...pregnancyRefusals,
  ],
});

export const addVaccineDetails = call({
  ...ofPerson,
  name: 'cases.addVaccineDetails',
  summary: 'Records the doses given at a visit, all or none.',
  request: z.object({
    case_id: id,
    beneficiary_reference_id: reference,
    session_id: recordId,
    vaccine_details: z.array(dose).min(1).max(20),
  }),
  reply: z.object({ recorded: z.array(z.string()) }),
  sealed: { request: ['beneficiary_reference_id', 'session_id'] },
  refusals: [
    'REQVAL0012',
    'SESDAY0002',
    'SESDAY0010',
    'SESDAY0011',
    'SESDAY0015',
    'VACDOS0001',
    'VACDOS0008',
    'VACDOS0013',
    'VACDOS0003',
    'VACDOS0004',
    'VACDOS0023',
    'VACDOS0024',
    'VACDOS0012',
    'VACDOS0010',
    ...scheduleRefusals,
    'FLDVAL0003',
    'FLDVAL0004',
    ...biteDoseRefusals,
  ],
});

export const caseStatusUpdation = call({
  ...ofPerson,
  name: 'cases.caseStatusUpdation',
  summary: 'Completes or closes a case.',
  request: z.object({
    case_id: id,
    beneficiary_reference_id: reference,
    status: z.union([z.literal(caseCodes.completed), z.literal(caseCodes.closed)]),
    /** Why a case of a bite ends before its course is complete: needed there unless it is completed, of the list of reasons. */
    reason: word().optional(),
    captured_at: instant,
  }),
  sealed: { request: ['beneficiary_reference_id'] },
  refusals: [
    'REQVAL0012',
    'SESDAY0015',
    'VACDOS0009',
    'VACDOS0010',
    'VACDOS0011',
    'FLDVAL0001',
    'FLDVAL0029',
    'RABIES0008',
    'RABIES0013',
    'RABIES0014',
    'RABIES0018',
    'RABIES0020',
  ],
});

export const getCaseDetailsOfBen = call({
  name: 'cases.getCaseDetailsOfBen',
  summary: 'All cases of a person with their doses, who recorded them and when.',
  access: [...clinicalRoles, ...answeringRoles],
  area: 'own-area',
  request: z.object({ beneficiary_reference_id: reference }),
  reply: z.object({
    cases: z.array(
      z.object({
        case_id: z.string(),
        session_id: z.string().nullable(),
        status: caseStatus,
        material_category: z.string(),
        opened_at: z.string(),
        vaccine_details: z.array(recordedDose),
        /** Of a case of a bite: its details, doses and events. */
        bite: biteCase.nullable().optional(),
      }),
    ),
  }),
  sealed: { request: ['beneficiary_reference_id'] },
  refusals: ['REQVAL0012'],
});
