import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { checkRemark } from '../text/index.ts';

/** A question before the needle. */
export interface ScreeningQuestion {
  readonly code: string;
  /** The doses that a 'yes' speaks against: all of them, live vaccines, or those of which one was given before. */
  readonly against: 'all' | 'live' | 'given-before';
  /** The specification's version of `screened` names the questions answered 'no' by this code. */
  readonly source: string;
  /** Known from general practice, to be confirmed by a medical officer. */
  readonly uncertain?: true;
}

/** The questions and what is explicitly no reason to wait. Versioned: an answer keeps the version it was given to. */
export interface Screening {
  readonly version: string;
  readonly questions: readonly ScreeningQuestion[];
  /** Live vaccines by the codes of the schedule's vaccines; the killed encephalitis vaccine is not among them. */
  readonly live: readonly string[];
  /** Said on the screen, so that nobody is sent away for it. */
  readonly noReasons: readonly string[];
}

const source =
  'National Immunization Schedule 2023, contraindications in practice: only a severe reaction to the previous dose, severe illness, known immune deficiency for live vaccines';

export const nationalScreening: Screening = {
  version: 'IN-UIP screening 2023-01',
  questions: [
    { code: 'severe-reaction', against: 'given-before', source, uncertain: true },
    { code: 'severe-illness', against: 'all', source, uncertain: true },
    { code: 'immune-weak', against: 'live', source, uncertain: true },
  ],
  live: ['BCG', 'bOPV', 'RVV', 'MR', 'JE'],
  noReasons: ['mild-fever', 'cough', 'diarrhoea', 'low-weight', 'antibiotics'],
};

/** Every version ever used, newest first. */
export const screenings: readonly Screening[] = [nationalScreening];

/** An answer; with 'yes' and doses given all the same, why. */
export interface ScreeningAnswer {
  readonly question: string;
  readonly answer: 'yes' | 'no';
  readonly reason: string;
}

/** A dose that is about to be given. */
export interface ScreenedDose {
  readonly vaccine: string;
  /** A dose of the same vaccine was given before. */
  readonly givenBefore: boolean;
}

/** Does a 'yes' to this question speak against this dose? */
export function speaksAgainst(
  question: ScreeningQuestion,
  dose: ScreenedDose,
  screening: Screening,
): boolean {
  if (question.against === 'all') return true;
  if (question.against === 'live') return screening.live.includes(dose.vaccine);
  return dose.givenBefore;
}

/**
 * What is missing before the doses may be given: an answer (FLDVAL0001 at `answers.<question>`), or with a 'yes' that
 * speaks against one of them a reason to go on (VACDOS0017, or what `checkRemark` says of it). Leaving those doses out
 * is the other way; then nothing is missing.
 */
export function screeningRefusals(
  answers: readonly ScreeningAnswer[],
  doses: readonly ScreenedDose[],
  screening: Screening,
): Refusal<RefusalCode>[] {
  const refused: Refusal<RefusalCode>[] = [];
  for (const question of screening.questions) {
    const path = `answers.${question.code}`;
    const given = answers.find((one) => one.question === question.code);
    if (!given) {
      refused.push({ code: 'FLDVAL0001', path });
      continue;
    }
    const against = doses.some((dose) => speaksAgainst(question, dose, screening));
    if (given.answer === 'no' || !against) continue;
    if (given.reason.trim() === '') {
      refused.push({ code: 'VACDOS0017', path });
      continue;
    }
    const remark = checkRemark(given.reason);
    if (!remark.ok) refused.push({ ...remark.refusal, path });
  }
  return refused;
}

/**
 * Whether a record of answers can be kept: a known version (FLDVAL0029 at `version`), its questions only and each once
 * (FLDVAL0029), reasons of plain text. Whether the doses should have been given is not asked: they were.
 */
export function screeningRecordRefusal(record: {
  readonly version: string;
  readonly answers: readonly ScreeningAnswer[];
  readonly earlier_events?: readonly { readonly reason: string }[] | undefined;
}): Refusal<RefusalCode> | undefined {
  const screening = screenings.find(({ version }) => version === record.version);
  if (!screening) return { code: 'FLDVAL0029', path: 'screening.version' };
  const seen = new Set<string>();
  for (const [at, { question, reason }] of record.answers.entries()) {
    const known = screening.questions.some(({ code }) => code === question);
    if (!known || seen.has(question)) {
      return { code: 'FLDVAL0029', path: `screening.answers.${at}.question` };
    }
    seen.add(question);
    const remark = reason === '' ? undefined : checkRemark(reason);
    if (remark && !remark.ok) return { ...remark.refusal, path: `screening.answers.${at}.reason` };
  }
  for (const [at, { reason }] of (record.earlier_events ?? []).entries()) {
    const remark = reason === '' ? undefined : checkRemark(reason);
    if (remark && !remark.ok) {
      return { ...remark.refusal, path: `screening.earlier_events.${at}.reason` };
    }
  }
  return undefined;
}
