export type { SiteRow } from './queries.ts';
export { ashasOfSite, countSitesWithoutPosition, siteColumns } from './queries.ts';
export * as routes from './routes.ts';
export { wireSite } from './wire-site.ts';
