import type { RequestOf } from '@teeka/contract/call';
import { addVaccineDetails, caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import { addCaseEvent } from '@teeka/contract/cases/bites';
import { givesSomething } from '@teeka/domain/bites';
import { subjectOf } from '../../../platform/outbox/chains.ts';
import type { Entry, Item } from '../../../platform/outbox/index.ts';
import { keptTimes, type MendedWrites, waitingBehind } from '../visit/mended.ts';
import { type BiteDraft, type BiteKind, newDraft } from './draft.ts';
import { type BiteSave, biteEntries, type SaveFacts } from './entries.ts';

type Of<Input> = Item & { readonly input: Input };
type CaseItem = Of<RequestOf<typeof saveCaseDetails>>;
type DosesItem = Of<RequestOf<typeof addVaccineDetails>>;
type EventItem = Of<RequestOf<typeof addCaseEvent>>;
type ClosingItem = Of<RequestOf<typeof caseStatusUpdation>>;

/** A visit for a bite of which a step was refused: its case, or its doses, and what waits behind. */
export interface MendedBite {
  readonly item: Item;
  /** The refused case; null where that was accepted and its doses were not. */
  readonly care: CaseItem | null;
  readonly doses: DosesItem | null;
  readonly events: readonly EventItem[];
  readonly closing: ClosingItem | null;
}

/** The refused visit that a screen was opened to correct; null for anything else. */
export function mendedBiteVisit(item: Item | null | undefined, items: readonly Item[]): MendedBite | null {
  if (item?.state !== 'refused') return null;
  if (item.call === addVaccineDetails.name) {
    return { item, care: null, doses: item as DosesItem, events: [], closing: null };
  }
  if (item.call !== saveCaseDetails.name) return null;
  const behind = waitingBehind(item, items);
  const of = (call: string) => behind.filter((one) => one.call === call);
  return {
    item,
    care: item as CaseItem,
    doses: (of(addVaccineDetails.name)[0] ?? null) as DosesItem | null,
    events: of(addCaseEvent.name) as EventItem[],
    closing: (of(caseStatusUpdation.name)[0] ?? null) as ClosingItem | null,
  };
}

const kindOfDose: Readonly<Record<string, BiteKind>> = { ASV: 'snake', SAV: 'scorpion' };

function kindOf({ care, doses }: MendedBite): BiteKind {
  const { rabies = null, venom = null } = care?.input.bite ?? {};
  if (rabies) return rabies.purpose === 'prevention' ? 'prevention' : 'bite';
  if (venom) return venom.creature;
  return kindOfDose[doses?.input.vaccine_details[0]?.dose_code ?? ''] ?? 'bite';
}

/** What ends by itself is not chosen: the last dose of a course, and a bite that needs wound care only. */
function closingOf({ closing, care }: MendedBite): string {
  if (!closing) return '';
  const { status, reason = '' } = closing.input;
  if (status === 2) return care?.input.bite?.case_type === 'venom' ? 'completed' : '';
  return reason === 'wound-care-only' ? '' : reason;
}

/** The visit as it was typed. */
export function draftOf(mended: MendedBite): BiteDraft {
  const { item, care, doses, events } = mended;
  const { rabies = null, venom = null } = care?.input.bite ?? {};
  const given = doses?.input.vaccine_details ?? [];
  const rigs = given.filter(({ dose_code }) => dose_code === 'RIG');
  const rig = rigs.find(({ amounts }) => amounts?.elsewhere !== true);
  const theirs = rigs.find(({ amounts }) => amounts?.elsewhere === true);
  const weight = rabies?.weight_kg ?? venom?.weight_kg ?? null;
  const infiltrated = rig?.amounts?.infiltrated_ml ?? null;
  return {
    ...newDraft,
    kind: kindOf(mended),
    rabies: rabies ?? newDraft.rabies,
    venom: venom ?? newDraft.venom,
    weight: weight === null ? '' : String(weight),
    rigType: rig?.amounts?.rig_type ?? newDraft.rigType,
    rigToday: given.length === 0 ? null : rig !== undefined,
    infiltrated: infiltrated === null ? '' : String(infiltrated),
    rigElsewhere: theirs
      ? {
          on: theirs.given_on,
          type: theirs.amounts?.rig_type ?? '',
          place: theirs.amounts?.facility ?? '',
          paper: theirs.amounts?.paper === true,
        }
      : null,
    batches: Object.fromEntries(given.flatMap(({ dose_code, batch_id }) => (batch_id ? [[dose_code, batch_id]] : []))),
    earlierDays: given
      .filter(({ dose_code, amounts }) => dose_code === 'ARV' && amounts?.elsewhere === true)
      .map(({ day_of_dose, given_on }) => ({ day: day_of_dose ?? 0, on: given_on })),
    onlyPaper: care === null && given.length > 0 && !givesSomething(given),
    events: events.map(({ input }) => input.event),
    antivenom: given.flatMap(({ dose_code, amounts, captured_at, batch_id }) =>
      dose_code === 'ASV' || dose_code === 'SAV'
        ? [
            {
              code: dose_code,
              vials: amounts?.vials ?? 1,
              batchId: batch_id ?? '',
              startedAt: amounts?.started_at ?? captured_at,
              endedAt: amounts?.ended_at ?? null,
            } as const,
          ]
        : [],
    ),
    closing: closingOf(mended),
    mends: item.id,
  };
}

/**
 * The corrected visit. Where the person has an open case of the kind already, the doses and events go into that one, and
 * the refused case is given up. What waits behind a refused case is written before the case: once that waits again, it
 * may be on its way.
 */
export function mendedBiteWrites(
  { care, doses, events, closing }: MendedBite,
  { draft, save }: { readonly draft: BiteDraft; readonly save: BiteSave },
  now: SaveFacts,
): MendedWrites {
  const old = subjectOf((care ?? doses)?.input).visit;
  const caseId = save.care?.case_id ?? old ?? now.caseId;
  const entries = biteEntries(draft, save, { ...keptTimes(doses, now), caseId });
  const inputOf = (call: string) => entries.find((entry) => entry.call.name === call)?.input as object | undefined;
  const record = inputOf(addVaccineDetails.name);
  if (doses && !care) {
    const input = { ...doses.input, case_id: caseId, ...(record ? pick(record) : {}) };
    return { steps: [{ id: doses.id, input }], more: [] };
  }
  const waiting = new Map<unknown, Item>(
    [doses, closing].flatMap((item) => (item ? [[item.call, item] as const] : [])),
  );
  for (const item of events) waiting.set(item.input.event.event_id, item);
  const steps: { id: string; input: object | null }[] = [];
  const more: Entry[] = [];
  for (const entry of entries) {
    const { call, input } = entry;
    if (call === saveCaseDetails) continue;
    const { event } = input as { readonly event?: { readonly event_id: string } };
    const key = event?.event_id ?? call.name;
    const item = waiting.get(key);
    waiting.delete(key);
    if (item) steps.push({ id: item.id, input: input as object });
    else more.push(entry);
  }
  for (const { id } of waiting.values()) steps.push({ id, input: null });
  if (care) steps.push({ id: care.id, input: openingOf(care, inputOf(saveCaseDetails.name), doses) });
  return { steps, more };
}

/** The case itself: opened when it was first written down. Null where another case takes its place. */
function openingOf({ input }: CaseItem, corrected: object | undefined, doses: DosesItem | null): object | null {
  const { session_id, captured_at } = input;
  return corrected ? { ...corrected, session_id, ...(doses ? {} : { captured_at }) } : null;
}

const pick = (record: object): object => ({
  vaccine_details: (record as RequestOf<typeof addVaccineDetails>).vaccine_details,
});
