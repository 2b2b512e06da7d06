import { z } from 'zod';
import { code, recordId } from './fields.ts';

/** Levels of the parts of an area, from the highest down. */
export const areaLevels = ['state', 'district', 'block', 'site'] as const;
export type AreaLevel = (typeof areaLevels)[number];

/** A part of an area: a place by its LGD code, or a session site. */
export const areaPart = z.union([
  z.object({ level: z.enum(['state', 'district', 'block']), code }),
  z.object({ level: z.literal('site'), id: recordId }),
]);
export type AreaPart = z.output<typeof areaPart>;

/**
 * The part of the own area that a list is narrowed to; null for all of it. A call needs no more than this field: what the
 * actor sees is narrowed for it. What lies outside the own area is not in the list, whatever part is named.
 */
export const withinArea = { within: areaPart.nullable().default(null) };
