import type { Handler } from '../../platform/http/handler.ts';
import { getAllSitesHandler } from './get-all-sites.ts';
import { getAshaHandler } from './get-asha.ts';
import { getReadinessHandler } from './get-readiness.ts';
import { getSessionSiteDetailsHandler } from './get-session-site-details.ts';
import { setDefaultSiteHandler } from './set-default-site.ts';
import { updateLatLongHandler } from './update-lat-long.ts';

export const routes: readonly Handler[] = [
  getAllSitesHandler,
  setDefaultSiteHandler,
  getSessionSiteDetailsHandler,
  getAshaHandler,
  updateLatLongHandler,
  getReadinessHandler,
];
