import { abha } from './abha.ts';
import { admin } from './admin.ts';
import { aefi } from './aefi.ts';
import { appreciation } from './appreciation.ts';
import { ashas } from './ashas.ts';
import { auth } from './auth.ts';
import { beneficiaries } from './beneficiaries.ts';
import { certificates } from './certificates.ts';
import { downloads } from './downloads.ts';
import { fhir } from './fhir.ts';
import { field } from './field.ts';
import { identity } from './identity.ts';
import { pairing } from './pairing.ts';
import { places } from './places.ts';
import { pregnancies } from './pregnancies.ts';
import { profile } from './profile.ts';
import { rabies } from './rabies.ts';
import type { CatalogueEntry, Refusal } from './refusal.ts';
import { reports } from './reports.ts';
import { request } from './request.ts';
import { schedule } from './schedule.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';
import { stock } from './stock.ts';
import { vaccinations } from './vaccinations.ts';
import { verification } from './verification.ts';

export * from './handling.ts';
export * from './refusal.ts';

/** Every code the product can answer with, by capability. A code without words in both languages fails a test. */
export const refusals = {
  ...abha,
  ...admin,
  ...aefi,
  ...appreciation,
  ...ashas,
  ...auth,
  ...beneficiaries,
  ...certificates,
  ...downloads,
  ...fhir,
  ...field,
  ...identity,
  ...pairing,
  ...places,
  ...pregnancies,
  ...profile,
  ...rabies,
  ...reports,
  ...request,
  ...schedule,
  ...sessions,
  ...settings,
  ...stock,
  ...vaccinations,
  ...verification,
} as const satisfies Record<string, CatalogueEntry>;

export type RefusalCode = keyof typeof refusals;

/** What is wrong with an input; empty where nothing is. */
export type Refusals = readonly Refusal<RefusalCode>[];
