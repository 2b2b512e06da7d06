import { z } from 'zod';
import { call } from '../call.ts';
import { biteDoseRefusals, scheduleRefusals } from '../cases.ts';
import { day, id, instant, recordIdOrNone, reference, text, whole, word } from '../fields.ts';
import { answeringRoles, clinicalRoles } from '../roles.ts';

const changes = { access: [...clinicalRoles, ...answeringRoles], area: 'own-area', kind: 'command' } as const;

const changeRefusals = [
  'REQVAL0012',
  'VACDOS0014',
  'VACDOS0015',
  'VACDOS0018',
  'FLDVAL0003',
  'FLDVAL0004',
  'SESDAY0015',
] as const;

export const voidDose = call({
  ...changes,
  name: 'vaccinations.voidDose',
  summary: 'Says that a recorded dose was not given. The dose stays on record, struck through with the reason.',
  outbox: true,
  request: z.object({
    beneficiary_reference_id: reference,
    dose_id: id,
    /** The visit of a dose recorded on this phone, so that the two are sent in their order. */
    case_id: recordIdOrNone.default(''),
    /** What the worker saw on the card; another dose under this id is refused. */
    dose_code: word(20),
    given_on: day,
    reason: text(400),
    captured_at: instant,
  }),
  reply: z.object({ voided: z.boolean() }),
  sealed: { request: ['beneficiary_reference_id'] },
  refusals: [...changeRefusals, 'VACDOS0016'],
});

/** The dose as it should have been recorded; it takes the place of the voided one. */
export const correctDose = call({
  ...changes,
  name: 'vaccinations.correctDose',
  summary: 'Puts a dose right: the old one is voided with the reason, a new one stands in its place.',
  request: z.object({
    beneficiary_reference_id: reference,
    dose_id: id,
    reason: text(400),
    captured_at: instant,
    corrected: z.object({
      dose_id: id,
      dose_code: word(20),
      material_id: whole,
      batch_number: text(40),
      expiry_date: day.nullable(),
      given_on: day,
      body_site: text(60),
    }),
  }),
  reply: z.object({ dose_id: z.string() }),
  sealed: { request: ['beneficiary_reference_id'] },
  refusals: [
    ...changeRefusals,
    'VACDOS0001',
    'VACDOS0003',
    'VACDOS0004',
    'VACDOS0007',
    'VACDOS0012',
    'VACDOS0013',
    'VACDOS0019',
    'VACDOS0024',
    'FLDVAL0001',
    ...scheduleRefusals,
    ...biteDoseRefusals,
  ],
});
