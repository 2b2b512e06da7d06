export { facilitiesImport, placesImport } from './import/imports.ts';
export * as routes from './routes.ts';
