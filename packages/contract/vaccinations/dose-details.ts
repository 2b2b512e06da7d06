import { z } from 'zod';
import { call } from '../call.ts';
import { day, reference } from '../fields.ts';
import { answeringRoles, clinicalRoles } from '../roles.ts';
import { previousStatus } from '../word-for.ts';

const readers = [...clinicalRoles, 'Assistant', ...answeringRoles] as const;

/** One dose on a person's record with its whole story. */
export const doseDetails = z.object({
  dose_id: z.string(),
  dose_code: z.string(),
  material_id: z.number().int().nullable(),
  material_name: z.string(),
  material_category: z.string(),
  batch_number: z.string(),
  manufacturer: z.string(),
  expiry_date: day.nullable(),
  given_on: day,
  body_site: z.string(),
  session_site_name: z.string(),
  captured_by_name: z.string(),
  captured_at: z.string(),
  recorded_at: z.string(),
  /** `previous`: given elsewhere and recorded from a card. */
  origin: z.enum(['session', 'previous']),
  previous: z
    .object({ case_id: z.string(), status: previousStatus, proof: z.string(), has_file: z.boolean() })
    .nullable(),
  /** The dose that this one puts right, and the one that puts this one right. */
  corrects: z.string().nullable(),
  corrected_by: z.string().nullable(),
  voided: z.object({ reason: z.string(), by_name: z.string(), at: z.string() }).nullable(),
  /** Why the dose does not count for the schedule; null when it does, or is voided. */
  not_counted: z
    .object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
  /** What the caller may do with it now. */
  may_void: z.boolean(),
  may_correct: z.boolean(),
});
export type DoseDetails = z.output<typeof doseDetails>;

const details = {
  method: 'GET',
  access: readers,
  area: 'own-area',
  request: z.object({ id: reference }),
  reply: z.object({ rules_version: z.string(), vaccinations: z.array(doseDetails) }),
  sealed: { request: ['id'] },
  refusals: ['REQVAL0012'],
} as const;

export const getUipVaccinationsDetails = call({
  ...details,
  name: 'vaccinations.getUipVaccinationsDetails',
  path: '{vaccinator}/getuipvaccinations_details/:id',
  summary: 'Doses of the national programme on a person’s record, voided and corrected ones included.',
});

export const getVaccinationsDetails = call({
  ...details,
  name: 'vaccinations.getVaccinationsDetails',
  path: '{vaccinator}/getvaccinations_details/:id',
  summary: 'All doses on a person’s record, of every category.',
});

export const getOtherVaccinationsDetails = call({
  ...details,
  name: 'vaccinations.getOtherVaccinationsDetails',
  path: '{vaccinator}/othervaccinations_details/:id',
  summary: 'Doses on a person’s record that are not of the national programme.',
});
