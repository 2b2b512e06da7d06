export { facilitiesImport, placesImport } from './import/imports.ts';
export * as routes from './routes.ts';
export { holdSite as holdPlacedSite, siteOfArea as placedSite } from './sites/queries.ts';
export { siteMoved } from './sites/site-moved.ts';
