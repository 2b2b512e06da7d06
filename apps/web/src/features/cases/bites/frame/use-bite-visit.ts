import type { BiteCase } from '@teeka/contract/cases/bite-shapes';
import { useToday } from '../../../../platform/clock/clock.ts';
import { useDraft, useItems, usePerson, useSession, useView } from '../../../../records/workday/index.ts';
import { dayOfVisit } from '../../visit/mended.ts';
import { afterSaving, type BiteDraft, newDraft } from '../draft.ts';
import { mendedBiteVisit } from '../mended-visit.ts';
import { earlierOnRecord, rigSince } from '../on-record.ts';
import { adviceOf, courseWith, kindOf, openCaseOf, paperDays, rigOf, rigPlan } from '../visit.ts';
import { type BitePlace, isVenomKind } from './bite-steps.ts';

const noBatches: Readonly<Record<string, string>> = {};
const noCases: readonly BiteCase[] = [];

/**
 * One person's visit to a clinic for bites: the case it goes on with, where that stands, and what is chosen so far.
 * With `restart` a visit that is saved is not taken up again.
 */
export function useBiteVisit({ beneficiaryId, sessionId }: BitePlace, restart: boolean) {
  const now = useToday();
  const view = useView();
  const person = usePerson(beneficiaryId);
  const session = useSession(sessionId);
  const items = useItems();
  const meta = view?.rows.meta;
  const [kept, change] = useDraft<BiteDraft>(`bite/${beneficiaryId}/${sessionId}`, newDraft);
  const [lastUsed, remember] = useDraft(`vials/${meta?.session_site_id ?? ''}/${now}`, noBatches);
  if (!view || !person || !session || !meta || kept === null || lastUsed === null) return null;
  // A draft of an earlier version of the app may lack a field.
  const draft = { ...newDraft, ...(restart && kept.saved ? afterSaving(kept) : kept) };
  const mended = mendedBiteVisit(
    items.find(({ id }) => id === draft.mends),
    items,
  );
  // Doses that wait behind a refused case are not given yet where that case is corrected.
  const corrected = mended?.doses?.id;
  const doses = person.doses.filter(({ item_id }) => item_id === null || item_id !== corrected);
  const cases = person.record?.bite_cases ?? noCases;
  const saved = draft.saved;
  const { sameBite } = draft;
  const care = saved
    ? cases.find(({ case_id }) => case_id === saved.caseId)
    : openCaseOf(cases, draft.kind, { sameBite, today: now });
  const kind = care ? kindOf(care) : draft.kind;
  // What was done for a snake bite carries its hour; a course goes by days.
  const today = isVenomKind(kind) ? now : dayOfVisit(session.session.date_of_session, now, mended);
  const advice =
    kind === 'bite' || kind === 'prevention' ? adviceOf(care?.details.rabies ?? draft.rabies, today) : undefined;
  const course = kind === 'bite' || kind === 'prevention' ? courseWith(draft, care, today) : undefined;
  const bittenOn = (care?.details.rabies ?? draft.rabies).bitten_on;
  const entry = Object.values(session.lists)
    .flat()
    .find((line) => line.entry.beneficiary_id === beneficiaryId);
  return {
    today,
    person,
    session,
    meta,
    entry,
    cases,
    care,
    kind,
    advice,
    course,
    mended,
    /** The day of a course's session is over: what was given is typed, nothing is about to be given. */
    isTyped: kind !== null && today < now,
    draft: { ...draft, kind, earlierDays: paperDays(draft, course?.regimen) },
    rig: rigOf(draft, cases, { care, today, elsewhere: rigSince(doses, bittenOn) }),
    onRecord: earlierOnRecord(cases, doses),
    plan: rigPlan(draft, care),
    change,
    edit: (more: Partial<BiteDraft>) => void change({ ...draft, ...more }),
    lastUsed,
    remember,
  };
}

export type OpenBite = NonNullable<ReturnType<typeof useBiteVisit>>;
