export { distanceKm, farthestKm, isFarFrom, type Point } from './distance.ts';
export { type FacilityKind, type FacilityValues, facilityKinds, facilityRefusals } from './facility.ts';
export { type MapView, mapWidths, nearestOf, onMap, pointAt, type Spot, scaleOf, viewOf, zoomed } from './map.ts';
export { levelsThatChange, mayChange, type PlaceSubject } from './may-change.ts';
export { namePath, normalNames, placeNameLength, placeNameRefusals, sameName } from './names.ts';
export {
  levelAbove,
  type PlaceLevel,
  type PlaceValues,
  placeKinds,
  placeLevels,
  placeRefusals,
} from './place.ts';
export { pointWords, readPoint } from './read-point.ts';
export { isSeenFrom } from './seen-from.ts';
export { type Degrees, degreesRefusals, mostVillages, type SiteValues, siteCategories, siteRefusals } from './site.ts';
