import { addMonths, type CivilDate } from '../calendar/index.ts';
import { type Category, categoryOf } from './category.ts';
import type { RabiesRules, Regimen } from './regimen.ts';

/** What is answered about the person and the exposure before anything is given. */
export interface RabiesAnswers {
  readonly purpose: 'bite' | 'prevention';
  /** Day on which the person presents. */
  readonly on: CivilDate;
  /** Day of the bite; null where nobody reported it, and for prevention. */
  readonly bittenOn: CivilDate | null;
  readonly contacts: readonly string[];
  readonly animal: string;
  readonly immuneWeak: boolean;
  /** An earlier course of vaccine, and the day of its last dose where it is known. */
  readonly earlier: 'none' | 'complete' | 'incomplete' | 'unknown';
  readonly earlierOn: CivilDate | null;
}

export type AdviceReason =
  | 'category-I'
  | 'category-II'
  | 'category-III'
  | 'wild-animal'
  | 'immune-weak'
  | 'harmless-animal'
  | 'earlier-within-months'
  | 'earlier-complete'
  | 'earlier-unsure'
  | 'prevention';

export interface RabiesAdvice {
  readonly category: Category | undefined;
  readonly woundCare: boolean;
  readonly vaccine: 'full' | 'reexposure' | 'prevention' | 'none';
  readonly rig: boolean;
  /** Immune-weak persons are vaccinated into the muscle, with a titre on day 14. */
  readonly route: 'any' | 'IM';
  readonly titreOnDay14: boolean;
  /** Regimens that fit, those of the national guideline first. */
  readonly regimens: readonly string[];
  readonly reasons: readonly AdviceReason[];
}

/**
 * What the guideline advises; the doctor decides. No contraindication is known to a course after an exposure
 * (pregnancy, infancy, age, other illness), and one who comes weeks late is treated like a fresh one, so neither is
 * asked here. An earlier course whose last dose is said to lie after the bite cannot have protected: it counts as none.
 * Undefined while the category is open.
 */
export function adviseRabies(answers: RabiesAnswers, rules: RabiesRules): RabiesAdvice | undefined {
  const route = answers.immuneWeak ? 'IM' : 'any';
  if (answers.purpose === 'prevention') {
    return advice({ vaccine: 'prevention', route, reasons: ['prevention'] }, rules);
  }
  const category = categoryOf(answers, rules);
  if (!category) return undefined;
  const reasons: AdviceReason[] = [`category-${category}`];
  if (category === 'III' && rules.wild.includes(answers.animal)) reasons.push('wild-animal');
  const woundCare = category !== 'I';
  if (rules.harmless.includes(answers.animal)) {
    return advice({ category, woundCare, route, reasons: [...reasons, 'harmless-animal'] }, rules);
  }
  if (category === 'I') return advice({ category, route, reasons }, rules);
  const earlier = isAfterBite(answers) ? 'none' : answers.earlier;
  if (earlier === 'complete') {
    const recent = answers.earlierOn !== null && answers.on <= addMonths(answers.earlierOn, rules.woundCareOnlyMonths);
    const vaccine = recent ? 'none' : 'reexposure';
    const why = recent ? 'earlier-within-months' : 'earlier-complete';
    return advice({ category, woundCare, vaccine, route, reasons: [...reasons, why] }, rules);
  }
  if (earlier !== 'none') reasons.push('earlier-unsure');
  if (answers.immuneWeak) reasons.push('immune-weak');
  const rig = category === 'III' || answers.immuneWeak;
  const titreOnDay14 = answers.immuneWeak;
  return advice({ category, woundCare, vaccine: 'full', rig, route, titreOnDay14, reasons }, rules);
}

function isAfterBite({ earlierOn, bittenOn, on }: RabiesAnswers): boolean {
  return earlierOn !== null && (earlierOn > on || (bittenOn !== null && earlierOn > bittenOn));
}

const nothing = {
  category: undefined,
  woundCare: false,
  vaccine: 'none',
  rig: false,
  titreOnDay14: false,
} as const;

function advice(
  found: Pick<RabiesAdvice, 'route' | 'reasons'> & Partial<RabiesAdvice>,
  rules: RabiesRules,
): RabiesAdvice {
  const whole = { ...nothing, ...found };
  return { ...whole, regimens: fitting(whole, rules) };
}

const kinds = { full: 'PEP', reexposure: 'REEXPOSURE', prevention: 'PREP' } as const;

function fitting({ vaccine, route }: Pick<RabiesAdvice, 'vaccine' | 'route'>, rules: RabiesRules): string[] {
  if (vaccine === 'none') return [];
  const fits = (one: Regimen) => one.kind === kinds[vaccine] && (route === 'any' || one.route === route);
  return rules.regimens
    .filter(fits)
    .sort((a, b) => Number(b.national) - Number(a.national))
    .map(({ code }) => code);
}
