export {
  birthDayStatements,
  type ChildRow,
  childNumbers,
  childrenBorn,
  guardianStatements,
  lockChildren,
  type WardOfMother,
} from './births/queries.ts';
export { type DeclarationRow, declarationOf, isReportedDead, reportedDeadOn } from './death/queries.ts';
export { type PregnancyOfPerson, pregnancyStatements } from './edit/pregnancy-of-person.ts';
export { type DetailsRow, detailsOf, storeAddressChange } from './edit/queries.ts';
export { ashaOfHousehold, housed, householdOf, housemates } from './household/queries.ts';
export { peopleImport } from './import/people-import.ts';
export { knownOfPlace } from './known-of-place.ts';
export { dosesIn as dosesInFile } from './lists/files/doses-in.ts';
export { lineListCsv, lineListFile } from './lists/files/line-list-file.ts';
export { personInFile, sexOf as sexInFile } from './lists/files/person-in-file.ts';
export { plannedFile } from './lists/files/planned-file.ts';
export { registeredFile } from './lists/files/registered-file.ts';
export { vaccinatedFile } from './lists/files/vaccinated-file.ts';
export { holdReferences } from './names/queries.ts';
export { type PersonOnPaper, personFacts, personOnPaper } from './person-on-paper.ts';
export type { DoseOfPerson, PersonDetailsRow } from './queries.ts';
export {
  givenByOthers,
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
  placeRow,
  placeRules,
  storePersonChanged,
} from './queries.ts';
export { refuseUnlessInArea } from './refuse-unless-in-area.ts';
export { comparePhotoIds } from './registration/photo-ids-as-compared.ts';
export * as routes from './routes.ts';
export { wireListedPerson } from './wire-person.ts';
