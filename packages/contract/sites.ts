import { z } from 'zod';
import { call } from './call.ts';
import { figure, id, instant, recordId, recordIdOrNone, text } from './fields.ts';
import { named } from './names.ts';
import { paged, pageRequest } from './paging.ts';
import { answeringRoles, sessionSiteRoles } from './roles.ts';
import { areaLevels, areaPart, withinArea } from './within.ts';

const categoryType = z.enum(['1', '2']);

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

export const calledArea = z.object({ part: areaPart, ...named('area_name', z.string()) });
/** A part of an area, and what it is called. */
export type CalledArea = z.output<typeof calledArea>;

/** A part of the own area as a list offers it. */
export const namedArea = calledArea.extend({
  /** Where it lies within the own area, the nearest place first: a site's block, then its district. */
  lies_in: z.array(calledArea),
  /** Of a site; '2' means venom. */
  session_category_type: categoryType.nullable(),
});
export type NamedArea = z.output<typeof namedArea>;

/** So many parts are answered at once; whoever misses one types more of its name. */
export const mostAreas = 50;

export const findAreas = call({
  name: 'sites.findAreas',
  heavy: 'figures',
  summary: 'Parts of the own area by a part of their names, or what lies next below the area or below a part of it.',
  access: 'signed-in',
  area: 'own-area',
  request: z.object({
    /** Words that its name, or for a site its facility's or block's, has in any language; '' for the next level below. */
    search: text(60).default(''),
    /** Only parts of these levels; none named: every level that there is. */
    levels: z.array(z.enum(areaLevels)).max(areaLevels.length).default([]),
    /** Only below this part, which is named in `here`. */
    ...withinArea,
  }),
  reply: z.object({
    /** What the own area is called; null of the whole country. */
    ...named('own_name', z.string().nullable()),
    /** The part that was looked below; null where none was named, or one that does not lie in the own area. */
    here: namedArea.nullable(),
    areas: z.array(namedArea),
    /** There are more than these. */
    more: z.boolean(),
  }),
  quiet: true,
});
export type FoundAreas = z.output<typeof findAreas.reply>;

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
