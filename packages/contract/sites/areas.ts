import { z } from 'zod';
import { call } from '../call.ts';
import { code, text } from '../fields.ts';
import { named } from '../names.ts';
import { areaLevels, areaPart, withinArea } from '../within.ts';
import { categoryType } from './shapes.ts';

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

/** A village of the own area as a list offers it. */
export const foundVillage = z.object({
  village_id: code,
  ...named('village_name', z.string()),
  /** Where it lies. */
  ...named('block_name', z.string()),
});
export type FoundVillage = z.output<typeof foundVillage>;

export const findVillages = call({
  name: 'sites.findVillages',
  heavy: 'figures',
  summary: 'Villages of the own area, or of a part of it, by a part of their names.',
  access: 'signed-in',
  area: 'own-area',
  request: z.object({
    /** Words that its name has in any language; '' for any village. */
    search: text(60).default(''),
    ...withinArea,
  }),
  reply: z.object({
    villages: z.array(foundVillage),
    /** There are more than these. */
    more: z.boolean(),
  }),
  quiet: true,
});
