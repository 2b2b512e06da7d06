import { aefi } from './aefi.ts';
import { app } from './app.ts';
import { auth } from './auth.ts';
import { beneficiaries } from './beneficiaries.ts';
import { biteLists } from './bite-lists.ts';
import { biteReports } from './bite-reports.ts';
import { bites } from './bites.ts';
import { cases } from './cases.ts';
import { doses } from './doses.ts';
import { due } from './due.ts';
import { failed } from './failed.ts';
import { identity } from './identity.ts';
import { imports } from './imports.ts';
import { plans } from './plans.ts';
import { profile } from './profile.ts';
import { refusals } from './refusals.ts';
import { registration } from './registration.ts';
import { reports } from './reports.ts';
import { resources } from './resources.ts';
import { schedule } from './schedule.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';
import { sites } from './sites.ts';
import { sms } from './sms.ts';
import { stock } from './stock.ts';
import { sync } from './sync.ts';
import { venom } from './venom.ts';
import { workers } from './workers.ts';

export const hi = {
  aefi,
  app,
  auth,
  beneficiaries,
  biteLists,
  biteReports,
  bites,
  cases,
  doses,
  due,
  failed,
  identity,
  imports,
  plans,
  profile,
  refusals,
  registration,
  reports,
  resources,
  schedule,
  sessions,
  settings,
  sites,
  sms,
  stock,
  sync,
  venom,
  workers,
} as const;
