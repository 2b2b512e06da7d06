import { z } from 'zod';
import { call } from '../call.ts';
import { beneficiaryId, day, figure, id, instant, recordId, text, typedReference, whole, word } from '../fields.ts';
import { clinicalRoles, ofPerson } from '../roles.ts';
import { registeredDetails } from './detail-shapes.ts';
import { found } from './find.ts';

/** What the family agreed to: the text's version, the language it was read in, and when. */
export const consent = z.object({
  version: word(20),
  language: word(5),
  given_at: instant,
});

/** A duplicate that the worker saw and overruled, with the reason. */
export const overruled = z.object({ beneficiary_ids: z.array(beneficiaryId).max(20), reason: text(500) });

/** Texts are judged by `registrationRefusals` of the domain; here they are only bounded. */
const personFields = {
  name: text(),
  /** 1 male, 2 female, 3 others. */
  gender: figure,
  /** Only the year is known: `dob` is then 1 January of `birth_year`. */
  dob_is_year: z.boolean().default(false),
  /** Four digits, or empty where `dob` says it all. */
  birth_year: text(),
  dob: text(),
  mobile_number: text(),
  photo_id_type: figure.nullable(),
  photo_id_number: text(),
  village_id: whole,
  address: text(500).default(''),
  /** Reference number of the parent or guardian; a child has one. */
  guardian_ben_id: typedReference.default(''),
  ...registeredDetails,
};

export const registration = call({
  ...ofPerson,
  name: 'beneficiaries.registration',
  path: '{beneficiary}/registration',
  summary: 'Registers a person, before or at a session; the number is made by whoever registers.',
  request: z.object({
    ...personFields,
    beneficiary_id: typedReference,
    beneficiary_type_category_id: z.literal(3),
    beneficiary_type_category_name: word(20),
    beneficiary_type_name: z.literal('Citizen'),
    beneficiary_type_name_other: z.literal(''),
    ben_type_id: figure,
    ben_sub_type_id: whole.optional(),
    facility_id: word(),
    verifiedUsing: z.literal('ConfirmMobile'),
    platform: z.enum(['App', 'Web']),
    /** The delivery that the child was born in, where one is on record: under the number that it gave. */
    delivery_id: id.optional(),
    /** Registered on site: the person is put on this session's list. */
    session_id: recordId.optional(),
    consent,
    duplicate_overruled: overruled.nullable().default(null),
    captured_at: instant,
  }),
  reply: z.object({ beneficiary_id: beneficiaryId }),
  sealed: {
    request: ['beneficiary_id', 'mobile_number', 'photo_id_number', 'guardian_ben_id', 'session_id'],
  },
  refusals: [
    'BENPRE0011',
    'BENREG0001',
    'BENREG0002',
    'BENREG0003',
    'BENREG0004',
    'BENREG0005',
    'BENREG0006',
    'BENREG0007',
    'BENREG0008',
    'BENREG0009',
    'BENREG0010',
    'BENREG0011',
    'BENREG0012',
    'BENREG0013',
    'BENREG0014',
    'BENREG0016',
    'FLDVAL0001',
    'FLDVAL0002',
    'FLDVAL0003',
    'FLDVAL0004',
    'FLDVAL0006',
    'FLDVAL0007',
    'FLDVAL0008',
    'FLDVAL0012',
    'FLDVAL0015',
    'FLDVAL0016',
    'FLDVAL0017',
    'FLDVAL0018',
    'FLDVAL0019',
    'FLDVAL0020',
    'FLDVAL0027',
    'FLDVAL0029',
    'IDPROF0005',
    'IDPROF0006',
    'IDPROF0007',
    'IDPROF0008',
    'IDPROF0009',
    'IDPROF0010',
    'IDPROF0011',
    'IDPROF0012',
    'IDPROF0013',
    'IDPROF0014',
    'IDPROF0015',
    'IDPROF0017',
    'IDPROF0018',
    'IDPROF0020',
    'IDPROF0021',
    'IDPROF0022',
    'IDPROF0023',
    'IDPROF0024',
    'IDPROF0025',
    'IDPROF0026',
    'REQVAL0009',
    'REQVAL0012',
    'SESDAY0002',
    'SESDAY0015',
  ],
});

/** Why two records may be of one person. */
export const duplicateReason = z.enum(['photo-id', 'photo-id-end', 'mobile-and-name', 'name-birth-guardian']);

/** Asked while the form is filled in: whatever is still empty or wrong is left out of the judgement. */
export const checkDuplicates = call({
  name: 'beneficiaries.checkDuplicates',
  path: '{beneficiary}/checkDuplicates',
  summary: 'People who may be the one about to be registered, with the reasons.',
  access: clinicalRoles,
  area: 'own-area',
  quiet: true,
  request: z.object({
    /** English or Hindi letters; may still be empty. */
    name: text(),
    dob: text().default(''),
    dob_is_year: z.boolean().default(false),
    gender: figure.nullable().default(null),
    guardian_name: text().default(''),
    mobile_number: text().default(''),
    photo_id_type: figure.nullable().default(null),
    photo_id_number: text().default(''),
  }),
  reply: z.object({
    duplicates: z.array(
      found.extend({
        /** `mobile` etc.: see `duplicateReasons` of the domain. */
        reasons: z.array(duplicateReason),
        likeness: z.number(),
        deceased_on: day.nullable(),
      }),
    ),
    /**
     * The photo ID is on record of somebody outside the actor's area. Said for so many numbers a day and worker, then
     * false: registering tells it.
     */
    photo_id_elsewhere: z.boolean(),
    /** People of the area on this mobile number, or as many as it may have where it has no room left. */
    members_on_mobile: z.number().int(),
    max_members_per_mobile: z.number().int(),
  }),
  sealed: {
    request: ['mobile_number', 'photo_id_number'],
    reply: ['duplicates.*.ben_mobile_number', 'duplicates.*.photo_id_number'],
  },
  refusals: ['REQVAL0010'],
});
