import { z } from 'zod';
import { call } from './call.ts';
import { code, figure, id, instant, recordId, text, whole, word } from './fields.ts';
import { named } from './names.ts';
import { paged, pageRequest } from './paging.ts';
import { answeringRoles } from './roles.ts';
import { withinArea } from './within.ts';

const count = z.number().int();
const levels = ['state', 'district', 'block', 'subdistrict', 'village'] as const;
const level = z.enum(levels);
const placeKey = { level, code };
/** A day on which something was closed; null while it is in force. */
const closed = z.string().nullable();

const placeName = z.object({ ...placeKey, ...named('place_name', z.string()) });
/** A place of the directory, as whoever changes it needs it. */
const place = placeName.extend({
  parent_code: code.nullable(),
  subdistrict_code: code.nullable(),
  kind: z.enum(['village', 'ward']),
  valid_to: closed,
  /** The code of the village that it was merged into. */
  merged_into: code.nullable(),
  /** Grows with every change; whoever changes it names the version that was seen. */
  version: count,
});
export type ListedPlace = z.output<typeof place>;
export type PlaceName = z.output<typeof placeName>;

/** One change of a place, a facility or a site. */
const change = z.object({
  change_id: z.string(),
  act: z.string(),
  /** What the change was about, by field: before and after, as text. */
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  reason: z.string(),
  by: z.string(),
  at: instant,
});
export type PlaceChange = z.output<typeof change>;

/** A site as a line of a list: where it is, and how many villages it serves. */
const siteLine = z.object({
  session_site_id: id,
  ...named('session_site_name', z.string()),
  session_category_type: z.enum(['1', '2']),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  villages: count,
  valid_to: closed,
});
export type SiteLine = z.output<typeof siteLine>;

/** Does it lie in the own area? */
const is_here = z.boolean();

const officer = { access: answeringRoles, area: 'own-area' } as const;
const read = { ...officer, quiet: true, refusals: ['REQVAL0012'] } as const;

export const getPlaces = call({
  ...read,
  name: 'places.getPlaces',
  heavy: 'figures',
  path: '{admin}/getPlaces',
  summary: 'Places of the own area: those below one, or by a part of the name or the code.',
  request: z.object({
    /** The place whose places are meant; null for the own area. */
    under: z.object(placeKey).nullable().default(null),
    search: text(60).default(''),
    ...withinArea,
    ...pageRequest,
  }),
  reply: paged(place).extend({
    here: place.nullable(),
    /** From the state down to `here`. */
    path: z.array(placeName),
  }),
});

export const getPlace = call({
  ...read,
  name: 'places.getPlace',
  heavy: 'figures',
  path: '{admin}/getPlace',
  summary: 'One place of the own area: what hangs on it, and what was changed.',
  request: z.object(placeKey),
  reply: z.object({
    place,
    /** The village that it was merged into. */
    merged: placeName.extend({ is_here }).nullable(),
    path: z.array(placeName),
    hangs: z.object({
      people: count,
      places: count,
      facilities: count,
      plans: count,
      /** Accounts in use of whoever is posted there or below; of a village its ASHAs are told by name. */
      workers: count,
      sites: z.array(z.object({ session_site_id: id, ...named('session_site_name', z.string()) })),
      ashas: z.array(z.object({ user_id: id, display_name: z.string() })),
    }),
    history: z.array(change),
  }),
});

const facility = z.object({
  facility_id: id,
  ...named('facility_name', z.string()),
  kind: z.string(),
  block_code: code,
  ...named('block_name', z.string()),
  ...named('district_name', z.string()),
  sites: count,
  /** Sites that nobody has found on the map yet. */
  without_position: count,
  workers: count,
  valid_to: closed,
  version: count,
});
export type ListedFacility = z.output<typeof facility>;

export const getFacilities = call({
  ...read,
  name: 'places.getFacilities',
  heavy: 'figures',
  path: '{admin}/getFacilities',
  summary: 'Facilities of the own area by a part of their names or of their sites’ names.',
  request: z.object({ search: text(60).default(''), ...withinArea, ...pageRequest }),
  reply: paged(facility),
});

export const getFacility = call({
  ...read,
  name: 'places.getFacility',
  path: '{admin}/getFacility',
  summary: 'One facility of the own area: its sites, the sites of its block on the map, and what was changed.',
  request: z.object({ facility_id: recordId }),
  reply: z.object({
    facility,
    /** The facility that it was merged into. */
    merged: z.object({ facility_id: id, ...named('facility_name', z.string()), is_here }).nullable(),
    sites: z.array(siteLine),
    /** The open sites of its block that have a position. */
    around: z.array(siteLine),
    history: z.array(change),
  }),
});

export const getSite = call({
  ...read,
  name: 'places.getSite',
  path: '{admin}/getSite',
  summary:
    'One session site of the own area: its villages, what hangs on it, the other sites of its block, its history.',
  request: z.object({ session_site_id: recordId }),
  reply: z.object({
    site: siteLine.extend({ facility_id: id, ...named('facility_name', z.string()), block_code: code, version: count }),
    villages: z.array(z.object({ code, ...named('place_name', z.string()) })),
    hangs: z.object({ planned: count, on_going: count, workers: count, batches: count, due: count }),
    /** The other open sites of the block that have a position. */
    around: z.array(siteLine),
    history: z.array(change),
  }),
});

/** A change names the version that was seen; null of what is new. */
const version = whole.nonnegative().nullable();
const seenVersion = whole.nonnegative();
const names = named('name', text());
const act = { ...officer, kind: 'command', reply: z.object({ version: count }) } as const;
const common = ['REQVAL0012', 'REQVAL0015', 'ADMLOC0002'] as const;
const written = ['FLDVAL0001', 'FLDVAL0003', 'FLDVAL0004', 'FLDVAL0005', 'FLDVAL0029', 'FLDVAL0032'] as const;
const reason = text();

export const savePlace = call({
  ...act,
  name: 'places.savePlace',
  path: '{admin}/savePlace',
  summary: 'Adds a place below one of the own area, or names it anew; a village can change its sub-district and kind.',
  request: z.object({
    ...placeKey,
    parent_code: code.nullable(),
    subdistrict_code: code.nullable().default(null),
    ...names,
    kind: word().default('village'),
    version,
  }),
  refusals: [...common, ...written, 'ADMLOC0001', 'ADMLOC0003', 'ADMFAC0001'],
});

export const retirePlace = call({
  ...act,
  name: 'places.retirePlace',
  path: '{admin}/retirePlace',
  summary: 'Retires a place on which nothing hangs any more.',
  request: z.object({ ...placeKey, version: seenVersion, reason }),
  refusals: [...common, ...written, 'ADMLOC0003', 'ADMLOC0004'],
});

export const mergeVillages = call({
  ...act,
  name: 'places.mergeVillages',
  path: '{admin}/mergeVillages',
  summary: 'Merges a village into another of the district: its people, sites and ASHAs follow.',
  request: z.object({ code, into: code, version: seenVersion, reason }),
  reply: z.object({ version: count, people: count }),
  refusals: [...common, ...written, 'ADMLOC0003', 'ADMLOC0005'],
});

export const saveFacility = call({
  ...act,
  name: 'places.saveFacility',
  path: '{admin}/saveFacility',
  summary: 'Adds a facility to a block of the own area, or changes its name or kind.',
  request: z.object({
    facility_id: id,
    block_code: code,
    ...names,
    kind: word(),
    version,
    /** The names were compared: this is another than the one of that name. */
    is_another: z.boolean().default(false),
  }),
  refusals: [...common, ...written, 'REQVAL0009', 'ADMFAC0001', 'ADMFAC0003'],
});

export const retireFacility = call({
  ...act,
  name: 'places.retireFacility',
  path: '{admin}/retireFacility',
  summary: 'Closes a facility without open sites and workers.',
  request: z.object({ facility_id: id, version: seenVersion, reason }),
  refusals: [...common, ...written, 'ADMFAC0003', 'ADMFAC0005'],
});

export const mergeFacilities = call({
  ...act,
  name: 'places.mergeFacilities',
  path: '{admin}/mergeFacilities',
  summary: 'Merges a facility into another of the district: its sites and workers follow.',
  request: z.object({ facility_id: id, into: id, version: seenVersion, reason }),
  refusals: [...common, ...written, 'ADMFAC0003', 'ADMFAC0006'],
});

const degrees = { latitude: figure.nullable(), longitude: figure.nullable() };
/** The distance was read: the position is right all the same. */
const is_far = z.boolean().default(false);

export const saveSite = call({
  ...act,
  name: 'places.saveSite',
  path: '{admin}/saveSite',
  summary: 'Adds a session site to a facility of the own area, or changes its name, category and villages.',
  request: z.object({
    session_site_id: id,
    facility_id: id,
    ...names,
    category: word(),
    villages: z.array(code).max(1000),
    ...degrees,
    version,
    is_another: z.boolean().default(false),
    is_far,
  }),
  refusals: [...common, ...written, 'REQVAL0009', 'ADMFAC0001', 'ADMFAC0002', 'ADMFAC0003'],
});

export const setSitePosition = call({
  ...act,
  name: 'places.setSitePosition',
  path: '{admin}/setSitePosition',
  summary: 'Says where a site of the own area is, by a map or by degrees; null takes the position away.',
  request: z.object({ session_site_id: id, ...degrees, version: seenVersion, is_far }),
  refusals: [...common, ...written, 'REQVAL0010', 'ADMFAC0002', 'ADMFAC0003'],
});

export const retireSite = call({
  ...act,
  name: 'places.retireSite',
  path: '{admin}/retireSite',
  summary: 'Closes a session site at which nothing is planned or going on: it takes no new plans.',
  request: z.object({ session_site_id: id, version: seenVersion, reason }),
  refusals: [...common, ...written, 'ADMFAC0003', 'ADMFAC0004'],
});
