import type { PackMeta } from './rows.ts';

/** What the schedule depends on by the place where somebody lives. */
export interface PlaceRules {
  readonly jeEndemic: boolean;
}

/** The rules of a person's own village, as the server judges by it; of an earlier pack those of the site. */
export function placeRules(
  { village_rules, je_endemic }: Pick<PackMeta, 'village_rules' | 'je_endemic'>,
  villageId: number,
): PlaceRules {
  if (village_rules === undefined) return { jeEndemic: je_endemic };
  return { jeEndemic: village_rules.find((one) => one.village_id === villageId)?.je_endemic ?? false };
}
