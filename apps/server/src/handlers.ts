import { abhaRoutes } from './modules/abha/index.ts';
import { routes as aefi } from './modules/aefi/index.ts';
import { routes as appreciation } from './modules/appreciation/index.ts';
import { routes as audit } from './modules/audit/index.ts';
import { routes as auth } from './modules/auth/index.ts';
import { routes as beneficiaries } from './modules/beneficiaries/index.ts';
import { routes as bites } from './modules/bites/index.ts';
import { routes as cases } from './modules/cases/index.ts';
import { routes as certificates } from './modules/certificates/index.ts';
import { routes as coverage } from './modules/coverage/index.ts';
import { routes as downloads } from './modules/downloads/index.ts';
import { routes as fhir } from './modules/fhir/index.ts';
import { routes as home } from './modules/home/index.ts';
import { identityRoutes } from './modules/identity/index.ts';
import { routes as imports } from './modules/imports/index.ts';
import { routes as locations } from './modules/locations/index.ts';
import { routes as pack } from './modules/pack/index.ts';
import { routes as pairing } from './modules/pairing/index.ts';
import { routes as places } from './modules/places/index.ts';
import { routes as pregnancies } from './modules/pregnancies/index.ts';
import { routes as profile } from './modules/profile/index.ts';
import { routes as schedule } from './modules/schedule/index.ts';
import { routes as sessions } from './modules/sessions/index.ts';
import { routes as settings } from './modules/settings/index.ts';
import { routes as sites } from './modules/sites/index.ts';
import { routes as stock } from './modules/stock/index.ts';
import { routes as vaccinations } from './modules/vaccinations/index.ts';
import { routes as workers } from './modules/workers/index.ts';
import type { Handler } from './platform/http/handler.ts';
import type { Platform } from './platform/http/platform.ts';

/** What the `routes.ts` of a module exports: a handler for each of its calls, or what makes one of the platform. */
type Routes = Readonly<Record<string, Handler | ((platform: Platform) => Handler)>>;

const modules: readonly Routes[] = [
  auth,
  profile,
  pairing,
  settings,
  locations,
  sites,
  places,
  sessions,
  beneficiaries,
  cases,
  bites,
  pregnancies,
  vaccinations,
  stock,
  aefi,
  schedule,
  pack,
  workers,
  appreciation,
  certificates,
  coverage,
  fhir,
  home,
  downloads,
  imports,
  audit,
];

/** Every call that the server answers. */
export function handlersOf(platform: Platform): Handler[] {
  const answering = modules.flatMap((routes) => Object.values(routes));
  return [
    ...answering.map((one) => (typeof one === 'function' ? one(platform) : one)),
    ...identityRoutes(platform),
    ...abhaRoutes(platform),
  ];
}
