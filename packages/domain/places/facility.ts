import type { Names } from '../names/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { placeNameRefusals } from './names.ts';

/** Kinds of health facilities, from the smallest; the words of the record. */
export const facilityKinds = [
  'Sub-Centre',
  'Health and Wellness Centre',
  'PHC',
  'Urban PHC',
  'CHC',
  'Sub-District Hospital',
  'District Hospital',
  'Medical College',
  'Private Hospital',
  'Other',
] as const;
export type FacilityKind = (typeof facilityKinds)[number];

/** A facility as somebody typed it, or as a row of a sheet has it. */
export interface FacilityValues {
  readonly names: Names;
  readonly kind: string;
}

/** What is wrong with a facility by itself: its names, and a kind that is not in the list (FLDVAL0029). */
export function facilityRefusals({ names, kind }: FacilityValues): Refusals {
  const known = facilityKinds.some((one) => one === kind);
  return [...placeNameRefusals(names), ...(known ? [] : [{ code: 'FLDVAL0029', path: 'kind' } as const])];
}
