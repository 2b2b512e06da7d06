export { findAreasHandler } from './find-areas.ts';
export { getAllSitesHandler } from './get-all-sites.ts';
export { getAshaHandler } from './get-asha.ts';
export { getReadinessHandler } from './get-readiness.ts';
export { getSessionSiteDetailsHandler } from './get-session-site-details.ts';
export { getSitesWithoutPositionHandler } from './get-sites-without-position.ts';
export { setDefaultSiteHandler } from './set-default-site.ts';
export { updateLatLongHandler } from './update-lat-long.ts';
