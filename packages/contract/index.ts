import * as aefi from './aefi.ts';
import * as auth from './auth.ts';
import * as beneficiaries from './beneficiaries.ts';
import * as bites from './bites.ts';
import type { Call } from './call.ts';
import * as cases from './cases.ts';
import * as identity from './identity.ts';
import * as locations from './locations.ts';
import * as pack from './pack.ts';
import * as profile from './profile.ts';
import * as schedule from './schedule.ts';
import * as sessions from './sessions.ts';
import * as settings from './settings.ts';
import * as sites from './sites.ts';
import * as stock from './stock.ts';
import * as vaccinations from './vaccinations.ts';
import * as workers from './workers.ts';

const capabilities = {
  aefi,
  auth,
  beneficiaries,
  bites,
  cases,
  identity,
  locations,
  pack,
  profile,
  schedule,
  sessions,
  settings,
  sites,
  stock,
  vaccinations,
  workers,
};

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value;

/** The calls of each capability. */
export const callsOf = Object.entries(capabilities).map(([capability, exported]) => ({
  capability,
  calls: Object.values<unknown>(exported).filter(isCall),
}));

/** Every call of the API, in the order of capabilities. */
export const calls: readonly Call[] = callsOf.flatMap((one) => one.calls);
