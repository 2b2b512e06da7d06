export type { SiteRow } from './queries.ts';
export { siteColumns } from './queries.ts';
export { routes } from './routes.ts';
export { categoryOf, wireSite } from './wire-site.ts';
