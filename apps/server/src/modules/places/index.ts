export { facilitiesImport, placesImport } from './import/imports.ts';
export * as routes from './routes.ts';
export { holdSite as holdPlacedSite } from './sites/queries.ts';
export { siteMoved, siteToMove } from './sites/site-moved.ts';
