import { z } from 'zod';
import { call } from '../call.ts';
import { scheduleRefusals } from '../cases.ts';
import { day, id, instant, reference, text, uploadedFile, whole, word } from '../fields.ts';
import { ofPerson } from '../roles.ts';
import { previousStatus } from '../word-for.ts';

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
