import { z } from 'zod';
import { call } from '../call.ts';
import { beneficiaryId, day, reference, text, whole } from '../fields.ts';
import { answeringRoles, ofEverybody } from '../roles.ts';
import { shownDetails } from './detail-shapes.ts';

const { lmp_date, ...laterDetails } = shownDetails;

/** Who may look people up. */
const searchRoles = ['Vaccinator', 'Assistant', 'ANM', 'Verifier', ...answeringRoles] as const;

/** A hit of a search: enough to tell people apart, numbers sealed in transit. */
export const found = z.object({
  beneficiary_id: beneficiaryId,
  ben_name: z.string(),
  ben_mobile_number: z.string(),
  photo_id_number: z.string(),
  dob: day,
  beneficiary_gender: z.string(),
  guardian_name: z.string(),
  village_name: z.string(),
  /** Died on; nobody offers this person a dose. */
  deceased_on: day.nullable(),
});
export type Found = z.output<typeof found>;

const byNumber = {
  access: searchRoles,
  area: 'own-area',
  request: z.object({
    search_value: text(),
    flag: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    photo_id_type_id: whole.nullable().default(null),
  }),
  reply: z.object({ beneficiaries: z.array(found) }),
  sealed: {
    request: ['search_value'],
    reply: ['beneficiaries.*.ben_mobile_number', 'beneficiaries.*.photo_id_number'],
  },
  refusals: [
    'FLDVAL0001',
    'FLDVAL0006',
    'FLDVAL0008',
    'FLDVAL0009',
    'FLDVAL0027',
    'IDPROF0001',
    'IDPROF0002',
    'IDPROF0003',
    'IDPROF0004',
    'IDPROF0016',
    'IDPROF0017',
    'IDPROF0018',
    'IDPROF0019',
    'IDPROF0020',
    'IDPROF0021',
    'IDPROF0026',
    'REQVAL0010',
  ],
} as const;

export const getBeneficiaries = call({
  ...byNumber,
  name: 'beneficiaries.getBeneficiaries',
  path: '{beneficiary_v3}/getBeneficiaries',
  summary:
    'Finds people by mobile number (flag 0), reference ID (1), photo ID (2), or linked ABHA number or address (3).',
});

/** The specification shows neither payload nor answer of this path: both are those of the third version. */
export const getBeneficiariesOfVaccinator = call({
  ...byNumber,
  name: 'beneficiaries.getBeneficiariesOfVaccinator',
  path: '{beneficiary}/getBeneficiaries',
  summary: 'Finds people as the third version of the call does.',
});

/** Name search: best first, at most 50. `likeness` from 0 to 1. */
export const searchByName = call({
  name: 'beneficiaries.searchByName',
  path: '{beneficiary}/searchByName',
  summary: "Finds people of the actor's area by name, in English or Hindi spelling, typing errors tolerated.",
  access: searchRoles,
  area: 'own-area',
  quiet: true,
  request: z.object({
    name: text(),
    /** Only this village; null for the whole area. */
    village_id: whole.nullable().default(null),
  }),
  reply: z.object({
    beneficiaries: z.array(found.extend({ likeness: z.number() })),
    /** Whether more people are as alike as the last one. */
    more: z.boolean(),
  }),
  sealed: { reply: ['beneficiaries.*.ben_mobile_number', 'beneficiaries.*.photo_id_number'] },
  refusals: ['FLDVAL0001', 'FLDVAL0003', 'FLDVAL0004', 'REQVAL0010', 'REQVAL0012'],
});

export const getBeneficiaryDetails = call({
  name: 'beneficiaries.getBeneficiaryDetails',
  path: '{vaccinator}/getbeneficiary_details',
  summary: 'One person with the doses on record.',
  access: searchRoles,
  area: 'own-area',
  request: z.object({ beneficiaryId: reference }),
  reply: found.extend({
    beneficiary_type_name: z.array(z.string()),
    ben_type_id: z.array(z.number().int()),
    lmp_date,
    address: z.string(),
    photo_id_type: z.number().int().nullable(),
    /** Of the linked health account; `abha_address` is then the linked one. A server of an earlier version leaves it out. */
    abha_number_masked: z.string().nullable().optional(),
    /** What an edit is based on. */
    version: z.number().int(),
    dob_is_year: z.boolean(),
    village_id: z.number().int(),
    guardian_ben_id: z.string(),
    /** The day of a visit after their birth that says that they died. A server of an earlier version leaves it out. */
    reported_dead_on: day.nullable().optional(),
    ...laterDetails,
    /** Those of the family on record: the guardian, whoever has the same one, and whose guardian this person is. */
    linkedmembers: z.array(
      z.object({
        beneficiary_id: beneficiaryId,
        ben_name: z.string(),
        dob: day,
        beneficiary_gender: z.string(),
        relation: z.enum(['guardian', 'sibling', 'child']),
      }),
    ),
    /** `previous`: of one that was given elsewhere, whether somebody approved the report; left out of what a session gave. `by_word`: no document shows it. */
    doses: z.array(
      z.object({
        dose_code: z.string(),
        given_on: day,
        previous: z.enum(['Pending', 'Approved']).optional(),
        by_word: z.literal(true).optional(),
      }),
    ),
    /** What the schedule depends on in the village where the person lives; without a pack nothing else tells it. */
    je_endemic: z.boolean(),
    programmes_off: z.array(z.string()),
    /** A server of an earlier version leaves it out: none of these is on. */
    programmes_on: z.array(z.string()).optional(),
    /**
     * Who visits the household: its ASHA, or where it has none all of the village; whose account is closed visits nobody. The
     * number in full for whoever calls her, its last four digits for others. A server of an earlier version leaves them out.
     */
    ashas: z.array(z.object({ user_id: z.string(), asha_name: z.string(), mobile: z.string() })).optional(),
  }),
  sealed: {
    request: ['beneficiaryId'],
    reply: ['ben_mobile_number', 'photo_id_number', 'guardian_ben_id', 'ashas.*.mobile'],
  },
  refusals: ['REQVAL0012'],
});

export const getBeneficiaryIdType = call({
  ...ofEverybody,
  name: 'beneficiaries.getBeneficiaryIdType',
  path: '{beneficiary_v3}/getBeneficiaryIdType',
  summary: 'The kinds of photo ID.',
  reply: z.object({ types: z.array(z.object({ id: z.number().int(), type: z.string() })) }),
});
