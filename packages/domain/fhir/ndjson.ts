import { referenceSystem } from '../certificates/index.ts';
import type { HealthRecord } from './resources.ts';

export const fhirJson = 'application/fhir+json';
export const fhirNdjson = 'application/fhir+ndjson';

/** A document a line: none holds a line break of its own. */
export const lineOf = (record: HealthRecord): string => `${JSON.stringify(record)}\n`;

/** The reference number of the person of a document. */
function referenceOf({ entry }: HealthRecord): string | undefined {
  const patient = entry.find(({ resource }) => resource.resourceType === 'Patient')?.resource;
  const identifiers = (patient?.identifier ?? []) as readonly { readonly system: string; readonly value: string }[];
  return identifiers.find(({ system }) => system === referenceSystem)?.value;
}

/** How many documents a file of lines has, and the reference number of the person of its last one: after it the next file begins. */
export function endOf(ndjson: string): { readonly people: number; readonly last: string | undefined } {
  const lines = ndjson.split('\n').filter(Boolean);
  const line = lines.at(-1);
  return { people: lines.length, last: line && referenceOf(JSON.parse(line) as HealthRecord) };
}
