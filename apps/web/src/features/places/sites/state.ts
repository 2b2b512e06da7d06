import { nameFields } from '@teeka/contract/names';
import type { saveSite } from '@teeka/contract/places';
import type { Names } from '@teeka/domain/names';
import { siteRefusals } from '@teeka/domain/places';
import type { Refusals } from '@teeka/domain/refusal';
import type { CallInput } from '../../../platform/api/index.ts';
import { degreesOf, typedPositionRefusals } from '../map/position-refusals.ts';

export interface ChosenVillage {
  readonly code: number;
  readonly names: Names;
}

/** A session site as it is typed. */
export interface SiteForm {
  /** The id of what is made stays through every try, so that it is made once. */
  readonly session_site_id: string;
  readonly names: Names;
  readonly category: '1' | '2';
  readonly villages: readonly ChosenVillage[];
  /** Latitude and longitude as they are typed. */
  readonly position: string;
  /** The name of another was read: this is not that one. */
  readonly is_another: boolean;
}

export const emptySite = (session_site_id: string): SiteForm => ({
  ...{ session_site_id, names: { en: '' }, category: '1', villages: [], position: '', is_another: false },
});

export const siteFields = ['category', 'villages'];

/** What is wrong with what was typed, by the rules of the server. */
export function siteFormRefusals({ names, category, villages, position }: SiteForm): Refusals {
  const values = { names, category, villages: villages.map(({ code }) => code) };
  return [...siteRefusals({ ...values, latitude: null, longitude: null }), ...typedPositionRefusals(position)];
}

/** What the call is sent, but for the version. */
export function siteInput(
  { position, villages, names, ...form }: SiteForm,
  { facility_id, is_far }: { readonly facility_id: string; readonly is_far: boolean },
): Omit<CallInput<typeof saveSite>, 'version'> {
  return {
    ...form,
    ...nameFields('name', names),
    villages: villages.map(({ code }) => code),
    ...degreesOf(position),
    facility_id,
    is_far,
  };
}

/** The villages with one more, or without one. */
export const withVillage = (
  villages: readonly ChosenVillage[],
  village: ChosenVillage,
  isChosen: boolean,
): readonly ChosenVillage[] => {
  const others = villages.filter(({ code }) => code !== village.code);
  return isChosen ? [...others, village] : others;
};
