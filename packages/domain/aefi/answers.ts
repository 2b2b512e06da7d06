import { type CivilDate, dayInIndia } from '../calendar/index.ts';
import { applicableAnswers as applicableOf, isApplicable, isUnanswered, valueRefusal } from '../forms/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { Answers, FormField } from './form/field.ts';
import { aefiForm, formField } from './form.ts';

type Found = Refusal<RefusalCode>;

/** Only what applies and is answered: what was filled in before another answer made it pointless is left out. */
export const applicableAnswers = (answers: Answers): Answers => applicableOf(aefiForm.fields, answers);

/** Has the field to be answered? What another symptom is must be said in a notice already. */
export function isNeeded(field: FormField, answers: Answers, stage: 'notice' | 'filing'): boolean {
  if (field.need === 'notice') return true;
  if (field.need === 'filing' && stage === 'filing') return true;
  const { symptoms } = answers;
  return field.key === 'description' && Array.isArray(symptoms) && symptoms.includes('OTHER');
}

/** The fields that still keep the form from counting as filed. */
export function missingForFiling(answers: Answers): readonly string[] {
  return aefiForm.fields
    .filter((field) => isNeeded(field, answers, 'filing') && isApplicable(field, answers))
    .filter((field) => isUnanswered(answers[field.key]))
    .map(({ key }) => key);
}

/**
 * What is wrong with the answers. A notice needs the few fields marked so, filing needs all required ones: FLDVAL0001.
 * Unknown fields AEFIRP0001; instants that are none or half filled in as `incompleteInstant`; values of another kind REQVAL0002, of no list FLDVAL0029, out of bounds FLDVAL0004 and
 * 0005, odd characters FLDVAL0003; a mobile number as `checkMobile`; an instant before the vaccination AEFIRP0010, before the
 * first symptom AEFIRP0011, on a day before 1920 FLDVAL0018, an outcome that contradicts the answer about hospital AEFIRP0012,
 * later than the report AEFIRP0003, before the birth SCHEDU0002 (`born`; left out where it is not known). `reportedAt` in milliseconds. Paths: `answers.<field>`.
 */
export function answerRefusals(answers: Answers, { stage, reportedAt, born }: AnswerContext): readonly Found[] {
  const found: Found[] = [];
  for (const key of Object.keys(answers)) {
    if (!formField(key)) found.push({ code: 'AEFIRP0001', path: key, values: { field: key.slice(0, 40) } });
  }
  for (const field of aefiForm.fields) {
    if (!isApplicable(field, answers)) continue;
    const refusal = fieldRefusal(field, answers, { stage, reportedAt, born });
    if (refusal) found.push({ path: field.key, ...refusal });
  }
  return found.map((one) => ({ ...one, path: `answers.${one.path}` }));
}

interface AnswerContext {
  readonly stage: 'notice' | 'filing';
  /** Milliseconds. */
  readonly reportedAt: number;
  /** Day of birth. */
  readonly born?: CivilDate | undefined;
}

function fieldRefusal(field: FormField, answers: Answers, context: AnswerContext): Found | undefined {
  const value = answers[field.key];
  if (value === undefined || isUnanswered(value)) {
    return isNeeded(field, answers, context.stage) ? { code: 'FLDVAL0001' } : undefined;
  }
  return valueRefusal(field, value) ?? instantRefusal(field, answers, context) ?? outcomeRefusal(field, answers);
}

/** How the person is, by whether they were in hospital: these outcomes say that they were, or that they were not. */
const inHospital: Readonly<Record<string, boolean>> = {
  'still-hospitalised': true,
  discharged: true,
  'left-against-advice': true,
  'not-hospitalised': false,
};

function outcomeRefusal(field: FormField, { outcome, hospitalised }: Answers): Found | undefined {
  if (field.key !== 'outcome' || typeof hospitalised !== 'boolean') return undefined;
  const said = inHospital[String(outcome)];
  return said === undefined || said === hospitalised ? undefined : { code: 'AEFIRP0012' };
}

/** A code for each instant that others follow, so that the sentence can name it. */
const beforeWhat: Readonly<Record<string, RefusalCode>> = {
  vaccinated_at: 'AEFIRP0010',
  first_symptom_at: 'AEFIRP0011',
};

function instantRefusal(field: FormField, answers: Answers, { reportedAt, born }: AnswerContext): Found | undefined {
  if (field.type !== 'instant') return undefined;
  const at = Date.parse(String(answers[field.key]));
  const before = field.notBefore === undefined ? undefined : answers[field.notBefore];
  if (field.notBefore !== undefined && typeof before === 'string' && at < Date.parse(before)) {
    return { code: beforeWhat[field.notBefore] ?? 'AEFIRP0002', values: { after: field.notBefore } };
  }
  if (at > reportedAt) return { code: 'AEFIRP0003' };
  const early = born !== undefined && dayInIndia(new Date(at)) < born;
  return early ? { code: 'SCHEDU0002' } : undefined;
}
