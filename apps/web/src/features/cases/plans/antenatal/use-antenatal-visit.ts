import type { Answer } from '@teeka/domain/forms';
import type { Pregnancy } from '@teeka/domain/pregnancy';
import type { Refusal } from '@teeka/domain/refusal';
import { now } from '../../../../platform/clock/index.ts';
import { refusalWords } from '../../../../platform/language/index.ts';
import { currentUser } from '../../../../platform/sign-in/index.ts';
import { judgedHere, womanOf } from '../../../../records/pregnancies/judged-here.ts';
import { currentPregnancy, pregnanciesOf } from '../../../../records/pregnancies/pregnancies-of.ts';
import { type FilledVisit, filledVisit, visitRefusals } from '../../../../records/pregnancies/visit/acts.ts';
import { stepOfPath, type VisitStep, visitSteps } from '../../../../records/pregnancies/visit/steps.ts';
import { useVisitWords } from '../../../../records/pregnancies/visit/use-visit-words.ts';
import type { VisitPlace } from '../../visit/steps.ts';
import { useVisit } from '../../visit/use-visit.ts';
import { type AntenatalDraft, newAntenatal } from './draft.ts';
import { fieldRefused } from './refused.ts';

/** What is written of her visit, beside her pregnancy, and what is wrong with it. */
export interface Written {
  readonly pregnancy: Pregnancy;
  readonly others: readonly Pregnancy[];
  readonly filled: FilledVisit;
  readonly problems: readonly Refusal[];
}

/** Steps that are pages of questions: the summary is a page of the flow. */
export const questionSteps = visitSteps.filter((step): step is Exclude<VisitStep, 'summary'> => step !== 'summary');

/** An antenatal visit of a woman to a session: her pregnancy, and what is written down so far. */
export function useAntenatalVisit(at: VisitPlace, restart: boolean) {
  const { riskReason, referralReason } = useVisitWords();
  const visit = useVisit<AntenatalDraft>(at, {
    name: 'antenatal-visit',
    empty: newAntenatal,
    afterwards: () => newAntenatal,
    restart,
  });
  if (!visit) return null;
  const { draft, person, today, meta, corrected, typed } = visit;
  const record = person.record;
  const known = record ? pregnanciesOf(record) : [];
  const pregnancy = currentPregnancy(known);
  const user = currentUser();

  function written(): Written | null {
    if (!record || !pregnancy) return null;
    const others = known.filter((one) => one !== pregnancy);
    const her = { pregnancy, others, woman: womanOf(record), today };
    const beside = judgedHere(her, { user_id: user?.user_id ?? '', at: now() });
    // A visit at a session is of its day.
    const ofDay = { ...draft, facts: { ...draft.facts, visited_on: today } };
    const filled = filledVisit(ofDay, beside, {
      riskReason,
      referralReason,
      facility: meta.site.facilty_name,
      identifiedBy: user?.role === 'ANM' ? 'ANM' : undefined,
    });
    return { pregnancy, others, filled, problems: visitRefusals(filled, beside) };
  }

  const of = written();
  const answered = (field: string | undefined): string =>
    JSON.stringify(field === undefined ? null : valueAt(draft, field));
  /** What the server refused and nobody has changed since. */
  const stillRefused = (corrected?.refusals ?? []).filter((refusal) => {
    const field = fieldRefused(refusal);
    return field === undefined || !typed || answered(field) === JSON.stringify(valueAt(typed, field));
  });
  const errorOf = (field: string): string | undefined => {
    const found =
      (draft.shown ? of?.problems : undefined)?.find(({ path }) => path === field) ??
      stillRefused.find((refusal) => fieldRefused(refusal) === field);
    return found && refusalWords(found);
  };
  const step = questionSteps.find((one) => one === draft.step) ?? 'given';
  return {
    ...visit,
    of,
    step,
    errorOf,
    /** What the server refused beside the fields. */
    general: [...new Set(stillRefused.filter((one) => fieldRefused(one) === undefined).map(refusalWords))],
    /** What of a step is wrong. */
    wrongIn: (one: VisitStep) => (of?.problems ?? []).filter(({ path }) => stepOfPath(path) === one),
    answer: (key: string, value: Answer) => visit.edit({ facts: { ...draft.facts, [key]: value } }),
    /** A visit of this day is on record, of whichever way it was written down. */
    isOver: !draft.saved && !corrected && (pregnancy?.visits.some(({ on }) => on === today) ?? false),
  };
}

export type AntenatalVisit = NonNullable<ReturnType<typeof useAntenatalVisit>>;

/** What was typed in a field of the form. */
function valueAt({ facts, referral, riskReason }: AntenatalDraft, field: string): Answer | null {
  const [part, key] = field.split('.');
  if (key === undefined) return facts[field] ?? null;
  return part === 'referral' ? (referral[key] ?? null) : riskReason;
}
