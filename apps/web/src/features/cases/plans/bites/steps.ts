import { caseSteps, type Step } from '../../visit/steps.ts';
import type { BiteKind } from './draft.ts';

export const isVenomKind = (kind: BiteKind | null): boolean => kind === 'snake' || kind === 'scorpion';

/** Vaccine has four steps, venom three: antivenom is entered with the case (specification 2, section 2). */
export const biteSteps = (kind: BiteKind | null): readonly Step[] =>
  isVenomKind(kind) ? caseSteps.filter((step) => step !== 'vaccination') : caseSteps;
