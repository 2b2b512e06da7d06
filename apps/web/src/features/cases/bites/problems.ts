import { missingBiteFields } from '@teeka/domain/bites';
import { type CivilDate, isCivilDate } from '@teeka/domain/calendar';
import type { RabiesAdvice } from '@teeka/domain/rabies';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { type BiteDraft, weightOf } from './draft.ts';
import { isVenomKind } from './frame/bite-steps.ts';

type Problem = Refusal<RefusalCode>;

const empty = (path: string): Problem => ({ code: 'FLDVAL0001', path });

/** What is wrong with a day; that it is empty is said where it is needed. */
function dayProblem(path: string, day: string | null, today: CivilDate): Problem[] {
  if (day === null || day === '') return [];
  if (!isCivilDate(day)) return [{ code: 'FLDVAL0017', path }];
  return day > today ? [{ code: 'RABIES0011', path }] : [];
}

/** What is missing before a rabies case can go on: little, because somebody who was bitten must not wait for a form. */
export function rabiesProblems(
  draft: BiteDraft,
  advice: RabiesAdvice | undefined,
  today: CivilDate,
): readonly Problem[] {
  const { rabies, weight } = draft;
  const found: Problem[] = [];
  if (rabies.purpose === 'bite') {
    found.push(...dayProblem('bitten_on', rabies.bitten_on, today));
  }
  found.push(...missingBiteFields('rabies', { ...rabies }));
  const { earlier_on } = rabies;
  if (rabies.earlier === 'complete' && earlier_on !== null && earlier_on !== '' && !isCivilDate(earlier_on)) {
    found.push({ code: 'FLDVAL0017', path: 'earlier_on' });
  }
  const wrongWeight = weight.trim() !== '' && weightOf(weight) === null;
  if (wrongWeight) found.push({ code: 'FLDVAL0005', path: 'weight', values: { min: 1, max: 300 } });
  else if (advice?.rig && weightOf(weight) === null) found.push(empty('weight'));
  return found;
}

/** What is missing before a snake bite or sting is saved. */
export function venomProblems({ venom, weight }: BiteDraft, today: CivilDate): readonly Problem[] {
  const found = [
    ...dayProblem('bitten_on', venom.bitten_on, today),
    ...missingBiteFields('venom', { ...venom }),
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
}): readonly Problem[] {
  const { care, draft, advice, today } = visit;
  if (care) return [];
  return isVenomKind(draft.kind) ? venomProblems(draft, today) : rabiesProblems(draft, advice, today);
}
