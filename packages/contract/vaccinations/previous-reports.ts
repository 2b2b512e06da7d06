import { z } from 'zod';
import { call } from '../call.ts';
import { beneficiaryId, day, id, reference, text } from '../fields.ts';
import { paged, pageRequest } from '../paging.ts';
import { answeringRoles } from '../roles.ts';
import { withinArea } from '../within.ts';
import { previousStatus } from '../word-for.ts';

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
  access: answeringRoles,
  area: 'own-area',
  request: z.object({ pending: z.boolean().default(true), ...withinArea, ...pageRequest }),
  reply: paged(previousReport),
});

export const decidePreviousVaccination = call({
  name: 'vaccinations.decidePreviousVaccination',
  summary: 'Approves a previous vaccination, or sends it back with a reason: its doses then no longer count.',
  access: answeringRoles,
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
