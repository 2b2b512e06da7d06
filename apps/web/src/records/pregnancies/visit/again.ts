import type { Answer, Answers } from '@teeka/domain/forms';
import {
  actRefusals,
  type JudgedBeside,
  type Pregnancy,
  type PregnancyAct,
  readPregnancy,
} from '@teeka/domain/pregnancy';
import type { VisitDraft } from './draft.ts';

/** A visit as it is on record. */
interface OnRecord {
  readonly event_id: string;
  readonly facts: Answers;
}

/**
 * The form as the visit was written, so that only what was wrong is typed. What was typed for another visit of that day, and
 * turns out to be this one, stays.
 */
export const writtenAgain = (draft: VisitDraft, { event_id, facts }: OnRecord): VisitDraft => ({
  ...draft,
  step: 'how',
  facts: { ...facts, ...draft.facts },
  again: event_id,
});

/** A visit of its own after all: what was typed beside the other one stays. */
export function notAgain({ again: _, ...draft }: VisitDraft, { facts }: OnRecord): VisitDraft {
  const typed = Object.entries(draft.facts).filter(([key, value]) => !isSame(value, facts[key]));
  return { ...draft, step: 'how', facts: Object.fromEntries(typed) };
}

const isSame = (one: Answer | undefined, other: Answer | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A pregnancy as it is without a visit. */
export function withoutVisit(pregnancy: Pregnancy, event_id: string): Pregnancy {
  const others = pregnancy.events.filter((event) => event.event_id !== event_id);
  return readPregnancy(pregnancy.pregnancy_number, others) ?? pregnancy;
}

/** What takes the visit back, saved together with what is written in its place. */
export const takingBack = (event_id: string, visit: string, reason: string): PregnancyAct => ({
  event_id,
  kind: 'withdrawal',
  facts: { event: visit, reason },
  births: [],
});

/** Who wrote it does so within a day; what was taken back already is none. */
export const mayWriteAgain = ({ event_id }: Pick<OnRecord, 'event_id'>, beside: JudgedBeside): boolean =>
  actRefusals(takingBack('again', event_id, 'written again'), beside).length === 0;
