export type { DoseOfPerson, PersonDetailsRow, PersonRow } from './queries.ts';
export { joinVillage, personColumns, personDetails, personInArea } from './queries.ts';
export { routes } from './routes.ts';
export { wireListedPerson } from './wire-person.ts';
