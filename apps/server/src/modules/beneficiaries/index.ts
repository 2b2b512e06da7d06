export {
  birthDayStatements,
  type ChildRow,
  childNumbers,
  childrenBorn,
  guardianStatements,
  lockChildren,
  type WardOfMother,
} from './births/queries.ts';
export { type DeclarationRow, declarationOf, reportedDeadOn } from './death/queries.ts';
export { type PregnancyOfPerson, pregnancyStatements } from './edit/pregnancy-of-person.ts';
export { type DetailsRow, detailsOf } from './edit/queries.ts';
export { ashaOfHousehold, housed, householdOf, housemates } from './household/queries.ts';
export { peopleImport } from './import/people-import.ts';
export { holdReferences } from './names/queries.ts';
export type { DoseOfPerson, PersonDetailsRow } from './queries.ts';
export {
  joinVillage,
  judgedPerson,
  knownByWord,
  lockPerson,
  packedDetailPairs,
  personChanged,
  personColumns,
  personDetails,
  personInArea,
  personRow,
  placeRules,
  storePersonChanged,
} from './queries.ts';
export { refuseUnlessInArea } from './refuse-unless-in-area.ts';
export { comparePhotoIds } from './registration/photo-ids-as-compared.ts';
export * as routes from './routes.ts';
export { wireListedPerson } from './wire-person.ts';
