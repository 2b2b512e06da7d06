import { z } from 'zod';
import { named } from '../names.ts';

/** Of the session: vaccines, or bites. */
export const categoryType = z.enum(['1', '2']);

/** A session site with its facility. `facilty_name` is spelt so on the wire. Category '2' means venom. */
export const site = z.object({
  session_site_id: z.string(),
  ...named('session_site_name', z.string()),
  facility_id: z.string(),
  ...named('facilty_name', z.string()),
  session_category_type: categoryType,
  is_default: z.boolean(),
  /** Degrees north and east; null until somebody stood there. A server of an earlier version leaves them out. */
  latitude: z.number().nullable().optional(),
  longitude: z.number().nullable().optional(),
});
export type Site = z.output<typeof site>;

/** An ASHA of a site, and the villages she looks after. */
export const asha = z.object({
  user_id: z.string(),
  asha_name: z.string(),
  village_ids: z.array(z.number().int()),
});
export type Asha = z.output<typeof asha>;
