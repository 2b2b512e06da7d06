import { dayNumber } from '@teeka/domain/calendar';
import type { Names } from '@teeka/domain/names';
import { instantOf } from '../days.ts';
import { uuidNamed } from '../uuid.ts';
import type { DemoBlock, DemoDistrict } from './districts.ts';

export type FacilityKind = 'Sub-Centre' | 'PHC' | 'CHC' | 'District Hospital';

export interface Facility {
  readonly facility_id: string;
  readonly names: Names;
  readonly kind: FacilityKind;
  readonly block: DemoBlock;
  readonly district: DemoDistrict;
}

const hindi: Readonly<Record<FacilityKind, string>> = {
  'Sub-Centre': 'उपकेंद्र',
  PHC: 'प्राथमिक स्वास्थ्य केंद्र',
  CHC: 'सामुदायिक स्वास्थ्य केंद्र',
  'District Hospital': 'ज़िला अस्पताल',
};

/** When places and users of the demo were set up. */
export const setUpAt = instantOf(dayNumber('2022-04-01'), 600);

/** A facility of that kind, named after a place; `code` tells apart places of one name. */
export function makeFacility(
  kind: FacilityKind,
  place: { readonly code: number; readonly names: Names },
  where: { readonly block: DemoBlock; readonly district: DemoDistrict },
): Facility {
  return {
    facility_id: uuidNamed(setUpAt, `facility ${kind} ${where.block.block[0]} ${place.code}`),
    names: { en: `${kind} ${place.names.en}`, hi: `${hindi[kind]} ${place.names.hi}` },
    kind,
    block: where.block,
    district: where.district,
  };
}
