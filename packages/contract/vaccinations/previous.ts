import { z } from 'zod';
import { call } from '../call.ts';
import { scheduleRefusals } from '../cases.ts';
import { asFile, beneficiaryId, day, id, instant, reference, text, uploadedFile, whole, word } from '../fields.ts';
import { paged, pageRequest } from '../paging.ts';
import { asCertificate, paperFields } from '../paper-fields.ts';
import { clinicalRoles, ofPerson } from '../roles.ts';
import { withinArea } from '../within.ts';
import { previousStatus } from '../word-for.ts';

const approvers = ['Supervisor', 'Site Admin', 'District Administrator'] as const;

/** Bytes of one file on its way in, and of one that is kept. The phone compresses pictures to about 0.1 MB. */
export const cardBytes = { taken: 4 * 1024 * 1024, kept: 700_000 } as const;
/** Doses of one report. */
const mostDoses = 10;

const doseRefusals = [
  'REQVAL0012',
  'VACDOS0001',
  'VACDOS0012',
  'VACDOS0013',
  ...scheduleRefusals,
  'SESDAY0015',
] as const;
const fileRefusals = ['FLDVAL0021', 'BENDOC0002', 'REQVAL0006', 'REQVAL0017'] as const;

/** A dose given elsewhere. `file_name` names the uploaded file that shows it. */
const previousDose = z.object({
  dose_id: id,
  dose_code: word(20),
  day_of_dose: day,
  file_name: text(100).default(''),
});

export const addPreviousVaccination = call({
  ...ofPerson,
  name: 'vaccinations.addPreviousVaccination',
  summary:
    'Records doses of one vaccine that were given elsewhere, with at most one file for each. They count at once and stand as pending until somebody approves them.',
  upload: {
    field: 'files',
    most: cardBytes.taken,
    many: mostDoses,
    json: ['vaccine_details', 'material_id'],
  },
  request: z.object({
    beneficiary_reference_id: reference,
    case_id: id,
    material_id: whole,
    material_name: text().default(''),
    /** Kind of immunoglobulin of an anti-rabies course; empty for others. */
    rig_type: word().default(''),
    /** How the worker knows: seen on the card, or reported. */
    proof: z.enum(['card', 'word']).default('card'),
    vaccine_details: z.array(previousDose).min(1).max(mostDoses),
    captured_at: instant,
    files: z.array(uploadedFile).max(mostDoses).default([]),
  }),
  reply: z.object({ case_id: z.string(), status: previousStatus }),
  sealed: { request: ['beneficiary_reference_id'] },
  refusals: [...doseRefusals, ...fileRefusals, 'RABIES0002', 'RABIES0016', 'RABIES0017'],
});

export const addPreviousVaccinationFile = call({
  ...ofPerson,
  name: 'vaccinations.addPreviousVaccinationFile',
  summary: 'Brings the file for a dose later, when there is network for it.',
  request: z.object({
    beneficiary_reference_id: reference,
    case_id: id,
    dose_id: id,
    file_name: text(100),
    /** The file in base64, so that it can wait on the phone with the rest. */
    content: z
      .string()
      .max(Math.ceil(cardBytes.kept / 3) * 4)
      .regex(/^[A-Za-z0-9+/]*={0,2}$/),
    captured_at: instant,
  }),
  sealed: { request: ['beneficiary_reference_id'] },
  refusals: ['REQVAL0012', 'VACDOS0014', ...fileRefusals],
});

/** A previous vaccination on the approver's list. */
export const previousReport = z.object({
  case_id: z.string(),
  beneficiary_id: beneficiaryId,
  ben_name: z.string(),
  dob: day,
  beneficiary_gender: z.string(),
  guardian_name: z.string(),
  village_name: z.string(),
  material_name: z.string(),
  proof: z.string(),
  status: previousStatus,
  remarks: z.string(),
  reported_by_name: z.string(),
  captured_at: z.string(),
  decided_by_name: z.string(),
  doses: z.array(z.object({ dose_id: z.string(), dose_code: z.string(), day_of_dose: day, has_file: z.boolean() })),
});
export type PreviousReport = z.output<typeof previousReport>;

export const getPreviousVaccinations = call({
  name: 'vaccinations.getPreviousVaccinations',
  heavy: true,
  summary: 'Previous vaccinations of the area, the pending ones or those decided on, the oldest first.',
  access: approvers,
  area: 'own-area',
  request: z.object({ pending: z.boolean().default(true), ...withinArea, ...pageRequest }),
  reply: paged(previousReport),
});

export const decidePreviousVaccination = call({
  name: 'vaccinations.decidePreviousVaccination',
  summary: 'Approves a previous vaccination, or sends it back with a reason: its doses then no longer count.',
  access: approvers,
  area: 'own-area',
  kind: 'command',
  request: z.object({
    beneficiary_reference_id: reference,
    case_id: id,
    approve: z.boolean(),
    remarks: text(400).default(''),
  }),
  reply: z.object({ status: previousStatus }),
  sealed: { request: ['beneficiary_reference_id'] },
  refusals: ['REQVAL0012', 'VACDOS0018', 'VACDOS0020', 'VACDOS0021', 'FLDVAL0003', 'FLDVAL0004'],
});

export const getPreviousVaccinationFile = call({
  name: 'vaccinations.getPreviousVaccinationFile',
  summary: 'The picture or PDF that shows a dose; a text/html answer means there is none.',
  access: [...clinicalRoles, ...approvers],
  area: 'own-area',
  request: z.object({ beneficiary_reference_id: reference, dose_id: id }),
  ...asFile,
  sealed: { request: ['beneficiary_reference_id'] },
  refusals: ['REQVAL0012', 'VACDOS0014'],
});

export const downloadPreviousVacCert = call({
  name: 'vaccinations.downloadPreviousVacCert',
  summary:
    'The proof of a dose that was given elsewhere: the picture or PDF that was kept with it, else a paper that says what is on record and who approved it.',
  access: [...clinicalRoles, ...approvers],
  area: 'own-area',
  request: z.object({
    beneficiary_reference_id: reference,
    case_id: id,
    /** The day on which the dose was given. */
    day_of_dose: day,
    ...paperFields,
  }),
  ...asCertificate,
  sealed: { request: ['beneficiary_reference_id', 'env'] },
  refusals: ['REQVAL0012', 'BENDOC0003'],
});
