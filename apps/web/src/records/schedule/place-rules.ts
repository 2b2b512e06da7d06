import type { PackMeta } from '../../platform/pack/rows.ts';

/** What the schedule depends on by the place where somebody lives. */
export interface PlaceRules {
  readonly jeEndemic: boolean;
  /** Programmes that the state has switched off. */
  readonly programmesOff: readonly string[];
  /** Programmes that the state has switched on, of those that are off until then. */
  readonly programmesOn: readonly string[];
}

const none: readonly string[] = [];

/** The rules of a person's own village, as the server judges by it; of an earlier pack those of the site. */
export function placeRules(
  { village_rules, je_endemic }: Pick<PackMeta, 'village_rules' | 'je_endemic'>,
  villageId: number,
): PlaceRules {
  if (village_rules === undefined) return { jeEndemic: je_endemic, programmesOff: none, programmesOn: none };
  const here = village_rules.find((one) => one.village_id === villageId);
  return {
    jeEndemic: here?.je_endemic ?? false,
    programmesOff: here?.programmes_off ?? none,
    programmesOn: here?.programmes_on ?? none,
  };
}
