import type { Answers } from './form/field.ts';
import { type Category, graver, symptomOf } from './symptoms.ts';

/** Why an event is of its category: one of these, with the answers that made it so. */
export interface Because {
  readonly code: CategoryReason;
  /** Codes of symptoms or of reasons for reporting. */
  readonly of: readonly string[];
}
export type CategoryReason = 'death' | 'hospital' | 'cluster' | 'reason' | 'symptom' | 'raised' | 'none';

export interface CategoryFound {
  readonly category: Category;
  readonly because: readonly Because[];
}

const seriousReasons: readonly string[] = [
  'death',
  'hospitalisation',
  'disability',
  'congenital-anomaly',
  'life-threatening',
  'cluster',
];

/** By whoever reports: a reason that says more than the symptoms do. Source: table of section 4.1. */
const raisingReasons: Readonly<Record<string, Category>> = { 'severe-event': 'severe', concern: 'serious' };

const listed = (answers: Answers, key: string): readonly string[] => {
  const value = answers[key];
  return Array.isArray(value) ? (value as readonly string[]) : [];
};

/**
 * The category that the answers make, and why. Outcome rules stand first (death, hospital, cluster, the serious
 * reasons), then the symptoms by their default category; staff may raise what comes out, not lower it.
 */
export function categoryOf(answers: Answers): CategoryFound {
  const found: (readonly [Category, Because])[] = [];
  const add = (category: Category, code: CategoryReason, of: readonly string[] = []) =>
    found.push([category, { code, of }]);
  if (answers.outcome === 'death') add('serious', 'death');
  if (answers.hospitalised === true) add('serious', 'hospital');
  if (answers.is_cluster === true) add('serious', 'cluster');
  const reasons = listed(answers, 'reasons');
  const serious = reasons.filter((reason) => seriousReasons.includes(reason));
  if (serious.length > 0) add('serious', 'reason', serious);
  for (const category of ['serious', 'severe'] as const) {
    const codes = listed(answers, 'symptoms').filter((code) => symptomOf(code)?.category === category);
    if (codes.length > 0) add(category, 'symptom', codes);
  }
  for (const reason of reasons) {
    const category = raisingReasons[reason];
    if (category) add(category, 'reason', [reason]);
  }
  if (answers.raised_to === 'severe' || answers.raised_to === 'serious') add(answers.raised_to, 'raised');
  const category = found.reduce<Category>((worst, [one]) => graver(worst, one), 'minor');
  const because = found.filter(([one]) => one === category).map(([, why]) => why);
  return { category, because: because.length > 0 ? because : [{ code: 'none', of: [] }] };
}
