import { biteDayRefusals, freeTextRefusals, missingBiteFields } from '@teeka/domain/bites';
import { type BiteDraft, weightOf } from '../bites/draft.ts';
import type { Known, Problem } from '../rabies/problems.ts';

/** What is missing before a snake bite or sting is saved. */
export function venomProblems({ venom, weight }: BiteDraft, known: Known): readonly Problem[] {
  const found = [
    ...biteDayRefusals(venom, known),
    ...missingBiteFields('venom', { ...venom }),
    ...freeTextRefusals(venom),
  ];
  if (weight.trim() !== '' && weightOf(weight) === null) {
    found.push({ code: 'FLDVAL0005', path: 'weight', values: { min: 1, max: 300 } });
  }
  return found;
}
