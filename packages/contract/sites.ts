import { z } from 'zod';
import { call } from './call.ts';
import { figure, id, instant, recordId, recordIdOrNone } from './fields.ts';
import { named } from './names.ts';
import { sessionSiteRoles } from './roles.ts';
import { asha, site } from './sites/shapes.ts';

export * from './sites/areas.ts';
export * from './sites/gaps.ts';
export * from './sites/shapes.ts';

/** The same with her account; a server of an earlier version leaves that out and names nobody whose account is closed. */
const ashaOfSite = asha.extend({
  /** In full for whoever calls her, its last four digits for others; '' where she has none. */
  mobile: z.string().optional(),
  last_sign_in: instant.nullable().optional(),
  is_active: z.boolean().optional(),
});
export type AshaOfSite = z.output<typeof ashaOfSite>;

export const getAllSites = call({
  name: 'sites.getAllSites',
  method: 'GET',
  summary: 'The session sites the user may work at.',
  access: 'signed-in',
  area: 'own-sites',
  reply: z.object({ sites: z.array(site) }),
});

export const setDefaultSite = call({
  name: 'sites.setDefaultSite',
  summary: 'Makes a site the one that opens first.',
  access: 'signed-in',
  area: 'own-sites',
  kind: 'command',
  request: z.object({ session_site_id: id }),
  refusals: ['REQVAL0012'],
});

export const getSessionSiteDetails = call({
  name: 'sites.getSessionSiteDetails',
  summary: 'One site: its category and its villages.',
  access: 'signed-in',
  area: 'own-sites',
  request: z.object({ session_site_id: recordId }),
  reply: z.array(
    site.extend({
      villages: z.array(z.object({ village_id: z.number(), ...named('village_name', z.string()) })),
    }),
  ),
  sealed: { request: ['session_site_id'] },
  refusals: ['REQVAL0012'],
});

export const getAsha = call({
  name: 'sites.getAsha',
  summary:
    'The ASHAs posted at a site with their numbers and accounts, and the villages of each; nobody where no site is named.',
  access: 'signed-in',
  area: 'own-sites',
  request: z.object({ session_site_id: recordIdOrNone }),
  reply: z.array(ashaOfSite),
  sealed: { request: ['session_site_id'], reply: ['*.mobile'] },
  refusals: ['REQVAL0012'],
});

export const updateLatLong = call({
  name: 'sites.updateLatLong',
  summary: 'Keeps where a site is, as the device of somebody who stands there says.',
  access: sessionSiteRoles,
  area: 'own-sites',
  kind: 'command',
  request: z.object({
    session_site_id: recordId,
    latitude: figure,
    longitude: figure,
    /** How far off the device may be, in metres. */
    accuracy_m: figure,
  }),
  sealed: { request: ['session_site_id'] },
  refusals: ['REQVAL0010', 'REQVAL0012', 'FLDVAL0005', 'SITPOS0001', 'ADMFAC0003'],
});
