import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { checkRemark, refusedAt } from '../text/index.ts';
import { liveVaccines } from '../vaccines/index.ts';

/** A question before the needle. */
export interface ScreeningQuestion {
  readonly code: string;
  /** The doses that it is about: all of them, live vaccines, those of which one was given before, or of some vaccines. */
  readonly against: 'all' | 'live' | 'given-before' | { readonly vaccines: readonly string[] };
  /**
   * A consent: asked only before such a dose, a 'no' speaks against it, and no reason goes round that. Of every other
   * question a 'yes' speaks against.
   */
  readonly consent?: true;
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

const screeningOf2023: Screening = {
  version: 'IN-UIP screening 2023-01',
  questions: [
    { code: 'severe-reaction', against: 'given-before', source, uncertain: true },
    { code: 'severe-illness', against: 'all', source, uncertain: true },
    { code: 'immune-weak', against: 'live', source, uncertain: true },
  ],
  live: liveVaccines,
  noReasons: ['mild-fever', 'cough', 'diarrhoea', 'low-weight', 'antibiotics'],
};

/** With the launch of HPV: voluntary, the consent of a parent is recorded. */
export const nationalScreening: Screening = {
  ...screeningOf2023,
  version: 'IN-UIP screening 2026-02',
  questions: [
    ...screeningOf2023.questions,
    {
      code: 'hpv-consent',
      against: { vaccines: ['HPV'] },
      consent: true,
      source: 'MoHFW, HPV vaccination campaign launched on 28 February 2026: voluntary, consent of a parent recorded',
    },
  ],
};

/** Every version ever used, newest first. */
export const screenings: readonly Screening[] = [nationalScreening, screeningOf2023];

/** What has to be asked before these vaccines: a consent only where one of them needs it. */
export const questionsFor = ({ questions }: Screening, vaccines: readonly string[]): readonly ScreeningQuestion[] =>
  questions.filter(({ consent, against }) => {
    if (!consent) return true;
    return typeof against !== 'object' || vaccines.some((one) => against.vaccines.includes(one));
  });

/** Does this answer keep the doses that the question is about for another day? */
export function holdsBack({ consent }: ScreeningQuestion, given: ScreeningAnswer | undefined): boolean {
  if (consent) return given?.answer !== 'yes';
  return given?.answer === 'yes' && given.reason.trim() === '';
}

/** Is that the code of a consent, in whatever version? */
export const isConsent = (code: string): boolean =>
  screenings.some(({ questions }) => questions.some((one) => one.code === code && one.consent));

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

/** Is the question about this dose? */
export function speaksAgainst(question: ScreeningQuestion, dose: ScreenedDose, screening: Screening): boolean {
  if (question.against === 'all') return true;
  if (typeof question.against === 'object') return question.against.vaccines.includes(dose.vaccine);
  if (question.against === 'live') return screening.live.includes(dose.vaccine);
  return dose.givenBefore;
}

/**
 * What is missing before the doses may be given: an answer or a consent (FLDVAL0001 at `answers.<question>`), or with a 'yes' that
 * speaks against one of them a reason to go on (VACDOS0017, or what `checkRemark` says of it). Leaving those doses out
 * is the other way; then nothing is missing.
 */
export function screeningRefusals(
  answers: readonly ScreeningAnswer[],
  doses: readonly ScreenedDose[],
  screening: Screening,
): Refusal<RefusalCode>[] {
  const refused: Refusal<RefusalCode>[] = [];
  const vaccines = doses.map(({ vaccine }) => vaccine);
  for (const question of questionsFor(screening, vaccines)) {
    const path = `answers.${question.code}`;
    const given = answers.find((one) => one.question === question.code);
    if (!given) {
      refused.push({ code: 'FLDVAL0001', path });
      continue;
    }
    if (question.consent) {
      if (holdsBack(question, given)) refused.push({ code: 'FLDVAL0001', path });
      continue;
    }
    const against = doses.some((dose) => speaksAgainst(question, dose, screening));
    if (given.answer === 'no' || !against) continue;
    if (given.reason.trim() === '') {
      refused.push({ code: 'VACDOS0017', path });
      continue;
    }
    refused.push(...refusedAt(path, checkRemark(given.reason)));
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
