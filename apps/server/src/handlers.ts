import { routes as aefi } from './modules/aefi/index.ts';
import { authRoutes } from './modules/auth/index.ts';
import {
  routes as beneficiaries,
  importRoutes,
  listRoutes,
  lookupRoutes,
  recordRoutes,
} from './modules/beneficiaries/index.ts';
import { routes as bites } from './modules/bites/index.ts';
import { routes as cases } from './modules/cases/index.ts';
import { identityRoutes } from './modules/identity/index.ts';
import { routes as locations } from './modules/locations/index.ts';
import { routes as pack } from './modules/pack/index.ts';
import { profileRoutes } from './modules/profile/index.ts';
import { routes as schedule } from './modules/schedule/index.ts';
import { routes as sessions } from './modules/sessions/index.ts';
import { settingsRoutes } from './modules/settings/index.ts';
import { routes as sites } from './modules/sites/index.ts';
import { routes as stock } from './modules/stock/index.ts';
import { vaccinationRoutes } from './modules/vaccinations/index.ts';
import { workerRoutes } from './modules/workers/index.ts';
import type { Handler } from './platform/http/handler.ts';
import type { Platform } from './platform/http/platform.ts';

/** Every call that the server answers. */
export function handlersOf(platform: Platform): Handler[] {
  return [
    ...authRoutes(platform),
    ...profileRoutes(platform),
    ...settingsRoutes(platform),
    ...locations,
    ...sites,
    ...sessions,
    ...identityRoutes(platform),
    ...beneficiaries,
    ...recordRoutes(platform),
    ...listRoutes,
    ...lookupRoutes,
    ...importRoutes(platform),
    ...cases,
    ...bites,
    ...vaccinationRoutes(platform),
    ...stock,
    ...aefi,
    ...schedule,
    ...pack,
    ...workerRoutes(platform),
  ];
}
