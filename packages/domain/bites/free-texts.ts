import type { Refusals } from '../refusal/index.ts';
import { checkNote, refusedAt } from '../text/index.ts';

/** What is written in own words in the care of a bite, and its most characters. */
export const freeTexts = { allergy: 100, village: 60, earlier_product: 60, facility: 80, to: 80, note: 300 } as const;

type FreeText = keyof typeof freeTexts;
export type Written = { readonly [Field in FreeText]?: string | null | undefined };

/** What of the free texts among these fields cannot be taken, as `checkNote` says; paths are the fields' names. */
export function freeTextRefusals(fields: Written): Refusals {
  return (Object.keys(freeTexts) as FreeText[]).flatMap((path) =>
    refusedAt(path, checkNote(fields[path] ?? '', freeTexts[path])),
  );
}
