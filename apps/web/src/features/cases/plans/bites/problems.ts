import { biteDayRefusals, freeTextRefusals, missingBiteFields, woundCountRefusals } from '@teeka/domain/bites';
import type { CivilDate } from '@teeka/domain/calendar';
import type { RabiesAdvice } from '@teeka/domain/rabies';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { rigElsewhereProblems } from '../rabies/rig-elsewhere.ts';
import { type BiteDraft, weightOf } from './draft.ts';
import { isVenomKind } from './frame/bite-steps.ts';

type Problem = Refusal<RefusalCode>;

const empty = (path: string): Problem => ({ code: 'FLDVAL0001', path });

/** The days by which those of a bite are judged. */
interface Known {
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

/** What is missing before this visit can go on: nothing where its case is open already. */
export function problemsOf(visit: {
  readonly care: unknown;
  readonly draft: BiteDraft;
  readonly advice: RabiesAdvice | undefined;
  readonly today: CivilDate;
  readonly person: { readonly person: { readonly dob: CivilDate } };
}): readonly Problem[] {
  const { care, draft, advice, today, person } = visit;
  if (care) return [];
  const known = { today, dob: person.person.dob };
  return isVenomKind(draft.kind) ? venomProblems(draft, known) : rabiesProblems(draft, advice, known);
}
