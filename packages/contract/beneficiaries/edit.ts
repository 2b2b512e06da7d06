import { z } from 'zod';
import { call } from '../call.ts';
import { beneficiaryId, day, figure, instant, reference, text, typedReference, whole } from '../fields.ts';
import { answeringRoles, clinicalRoles, ofPerson, sessionRoles } from '../roles.ts';
import { editedDetails } from './detail-shapes.ts';
import { namesInEdit } from './edit-names.ts';
import { registration } from './register.ts';

/** Fields that an edit may change, by their names in the request; `year` goes with `dob`, the ID's type with its number. */
export const editedField = z.enum(namesInEdit);

const notOfAnEdit = ['BENPRE0011', 'BENREG0002', 'BENREG0013', 'SESDAY0002', 'REQVAL0009'];

export const updateBeneficiaryBasicDetails = call({
  ...ofPerson,
  name: 'beneficiaries.updateBeneficiaryBasicDetails',
  path: '{beneficiary_v3}/updateBeneficiaryBasicDetails',
  summary: 'Changes details of a person; two people who changed different fields both win.',
  request: z.object({
    beneficiary_id: reference,
    ben_name: text(),
    address: text(500),
    beneficiary_gender: figure,
    ben_mobile_number: text(),
    ben_type_id: figure,
    /** Year of birth, four digits. */
    year: text(),
    dob: text(),
    /** Only the year is known: `dob` is 1 January. */
    dob_is_year: z.boolean().default(false),
    photo_id_type: figure.nullable(),
    /** Only read when `changed` names it; otherwise it may be masked or empty. */
    photo_id_number: text(),
    village_id: whole.optional(),
    guardian_ben_id: typedReference.optional(),
    ...editedDetails,
    is_update: z.literal(true),
    /** The version the worker saw; what others changed since then is kept unless this edit changes it too. */
    version: whole,
    /** The fields this edit changes; the others are not looked at. */
    changed: z.array(editedField).min(1).max(namesInEdit.length),
    /** The worker read the details out and the person confirmed them. */
    read_out: z.boolean(),
    captured_at: instant,
  }),
  reply: z.object({ beneficiary_id: beneficiaryId, version: z.number().int() }),
  sealed: { request: ['beneficiary_id', 'ben_mobile_number', 'photo_id_number', 'guardian_ben_id'] },
  refusals: [
    'BENDET0002',
    'BENDET0003',
    'DOBEDIT001',
    'BENPRE0009',
    'BENREG0015',
    'DOBEDIT002',
    'DOBEDIT003',
    'ABHACC0031',
    ...registration.refusals.filter((code) => !notOfAnEdit.includes(code)),
  ],
});

export const getBeneficiaryHistory = call({
  name: 'beneficiaries.getBeneficiaryHistory',
  path: '{beneficiary}/getBeneficiaryHistory',
  summary: 'Who registered a person, who verified them, and who changed what, latest first; numbers masked.',
  access: [...sessionRoles, ...answeringRoles],
  area: 'own-area',
  request: z.object({ beneficiary_id: reference }),
  reply: z.object({
    version: z.number().int(),
    registered: z
      .object({
        registered_at: z.string(),
        registered_by_name: z.string(),
        captured_at: z.string(),
        platform: z.string(),
        on_site: z.boolean(),
        consent_version: z.string(),
        consent_language: z.string(),
        consent_given_at: z.string(),
        /** Why look-alikes were overruled; empty where there were none. */
        overruled_reason: z.string(),
        overruled_ids: z.array(beneficiaryId),
      })
      .nullable(),
    changes: z.array(
      z.object({
        version: z.number().int(),
        /** One of `editedField`, or `deceased_on`. */
        field: z.string(),
        old_value: z.string(),
        new_value: z.string(),
        changed_by_name: z.string(),
        changed_by_role: z.string(),
        captured_at: z.string(),
        changed_at: z.string(),
        /** What was written with it: cause and place of a death. */
        remarks: z.string(),
      }),
    ),
    /** Each time that somebody made sure who the person is, the latest first; the way as the session's list has it. */
    verifications: z.array(
      z.object({
        verified_at: z.string(),
        verified_by_name: z.string(),
        verification_method: z.string(),
        session_name: z.string(),
        date_of_session: day,
      }),
    ),
  }),
  sealed: { request: ['beneficiary_id'] },
  refusals: ['REQVAL0012'],
});

export const minmaxDateDOBEdit = call({
  name: 'beneficiaries.minmaxDateDOBEdit',
  summary: 'First and last day that a person’s date of birth may be changed to.',
  access: clinicalRoles,
  area: 'own-area',
  request: z.object({ beneficiary_ref_id: reference }),
  reply: z.object({ min_date: day, max_date: day }),
  sealed: { request: ['beneficiary_ref_id'] },
  refusals: ['REQVAL0012'],
});
