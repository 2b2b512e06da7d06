import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { named } from '../names.ts';
import { paged, pageRequest } from '../paging.ts';
import { answeringRoles } from '../roles.ts';
import { withinArea } from '../within.ts';

const count = z.number().int();

export const getReadiness = call({
  name: 'sites.getReadiness',
  heavy: 'figures',
  method: 'GET',
  path: '{admin}/getReadiness',
  summary: 'How much the own area has of all that a first session needs.',
  access: answeringRoles,
  area: 'own-area',
  quiet: true,
  reply: z.object({
    villages: count,
    facilities: count,
    session_sites: count,
    /** Vaccinators and ANMs who can sign in and are posted to a site. */
    workers: count,
    /** Sites with a batch that has not expired. */
    stocked_sites: count,
  }),
});
export type Readiness = z.output<typeof getReadiness.reply>;

const siteWithoutPosition = z.object({
  session_site_id: id,
  ...named('session_site_name', z.string()),
  ...named('facilty_name', z.string()),
  ...named('block_name', z.string().nullable()),
});
export type SiteWithoutPosition = z.output<typeof siteWithoutPosition>;

export const getSitesWithoutPosition = call({
  name: 'sites.getSitesWithoutPosition',
  heavy: 'figures',
  path: '{admin}/getSitesWithoutPosition',
  summary: 'Session sites of the own area of which nobody has said where they lie.',
  access: answeringRoles,
  area: 'own-area',
  quiet: true,
  request: z.object({ ...withinArea, ...pageRequest }),
  reply: paged(siteWithoutPosition),
});
