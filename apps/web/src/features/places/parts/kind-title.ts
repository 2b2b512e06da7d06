import { type FacilityKind, facilityKinds } from '@teeka/domain/places';
import type { Words } from '../../../platform/language/use-words.ts';

const titles = {
  'Sub-Centre': 'places:facility_sub-centre',
  'Health and Wellness Centre': 'places:facility_wellness',
  PHC: 'places:facility_phc',
  'Urban PHC': 'places:facility_urban-phc',
  CHC: 'places:facility_chc',
  'Sub-District Hospital': 'places:facility_sub-district',
  'District Hospital': 'places:facility_district',
  'Medical College': 'places:facility_college',
  'Private Hospital': 'places:facility_private',
  Other: 'places:facility_another',
} as const satisfies Record<FacilityKind, string>;

/** What a kind of facility is called; one that the list does not have says itself. */
export function facilityKindTitle(kind: string, t: Words): string {
  const known = facilityKinds.find((one) => one === kind);
  return known ? t(titles[known]) : kind;
}
