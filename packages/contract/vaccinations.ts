import { z } from 'zod';
import { call } from './call.ts';
import { day, reference, whole } from './fields.ts';
import { answeringRoles, clinicalRoles, ofEverybody } from './roles.ts';
import { material } from './vaccinations/shapes.ts';

export * from './vaccinations/card.ts';
export * from './vaccinations/card-photo.ts';
export * from './vaccinations/dose-details.ts';
export * from './vaccinations/doses.ts';
export * from './vaccinations/previous.ts';
export * from './vaccinations/previous-reports.ts';
export * from './vaccinations/proof.ts';
export * from './vaccinations/shapes.ts';

export const getAllMaterialUip = call({
  ...ofEverybody,
  name: 'vaccinations.getAllMaterialUip',
  path: '{vaccinator}/material/getAllMaterialUIP',
  summary: 'Vaccines of the Universal Immunization Programme.',
  reply: z.object({ materials: z.array(material) }),
});

export const getAllMaterial = call({
  ...ofEverybody,
  name: 'vaccinations.getAllMaterial',
  path: '{vaccinator}/material/getAllMaterial',
  summary: 'Everything of the master list, all categories.',
  reply: z.object({ materials: z.array(material) }),
});

export const getBirthDoseVaccines = call({
  ...ofEverybody,
  name: 'vaccinations.getBirthDoseVaccines',
  path: '{vaccinator}/birthDoseVaccines',
  summary: 'The doses due at birth under the rules in force, and the vaccines that serve them.',
  reply: z.object({
    rules_version: z.string(),
    doses: z.array(z.object({ dose_code: z.string(), vaccine: z.string(), materials: z.array(material) })),
  }),
});

/** One line of the immunisation chart, explained in words by `reason` (domain/schedule gives code and values). */
export const chartLine = z.object({
  dose_code: z.string(),
  vaccine: z.string(),
  state: z.string(),
  earliest: day.nullable(),
  due: day.nullable(),
  last: day.nullable(),
  given_on: day.nullable(),
  /** Of a dose that was given elsewhere: has somebody approved the record of it? Null of others. */
  previous_status: z.enum(['Pending', 'Approved']).nullable(),
  reason: z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
});

export const vaccinationsChart = call({
  name: 'vaccinations.vaccinationsChart',
  path: '{vaccinator}/vaccinationsChartJson',
  summary: 'The immunisation chart of a person: each dose of the schedule, its state, its days and the reason.',
  access: [...clinicalRoles, 'Assistant', ...answeringRoles],
  area: 'own-area',
  request: z.object({
    beneficiary_ref_id: reference,
    lmc_date: day.nullable().default(null),
    /** Which of her pregnancies: its LMP holds where it is on record, else `lmc_date`; null means the current one. */
    pregnancy_number: whole.nullable().default(null),
  }),
  reply: z.object({ rules_version: z.string(), lines: z.array(chartLine) }),
  sealed: { request: ['beneficiary_ref_id'] },
  refusals: ['REQVAL0012', 'FLDVAL0017'],
});
