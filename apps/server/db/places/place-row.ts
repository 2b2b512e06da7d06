import type { Names } from '@teeka/domain/names';

/** Levels from the top: a place stands below one of the level before, a sub-district beside the blocks. */
export const placeLevels = ['state', 'district', 'subdistrict', 'block', 'village'] as const;
export type PlaceLevel = (typeof placeLevels)[number];

/** Below which level a place stands. */
export const above: Readonly<Record<PlaceLevel, PlaceLevel | undefined>> = {
  state: undefined,
  district: 'state',
  subdistrict: 'district',
  block: 'district',
  village: 'block',
};

/** A place as a file of the Local Government Directory tells it. */
export interface ReadPlace {
  readonly level: PlaceLevel;
  readonly code: number;
  /** In Hindi only where the file has one in Devanagari. */
  readonly names: Names;
  readonly parent_code: number | null;
  readonly subdistrict_code: number | null;
}

/** A line of the file of which nothing is taken, and why. */
export interface RefusedLine {
  readonly line: number;
  readonly why: string;
}
