import type { Entry } from '../certificates/index.ts';

/** A resource of FHIR R4: what is empty is not in it. */
export interface Resource {
  readonly resourceType: string;
  /** A UUID; within a document it is referred to by it. */
  readonly id: string;
  readonly [field: string]: unknown;
}

/** A bundle as a whole document (profile DocumentBundle). */
export interface HealthRecord extends Resource {
  readonly resourceType: 'Bundle';
  readonly type: 'document';
  readonly entry: readonly Entry[];
}

/** A profile of the implementation guide of ABDM (NRCeS). */
export const profiled = (profile: string) => ({
  meta: { profile: [`https://nrces.in/ndhm/fhir/r4/StructureDefinition/${profile}`] },
});

const addressOf = ({ id }: Resource): string => `urn:uuid:${id}`;

export const entryOf = (resource: Resource): Entry => ({ fullUrl: addressOf(resource), resource });

/** The slices of a document's section are told apart by `type`. */
export const referTo = (resource: Resource) => ({ reference: addressOf(resource), type: resource.resourceType });

/** A code of a system, with the words of the system for it. */
export const concept = (system: string, code: string, display: string) => ({ coding: [{ system, code, display }] });

const kinds = { patient: 1, recommendation: 2 } as const;

/**
 * The UUID of what has none of its own, made of the reference number of the person: the same in each document (version 8 of
 * RFC 9562, of which the maker says what stands in it).
 */
export function uuidOf(kind: keyof typeof kinds, reference: string): string {
  const digits = reference.padStart(15, '0');
  return `0000000${kinds[kind]}-0000-8000-8${digits.slice(0, 3)}-${digits.slice(3)}`;
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text within XHTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '');

/** The language in which a record calls things; names of people stand as they are written. */
export const recordLanguage = 'en-IN';

/** What somebody reads of it who has no program for the rest; `xhtml` is escaped already. */
export const narrative = (xhtml: string) => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml" lang="${recordLanguage}" xml:lang="${recordLanguage}">${xhtml}</div>`,
});
