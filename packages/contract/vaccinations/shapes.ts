import { z } from 'zod';
import { day } from '../fields.ts';
import { batchStop } from '../stock/report.ts';

/** A vaccine in the master list. Categories: Others, Universal Immunization Programme, COVID-19. */
export const material = z.object({
  material_id: z.number().int(),
  material_code: z.string(),
  material_name: z.string(),
  material_category: z.string(),
  doses_per_vial: z.array(z.number().int()),
  /** Dose codes of the national schedule that this vaccine can serve. */
  dose_codes: z.array(z.string()),
});
export type Material = z.output<typeof material>;

/** A batch in stock at a site. Expired batches are listed too: recording what happened must stay possible. */
export const batch = z.object({
  batch_id: z.string(),
  material_id: z.number().int(),
  batch_number: z.string(),
  manufacturer: z.string(),
  expiry_date: day,
  session_site_id: z.string(),
  /** In the pack: stopped at this site. */
  stop: batchStop.nullable().optional(),
});
export type Batch = z.output<typeof batch>;
