import { z } from 'zod';
import { day } from '../fields.ts';

/** An adverse event on a person's record, as far as the next dose (domain/vaccinations) and a cluster ask for it. */
export const earlierEvent = z.object({
  report_id: z.string(),
  category: z.enum(['minor', 'severe', 'serious']),
  vaccinated_on: day,
  symptoms: z.array(z.string()),
  causality: z.string(),
  dose_codes: z.array(z.string()),
  vaccines: z.array(z.string()),
  session_id: z.string().nullable().optional(),
  /** `104/PENTA-26A104`: a batch within its vaccine. */
  batches: z.array(z.string()).optional(),
});
