import type { BiteCase } from '@teeka/contract/bites/shapes';
import { mayBeAnotherBite } from '@teeka/domain/bites';
import type { CivilDate } from '@teeka/domain/calendar';
import { venomRules } from '@teeka/domain/venom';
import type { BiteKind } from './draft.ts';

/**
 * The case that a visit goes on with: the open one of its kind, the youngest where there are several. Of venom, one that
 * was quiet for days is left out where somebody said that this is another bite.
 */
export function openCaseOf(
  cases: readonly BiteCase[],
  kind: BiteKind | null,
  said?: { readonly sameBite: boolean | null; readonly today: CivilDate },
): BiteCase | undefined {
  const openOnes = cases.filter(
    (care) => care.status === 'open' && !(said?.sameBite === false && isQuiet(care, said.today)),
  );
  if (kind === null) return openOnes.at(-1);
  return openOnes.filter((care) => kindOf(care) === kind || isCourse(care, kind)).at(-1);
}

/** A case of venom without news for days: the person may have been bitten again. */
export const isQuiet = (care: BiteCase, today: CivilDate): boolean =>
  care.case_type === 'venom' && mayBeAnotherBite(care, today, venomRules);

/** A person has one course at a time, whether it was begun for a bite or for prevention. */
const isCourse = ({ case_type }: BiteCase, kind: BiteKind): boolean =>
  case_type === 'rabies' && (kind === 'bite' || kind === 'prevention');

export function kindOf({ case_type, details }: BiteCase): BiteKind {
  if (case_type === 'venom') return details.venom?.creature === 'scorpion' ? 'scorpion' : 'snake';
  return details.rabies?.purpose === 'prevention' ? 'prevention' : 'bite';
}
