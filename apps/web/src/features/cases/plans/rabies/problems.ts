import { biteDayRefusals, freeTextRefusals, missingBiteFields, woundCountRefusals } from '@teeka/domain/bites';
import type { CivilDate } from '@teeka/domain/calendar';
import type { RabiesAdvice } from '@teeka/domain/rabies';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { type BiteDraft, weightOf } from '../bites/draft.ts';
import { rigElsewhereProblems } from './rig-elsewhere.ts';

export type Problem = Refusal<RefusalCode>;

const empty = (path: string): Problem => ({ code: 'FLDVAL0001', path });

/** The days by which those of a bite are judged. */
export interface Known {
  readonly today: CivilDate;
  readonly dob: CivilDate;
}

/** What is missing before a rabies case can go on: little, because somebody who was bitten must not wait for a form. */
export function rabiesProblems(draft: BiteDraft, advice: RabiesAdvice | undefined, known: Known): readonly Problem[] {
  const { rabies, weight } = draft;
  const found: Problem[] = [
    ...biteDayRefusals(rabies, known),
    ...missingBiteFields('rabies', { ...rabies }),
    ...freeTextRefusals(rabies),
    ...woundCountRefusals(rabies),
  ];
  const { bitten_on: bittenOn, rules_version } = rabies;
  found.push(...rigElsewhereProblems(draft.rigElsewhere, { bittenOn, rules_version, today: known.today }));
  const wrongWeight = weight.trim() !== '' && weightOf(weight) === null;
  if (wrongWeight) found.push({ code: 'FLDVAL0005', path: 'weight', values: { min: 1, max: 300 } });
  else if (advice?.rig && !draft.rigElsewhere && weightOf(weight) === null) found.push(empty('weight'));
  return found;
}
