import type { RequestOf } from '@teeka/contract/call';
import { addVaccineDetails, caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import type { CivilDate } from '@teeka/domain/calendar';
import type { Refusal } from '@teeka/domain/refusal';
import { happenedOn } from '@teeka/domain/sessions';
import { isConsent } from '@teeka/domain/vaccinations';
import { subjectOf } from '../../../platform/outbox/chains.ts';
import type { Entry, Item, Outbox } from '../../../platform/outbox/index.ts';
import { type ReadyDose, type VisitFacts, visitEntries } from './entries.ts';
import type { Visit } from './visit.ts';

type CaseInput = RequestOf<typeof saveCaseDetails>;
type DosesInput = RequestOf<typeof addVaccineDetails>;

/** A visit of which a step was refused: its case, or its doses, and what waits behind. */
export interface MendedVisit {
  readonly item: Item;
  /** The refused case; null where that was accepted and its doses were not. */
  readonly care: (Item & { readonly input: CaseInput }) | null;
  readonly doses: (Item & { readonly input: DosesInput }) | null;
  readonly closing: Item | null;
}

/** The later steps of the visit of a refused one. */
export function waitingBehind({ input }: Item, items: readonly Item[]): readonly Item[] {
  const { visit } = subjectOf(input);
  return items.filter((one) => one.state === 'blocked' && subjectOf(one.input).visit === visit);
}

/** The refused visit that a screen was opened to correct; null for anything else. */
export function mendedVisit(item: Item | null | undefined, items: readonly Item[]): MendedVisit | null {
  if (item?.state !== 'refused') return null;
  const waiting = waitingBehind(item, items);
  const behind = (call: string) => waiting.find((one) => one.call === call) ?? null;
  const closing = behind(caseStatusUpdation.name);
  if (item.call === addVaccineDetails.name) {
    return { item, care: null, doses: item as MendedVisit['doses'], closing };
  }
  if (item.call !== saveCaseDetails.name) return null;
  const doses = behind(addVaccineDetails.name) as MendedVisit['doses'];
  return { item, care: item as MendedVisit['care'], doses, closing };
}

/** The visit as it was typed: the doses with their vials, the answers and the reasons. */
export function visitOf({ item, care, doses }: MendedVisit): Visit {
  const given = doses?.input.vaccine_details ?? [];
  const { answers = [], earlier_events = [] } = care?.input.screening ?? {};
  const agreed = answers.filter(({ answer }) => answer === 'yes');
  const yes = agreed.filter(({ question }) => !isConsent(question));
  const consents = agreed.filter(({ question }) => isConsent(question));
  const reasonsBy = <Row extends { readonly reason: string }>(rows: readonly Row[], key: (row: Row) => string) =>
    Object.fromEntries(rows.filter(({ reason }) => reason !== '').map((row) => [key(row), row.reason]));
  return {
    chosen: given.length > 0 ? given.map(({ dose_code }) => dose_code) : null,
    others: given.map(({ dose_code }) => dose_code),
    screened: answers.length > 0,
    yes: yes.map(({ question }) => question),
    consents: consents.map(({ question }) => question),
    reasons: reasonsBy(yes, ({ question }) => question),
    eventReasons: reasonsBy(earlier_events, ({ report_id }) => report_id),
    batches: Object.fromEntries(given.map(({ dose_code, batch_id }) => [dose_code, batch_id ?? ''])),
    mends: item.id,
    saved: null,
  };
}

/**
 * May a dose of a refused record have been drawn from this batch though it was stopped? Where the record names it, and
 * this phone knows of the stop, or the server has told.
 */
export const drawnDespite = (
  doses: { readonly refusals: readonly Refusal[]; readonly input: DosesInput } | null | undefined,
  { batch_id }: { readonly batch_id: string },
  isStopped: boolean,
): boolean =>
  doses?.input.vaccine_details.some(
    (dose, at) =>
      dose.batch_id === batch_id &&
      (isStopped ||
        doses.refusals.some(({ code, path }) => code === 'VACDOS0023' && path === `vaccine_details.${at}.batch_id`)),
  ) ?? false;

/** Refusals that say that the phone's clock was wrong. */
const ofClock = ['SESDAY0015', 'SCHEDU0003'];

/**
 * When the doses of a refused record were given and written down: that stays, also where it is corrected on a later day,
 * unless the clock of the phone was wrong. A day that is not the session's gives way to it.
 */
export function keptTimes<Now extends { readonly today: CivilDate; readonly capturedAt: string }>(
  doses: { readonly refusals: readonly Refusal[]; readonly input: DosesInput } | null,
  now: Now,
): Now {
  const first = doses?.input.vaccine_details.find(({ amounts }) => amounts?.elsewhere !== true);
  const codes = doses?.refusals.map(({ code }) => code) ?? [];
  if (!first || codes.some((code) => ofClock.includes(code))) return now;
  const today = codes.includes('VACDOS0024') ? now.today : first.given_on;
  return { ...now, today, capturedAt: first.captured_at };
}

/**
 * The day on which the doses of a visit are given, by which everything is offered and judged: that of its session where it
 * is typed later, and for a record that is corrected the day it names.
 */
export const dayOfVisit = (
  sessionDay: CivilDate,
  today: CivilDate,
  mended: { readonly doses: Parameters<typeof keptTimes>[0] } | null,
): CivilDate => keptTimes(mended?.doses ?? null, { today: happenedOn(sessionDay, today), capturedAt: '' }).today;

/** What becomes of a refused visit. */
export interface MendedWrites {
  /** What takes whose place, in the order in which it is written; null: that item is given up. */
  readonly steps: readonly { readonly id: string; readonly input: object | null }[];
  /** What is new. */
  readonly more: readonly Entry[];
}

/**
 * The corrected visit. What waits behind a refused case is written first: once the case itself waits again, it may be on
 * its way.
 */
export function mendedWrites(
  { care, doses, closing }: MendedVisit,
  given: readonly ReadyDose[],
  now: VisitFacts,
): MendedWrites {
  const refused = doses ?? care;
  const caseId = subjectOf(refused?.input).visit ?? now.caseId;
  const facts = { ...keptTimes(doses, now), caseId };
  const [opening, record, end] = visitEntries(given, facts);
  const { vaccine_details } = record.input as DosesInput;
  if (doses && !care) {
    return { steps: [{ id: doses.id, input: { ...doses.input, vaccine_details } }], more: [] };
  }
  const case_ = { ...(opening.input as CaseInput), session_id: care?.input.session_id ?? now.sessionId };
  const behind = doses ? [{ id: doses.id, input: { ...doses.input, vaccine_details } }] : [];
  return {
    steps: [...behind, ...(care ? [{ id: care.id, input: case_ }] : [])],
    more: [...(doses ? [] : [record]), ...(closing ? [] : [end])],
  };
}

/** Writes the corrected visit; answers the ids of its items. */
export async function writeMended(outbox: Outbox, { steps, more }: MendedWrites): Promise<string[]> {
  const ids: string[] = [];
  for (const { id, input } of steps) {
    if (input) ids.push(await outbox.replace(id, input));
    else await outbox.discard(id);
  }
  const fresh = more.length > 0 ? await outbox.enqueueAll(more) : [];
  return [...ids, ...fresh.map(({ id }) => id)];
}
