import { readFileSync } from 'node:fs';

/** An element of a published profile, as far as the checks here ask. */
export interface ProfileElement {
  readonly id: string;
  readonly path: string;
  readonly min: number;
  readonly max: string;
  readonly sliceName?: string;
  readonly slicing?: { readonly rules: string };
  readonly fixedUri?: string;
}
export interface Profile {
  readonly url: string;
  readonly type: string;
  readonly snapshot: { readonly element: readonly ProfileElement[] };
}

const names = [
  'DocumentBundle',
  'ImmunizationRecord',
  'Patient',
  'Practitioner',
  'Organization',
  'Immunization',
  'ImmunizationRecommendation',
] as const;

/** The profiles of NRCeS that a document names, by their address. */
export const profiles: ReadonlyMap<string, Profile> = new Map(
  names.map((name) => {
    const profile = JSON.parse(readFileSync(new URL(`./nrces/${name}.json`, import.meta.url), 'utf8')) as Profile;
    return [profile.url, profile];
  }),
);
