import { applicableAnswers } from './answers.ts';
import { categoryOf } from './category.ts';
import type { StepTimes } from './clocks.ts';
import type { Answers } from './form/field.ts';
import { type Category, graver } from './symptoms.ts';
import type { VaccineRow } from './vaccine-row.ts';

/**
 * Where a report stands: `notified` with what was known at first, `reported` once the form is filed, `investigated`
 * once the case investigation form is, `closed` at the end.
 */
export type AefiStatus = 'notified' | 'reported' | 'investigated' | 'closed';

/** What all events of a report together say. Instants in ISO 8601. */
export interface Standing extends StepTimes {
  readonly answers: Answers;
  readonly vaccines: readonly VaccineRow[];
  readonly external_case_id: string;
  readonly causality: string;
}

export function statusOf(standing: StepTimes): AefiStatus {
  if (standing.closed_at !== null) return 'closed';
  if (standing.investigated_at !== null) return 'investigated';
  return standing.filed_at === null ? 'notified' : 'reported';
}

/** A report as it begins. `filed_at`: when the form came complete, else null. */
export function newStanding(answers: Answers, vaccines: readonly VaccineRow[], filed_at: string | null): Standing {
  const applicable = applicableAnswers(answers);
  return {
    answers: applicable,
    vaccines,
    category: categoryOf(applicable).category,
    notified_at: String(answers.notified_at),
    filed_at,
    case_id_at: null,
    investigated_at: null,
    final_at: null,
    closed_at: null,
    external_case_id: '',
    causality: '',
  };
}

/**
 * Later answers over the earlier ones. The category never falls and the clock never starts later than was first said:
 * neither can be talked away afterwards.
 */
export function withAnswers(standing: Standing, answers: Answers, vaccines: readonly VaccineRow[] | null): Standing {
  const merged = applicableAnswers({ ...standing.answers, ...answers });
  const category: Category = graver(standing.category, categoryOf(merged).category);
  const notified = String(merged.notified_at ?? standing.notified_at);
  const notified_at = Date.parse(notified) < Date.parse(standing.notified_at) ? notified : standing.notified_at;
  return { ...standing, answers: merged, category, notified_at, vaccines: vaccines ?? standing.vaccines };
}
