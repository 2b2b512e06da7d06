import type { Names } from '../names/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { positionRefusals } from '../sites/index.ts';
import { placeNameRefusals } from './names.ts';

/** '1' vaccines, '2' venom: a clinic for bites, to which people come from anywhere. */
export const siteCategories = ['1', '2'] as const;

/** A session site as somebody typed it, or as a row of a sheet has it. */
export interface SiteValues {
  readonly names: Names;
  readonly category: string;
  /** Codes of the villages it serves. */
  readonly villages: readonly number[];
  /** Degrees north and east; null where nobody knows yet. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** As many villages as no site serves. */
export const mostVillages = 200;

/** Degrees north and east; null where nobody knows. */
export type Degrees = Pick<SiteValues, 'latitude' | 'longitude'>;

/** What is wrong with degrees as somebody typed them: one without the other FLDVAL0001, outside of India FLDVAL0005. */
export function degreesRefusals({ latitude, longitude }: Degrees): Refusals {
  if (latitude !== null && longitude !== null) return positionRefusals({ latitude, longitude, accuracy_m: 0 });
  if (latitude === longitude) return [];
  return [{ code: 'FLDVAL0001', path: latitude === null ? 'latitude' : 'longitude' }];
}

/**
 * What is wrong with a site by itself: names; category FLDVAL0029; a site for vaccines without a village FLDVAL0001, too many
 * FLDVAL0005; one degree without the other FLDVAL0001, outside of India FLDVAL0005.
 */
export function siteRefusals({ names, category, villages, latitude, longitude }: SiteValues): Refusals {
  const found: Refusal<RefusalCode>[] = [...placeNameRefusals(names)];
  if (!siteCategories.some((one) => one === category)) found.push({ code: 'FLDVAL0029', path: 'category' });
  if (category === '1' && villages.length === 0) found.push({ code: 'FLDVAL0001', path: 'villages' });
  if (villages.length > mostVillages)
    found.push({ code: 'FLDVAL0005', path: 'villages', values: { min: 1, max: mostVillages } });
  return [...found, ...degreesRefusals({ latitude, longitude })];
}
