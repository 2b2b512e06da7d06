import { saveCaseDetails } from '@teeka/contract/cases';
import type { BiteCase } from '@teeka/contract/cases/bite-shapes';
import { useToday } from '../../../../../platform/clock/clock.ts';
import { useForm } from '../../../../../records/forms/use-form.ts';
import { useDraft, usePerson, useSession, useView } from '../../../../../records/workday/index.ts';
import { type Corrected, dayOfVisit } from '../../../visit/corrected.ts';
import { afterSaving, type BiteDraft, newDraft } from '../draft.ts';
import { earlierOnRecord, rigSince } from '../on-record.ts';
import { adviceOf, courseWith, kindOf, openCaseOf, paperDays, rigOf, rigPlan } from '../visit.ts';
import { type BitePlace, bitePath, isVenomKind } from './bite-steps.ts';

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
  const meta = view?.rows.meta;
  const form = useForm<BiteDraft>({
    place: `${bitePath('case', { beneficiaryId, sessionId })}#bite`,
    empty: newDraft,
    fields: [],
    keptAs: `bite/${beneficiaryId}/${sessionId}`,
    named: () => [],
  });
  const { value: kept, opened } = form;
  const [lastUsed, remember] = useDraft(`vials/${meta?.session_site_id ?? ''}/${now}`, noBatches);
  if (!view || !person || !session || !meta || !form.ready || lastUsed === null) return null;
  // A draft of an earlier version of the app may lack a field.
  const draft = { ...newDraft, ...(restart && kept.saved ? afterSaving(kept) : kept) };
  const mended: Corrected | null = opened && { refusals: opened.item.refusals, sent: opened.value.sent };
  // Doses that wait behind a refused case are not given yet where that case is corrected.
  const corrected = form.corrected.map(({ id }) => id);
  const doses = person.doses.filter(({ item_id }) => item_id === null || !corrected.includes(item_id));
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
    at: { beneficiaryId, sessionId },
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
    /** The refused visit that is corrected, and how it was opened. */
    mended,
    typed: opened?.value ?? null,
    /** It is the case itself that was refused. */
    opensCase: opened?.item.call === saveCaseDetails.name,
    save: form.save,
    busy: form.busy,
    /** The day of a course's session is over: what was given is typed, nothing is about to be given. */
    isTyped: kind !== null && today < now,
    draft: { ...draft, kind, earlierDays: paperDays(draft, course?.regimen) },
    rig: rigOf(draft, cases, { care, today, elsewhere: rigSince(doses, bittenOn) }),
    onRecord: earlierOnRecord(cases, doses),
    plan: rigPlan(draft, care),
    change: form.put,
    edit: (more: Partial<BiteDraft>) => void form.put({ ...draft, ...more }),
    lastUsed,
    remember,
  };
}

export type OpenBite = NonNullable<ReturnType<typeof useBiteVisit>>;
