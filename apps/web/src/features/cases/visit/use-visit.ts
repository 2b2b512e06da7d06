import type { Dose } from '@teeka/contract/cases';
import type { CivilDate } from '@teeka/domain/calendar';
import { useToday } from '../../../platform/clock/clock.ts';
import type { Entry } from '../../../platform/outbox/index.ts';
import type { FormName } from '../../../records/forms/forms.ts';
import { useForm } from '../../../records/forms/use-form.ts';
import { useDraft, usePerson, useSession, useView } from '../../../records/workday/index.ts';
import { type Corrected, dayOfVisit, type Sent, sentOf } from './corrected.ts';
import { stepPath, type VisitPlace } from './steps.ts';

/** What of a visit was saved; what is left out an earlier version of the app did not keep. */
export interface SavedVisit {
  /** The outbox items under which it was saved. */
  readonly items: readonly string[];
  readonly caseId?: string;
  /** Codes of its doses. */
  readonly doses?: readonly string[];
  /** When its doses were captured, ISO 8601. */
  readonly at?: string;
}

/** A visit as chosen so far, of whichever plan: kept as a draft until it is saved. */
export interface VisitDraft {
  /** What of it was sent; nothing before it is saved. */
  readonly sent?: Sent | null;
  /** Set once the visit is over. */
  readonly saved: SavedVisit | null;
}

/** With what a visit is written down. */
export interface SaveFacts extends VisitPlace {
  readonly caseId: string;
  readonly today: CivilDate;
  /** Instant of saving, ISO 8601: the capture time of every dose. */
  readonly capturedAt: string;
  /** When the case was written down first, where that was refused. */
  readonly openedAt?: string;
  readonly newId: () => string;
}

/** A visit as it is written down; a plan without doses leaves them and the vials out. */
export interface Recorded<D> {
  readonly doses?: readonly Dose[];
  /** The writes, saved together. */
  readonly entries: readonly Entry[];
  /** The draft that is kept beside them, to be opened again. */
  readonly draft: D;
  /** The vials that were in hand, for the next person. */
  readonly vials?: Readonly<Record<string, string>>;
}

interface Form<D> {
  readonly name: FormName;
  readonly empty: D;
  /** What stays of a visit that is over. */
  readonly afterwards: (draft: D) => D;
  /** A visit that is saved is not taken up again: what follows is a new one. */
  readonly restart: boolean;
}

const noBatches: Readonly<Record<string, string>> = {};

/** One person's visit to one session: who it is, what was chosen so far, and how to go on choosing. */
export function useVisit<D extends VisitDraft>(at: VisitPlace, { name, empty, afterwards, restart }: Form<D>) {
  const now = useToday();
  const view = useView();
  const person = usePerson(at.beneficiaryId);
  const session = useSession(at.sessionId);
  const meta = view?.rows.meta;
  const form = useForm<D>({
    place: `${stepPath('case', at)}#${name}`,
    empty,
    fields: [],
    keptAs: `${name}/${at.beneficiaryId}/${at.sessionId}`,
    named: () => [],
  });
  const { value: kept, opened, put } = form;
  const [lastUsed, remember] = useDraft(`vials/${meta?.session_site_id ?? ''}/${now}`, noBatches);
  if (!person || !session || !meta || !form.ready || lastUsed === null) return null;
  // A draft of an earlier version of the app may lack a field.
  const draft: D = { ...empty, ...(restart && kept.saved ? afterwards(kept) : kept) };
  const corrected: Corrected | null = opened && {
    refusals: opened.item.refusals,
    sent: opened.value.sent ?? null,
  };
  const today: CivilDate = dayOfVisit(session.session.date_of_session, now, corrected);
  /** Puts on this phone what is written down; the draft tells whether it was. */
  const keep = async ({ doses: given = [], ...recorded }: Recorded<D>, facts: SaveFacts) => {
    const { caseId, capturedAt } = facts;
    const doses = given.map(({ dose_code }) => dose_code);
    const saved = await form.save(recorded.entries, {
      as: { ...recorded.draft, sent: sentOf(given, facts) },
      stays: (items) => ({ ...draft, saved: { items: items.map(({ id }) => id), caseId, doses, at: capturedAt } }),
    });
    if (saved && recorded.vials) await remember({ ...lastUsed, ...recorded.vials });
  };
  const lines = Object.values(session.lists).flat();
  return {
    at,
    /** The day of the visit, by which everything is offered and judged. */
    today,
    /** That day is over: what was given is typed, nothing is about to be given. */
    isTyped: today < now,
    person,
    session,
    meta,
    entry: lines.find((line) => line.entry.beneficiary_id === at.beneficiaryId),
    draft,
    /** The refused visit that is corrected, what was refused of it, and how it was opened. */
    corrected,
    refusedCall: opened?.item.call ?? null,
    typed: opened?.value ?? null,
    /** The items that are corrected with it: what they hold is not given yet. */
    correctedItems: form.corrected.map(({ id }) => id),
    change: put,
    edit: (more: Partial<D>) => void put({ ...draft, ...more }),
    leave: () => put(afterwards(draft)),
    save: form.save,
    keep,
    busy: form.busy,
    /** The batches last used or confirmed today at this site, and how to confirm more. */
    lastUsed,
    takeVials: (vials: Readonly<Record<string, string>>) => remember({ ...lastUsed, ...vials }),
  };
}

export type OpenVisit<D extends VisitDraft> = NonNullable<ReturnType<typeof useVisit<D>>>;
