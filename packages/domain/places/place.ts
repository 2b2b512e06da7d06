import type { Names } from '../names/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { placeNameRefusals } from './names.ts';

/** Levels of the Local Government Directory, from the highest down. */
export const placeLevels = ['state', 'district', 'block', 'subdistrict', 'village'] as const;
export type PlaceLevel = (typeof placeLevels)[number];

/** Under which level a place of each level stands; a village besides in a sub-district. */
export const levelAbove = {
  state: null,
  district: 'state',
  block: 'district',
  subdistrict: 'district',
  village: 'block',
} as const satisfies Record<PlaceLevel, PlaceLevel | null>;

/** What stands at the lowest level: a ward of a town behaves as a village. */
export const placeKinds = ['village', 'ward'] as const;

/** A place as somebody typed it, or as a row of a sheet has it. */
export interface PlaceValues {
  readonly level: string;
  /** LGD code, unique within the level. */
  readonly code: number;
  readonly names: Names;
  readonly kind: string;
}

/** Codes of the directory have at most nine digits. */
const codes = { min: 1, max: 999_999_999 } as const;

/** What is wrong with a place by itself: level or kind out of the list FLDVAL0029, code FLDVAL0032 or FLDVAL0005, names. */
export function placeRefusals({ level, code, names, kind }: PlaceValues): Refusals {
  const found: Refusal<RefusalCode>[] = [];
  if (!placeLevels.some((one) => one === level)) found.push({ code: 'FLDVAL0029', path: 'level' });
  if (!Number.isInteger(code)) found.push({ code: 'FLDVAL0032', path: 'code' });
  else if (code < codes.min || code > codes.max) found.push({ code: 'FLDVAL0005', path: 'code', values: { ...codes } });
  found.push(...placeNameRefusals(names));
  if (!placeKinds.some((one) => one === kind)) found.push({ code: 'FLDVAL0029', path: 'kind' });
  return found;
}
