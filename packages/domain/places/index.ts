export { distanceKm, farthestKm, isFarFrom, type Point } from './distance.ts';
export { type FacilityKind, type FacilityValues, facilityKinds, facilityRefusals } from './facility.ts';
export { mayChange, type PlaceSubject } from './may-change.ts';
export { normalNames, placeNameLength, placeNameRefusals, sameName } from './names.ts';
export {
  levelAbove,
  type PlaceLevel,
  type PlaceValues,
  placeKinds,
  placeLevels,
  placeRefusals,
} from './place.ts';
export { mostVillages, type SiteValues, siteCategories, siteRefusals } from './site.ts';
