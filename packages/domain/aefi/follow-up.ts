import { dayInIndia } from '../calendar/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { checkRemark } from '../text/index.ts';
import { answerRefusals } from './answers.ts';
import type { FollowUpKind } from './follow-up-kinds.ts';
import type { Answers } from './form/field.ts';
import { type Standing, withAnswers } from './standing.ts';
import { rowTimes, type VaccineRow, vaccineRowRefusals } from './vaccine-row.ts';

/** Classes of causality that the committee gives (WHO 2013, section 4.5); minor events need none. */
export const causalityClasses = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'C', 'D'] as const;

export interface FollowUp {
  readonly kind: FollowUpKind;
  /** `answers`: what changed, for example the outcome; whether the form counts as filed with it. */
  readonly answers: Answers;
  readonly vaccines: readonly VaccineRow[] | null;
  readonly file: boolean;
  /** `case-id`: the number that SAFE-VAC gave. */
  readonly external_case_id: string;
  /** `closed`: class of causality. */
  readonly causality: string;
  readonly note: string;
  /** ISO 8601. */
  readonly captured_at: string;
}

/** The district's part: case id, investigation, closing of what is not minor. */
const officers: readonly string[] = ['District Administrator', 'Site Admin'];
/** Who may file the form; an ASHA notifies (section 4.2: ANM or MO). */
const filers: readonly string[] = ['Vaccinator', 'ANM', 'Supervisor', ...officers];

export const mayFile = (role: string): boolean => filers.includes(role);

/** May the role take the step? A minor event is closed by whoever may file. */
export function mayTake(kind: FollowUpKind, role: string, standing: Pick<Standing, 'category'>): boolean {
  if (kind === 'answers') return filers.includes(role) || role === 'ASHA';
  return officers.includes(role) || (kind === 'closed' && standing.category === 'minor' && mayFile(role));
}

type Outcome = { readonly refused: Refusals } | { readonly standing: Standing };

const refuse = (...refused: Refusal<RefusalCode>[]): Outcome => ({ refused });

/**
 * What a follow-up makes of a report: of another role AEFIRP0007, after the closing AEFIRP0005, out of its turn
 * AEFIRP0006, taken already AEFIRP0008, closed with an open outcome AEFIRP0004; answers as `answerRefusals`.
 */
export function followUp(standing: Standing, input: FollowUp, role: string): Outcome {
  if (!mayTake(input.kind, role, standing)) return refuse({ code: 'AEFIRP0007', path: 'kind' });
  if (standing.closed_at !== null) return refuse({ code: 'AEFIRP0005', path: 'report_id' });
  const note = input.note === '' ? undefined : checkRemark(input.note);
  if (note && !note.ok) return refuse({ ...note.refusal, path: 'note' });
  return takes[input.kind](standing, input, role);
}

const takes: Readonly<Record<FollowUpKind, (standing: Standing, input: FollowUp, role: string) => Outcome>> = {
  answers(standing, { answers, vaccines, file, captured_at }, role) {
    const next = withAnswers(standing, answers, vaccines);
    const files = file && mayFile(role);
    const stage = files || standing.filed_at !== null ? 'filing' : 'notice';
    const reportedAt = Date.parse(captured_at);
    const refused = [
      ...answerRefusals({ ...next.answers, ...unknownOf(answers, next) }, { stage, reportedAt }),
      ...vaccineRowRefusals(next.vaccines, stage, rowTimes(next.answers.vaccinated_at, reportedAt)),
    ];
    if (refused.length > 0) return { refused };
    return { standing: { ...next, filed_at: standing.filed_at ?? (files ? captured_at : null) } };
  },
  'case-id'(standing, { external_case_id, captured_at }) {
    if (standing.filed_at === null) {
      return refuse({ code: 'AEFIRP0006', path: 'kind', values: { step: 'crf' } });
    }
    if (external_case_id.trim() === '') return refuse({ code: 'FLDVAL0001', path: 'external_case_id' });
    if (!/^[\p{L}\p{N} ()/.-]{3,60}$/u.test(external_case_id)) {
      return refuse({ code: 'FLDVAL0003', path: 'external_case_id' });
    }
    const case_id_at = standing.case_id_at ?? captured_at;
    return { standing: { ...standing, external_case_id: external_case_id.trim(), case_id_at } };
  },
  investigated(standing, { captured_at }) {
    if (standing.filed_at === null) {
      return refuse({ code: 'AEFIRP0006', path: 'kind', values: { step: 'crf' } });
    }
    if (standing.investigated_at !== null) {
      return refuse({
        code: 'AEFIRP0008',
        path: 'kind',
        values: { date: dayInIndia(standing.investigated_at) },
      });
    }
    return { standing: { ...standing, investigated_at: captured_at } };
  },
  final(standing, { captured_at }) {
    if (standing.investigated_at === null) {
      return refuse({ code: 'AEFIRP0006', path: 'kind', values: { step: 'cif' } });
    }
    if (standing.final_at !== null) {
      return refuse({ code: 'AEFIRP0008', path: 'kind', values: { date: dayInIndia(standing.final_at) } });
    }
    return { standing: { ...standing, final_at: captured_at } };
  },
  closed(standing, { causality, captured_at }) {
    const outcome = String(standing.answers.outcome ?? '');
    if (openOutcomes.includes(outcome)) return refuse({ code: 'AEFIRP0004', path: 'kind' });
    const closed = { ...standing, closed_at: captured_at };
    if (standing.category === 'minor') return { standing: closed };
    if (standing.final_at === null) {
      return refuse({ code: 'AEFIRP0006', path: 'kind', values: { step: 'final-cif' } });
    }
    const known = (causalityClasses as readonly string[]).includes(causality);
    if (!known) return refuse({ code: causality === '' ? 'FLDVAL0001' : 'FLDVAL0029', path: 'causality' });
    return { standing: { ...closed, causality } };
  },
};

/** While the outcome is one of these, the story has not ended. */
const openOutcomes: readonly string[] = ['', 'still-hospitalised', 'recovering'];

/** Answers to fields that the form has not: dropped from the standing, but to be refused. */
function unknownOf(answers: Answers, next: Standing): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !(key in next.answers)));
}
