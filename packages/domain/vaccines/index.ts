export { catalogue, inCatalogue, liveVaccines, namedInCatalogue, usualOf } from './catalogue.ts';
export { dosesServedBy } from './doses-served-by.ts';
export type { CatalogueRow, Handling, MaterialCategory } from './row.ts';
