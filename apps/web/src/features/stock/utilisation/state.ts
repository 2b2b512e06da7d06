import type { InputOf } from '@teeka/contract/call';
import { receiveBatch, saveUtilisation } from '@teeka/contract/stock';
import { dayInIndia } from '@teeka/domain/calendar';
import type { Refusal } from '@teeka/domain/refusal';
import {
  type CarriedVials,
  changedLine,
  type DosesOfBatch,
  differences,
  type GivenDoses,
  knownOfLine,
  lineKey,
  proposedLines,
  type ReceivedVials,
  reportRefusals,
  stillUsable,
  type UtilisationLine,
} from '@teeka/domain/stock';
import { type Item, isUnsettled } from '../../../platform/outbox/item.ts';

/** A session's count as it is typed: only lines that were touched, by vaccine and batch. */
export interface CountDraft {
  readonly lines: Readonly<Record<string, UtilisationLine>>;
  /** Lines that are in no proposal: a vaccine that was opened for nobody. */
  readonly added: readonly UtilisationLine[];
  /** Part vials of earlier sessions, by vaccine and batch, that were taken along though nobody was given of them. */
  readonly taken?: readonly string[];
  /** None while nobody typed one. */
  readonly correction_reason?: string;
}
export const emptyCount: CountDraft = { lines: {}, added: [] };

/** Where a session's vials are counted, and where its end goes that waits for them. */
export const countPlace = (session: string) => `/session/${session}/utilisation#count` as const;
export const endPlace = (session: string) => `/session/${session}/utilisation#end` as const;

/** The count as it is sent, with every line as it stood. */
export const asCounted = (draft: CountDraft, lines: readonly UtilisationLine[]): CountDraft => ({
  ...draft,
  lines: Object.fromEntries(lines.map((line) => [lineKey(line), line])),
  added: lines,
});

/** The latest count of a session that this phone made, whatever became of it; refused ones wait to be corrected. */
export function countHere(items: readonly Item[], session_id: string): Item | undefined {
  return items.findLast(
    (item) => item.call === saveUtilisation.name && (item.input as { session_id?: string }).session_id === session_id,
  );
}

const linesOfItem = (item: Item | undefined): readonly UtilisationLine[] =>
  item ? (item.input as InputOf<typeof saveUtilisation>).lines : [];

/** What was on record when those lines were counted. */
export const recordedIn = (lines: readonly UtilisationLine[]): readonly DosesOfBatch[] =>
  lines.map(({ material_id, batch_number, doses_recorded: doses }) => ({ material_id, batch_number, doses }));

/** What this phone knows of a session's count before it is counted again. */
interface KnownCount {
  /** The latest count that this phone made. */
  readonly local: Item | undefined;
  /** The count that holds, as the server answered; null: nobody counted, or the server was not asked. */
  readonly report: { readonly lines: readonly UtilisationLine[] } | null;
  /** The same, as this phone knows it without asking. */
  readonly counted: readonly DosesOfBatch[];
  readonly given: readonly DosesOfBatch[];
  /** The refused count that is corrected has to say why. */
  readonly reasonRequired: boolean;
}

/**
 * The count before the one that is made now: the lines to begin with, where doses came or went since (that is why it is
 * counted again), and whether it corrects one with the doses as they were, which has to say why. An own count that the
 * server has is one of several: its lines serve only where the server is not asked and the pack agrees.
 */
export function countBefore({ local, report, counted, given, reasonRequired }: KnownCount) {
  const own = linesOfItem(local);
  const waiting = local && local.state !== 'refused' && isUnsettled(local) ? own : undefined;
  const agrees = local?.state === 'done' && differences(recordedIn(own), counted).length === 0;
  const known = report?.lines ?? (agrees ? own : undefined);
  const current = waiting ?? known;
  const before = current ? recordedIn(current) : counted;
  const isCounted = current !== undefined || before.length > 0;
  const changed = isCounted ? differences(given, before) : [];
  const isCorrection = reasonRequired || (isCounted && changed.length === 0);
  return { earlier: waiting ?? known ?? [], changed, isCorrection };
}

/** A refused count says why where the server asked for that, or where it was typed already. */
export const asksWhy = (
  refused: { readonly refusals: readonly Refusal[]; readonly draft: CountDraft } | null,
): boolean =>
  refused !== null &&
  (refused.refusals.some(({ code }) => code === 'VACUTI0012') || (refused.draft.correction_reason ?? '') !== '');

export interface Sources {
  readonly given: readonly GivenDoses[];
  readonly carried: readonly CarriedVials[];
  /** Lines of an earlier count, which the new one begins with. */
  readonly earlier: readonly UtilisationLine[];
  readonly on: string;
  readonly codeOf: (material_id: number) => string;
  readonly sizesOf?: (material_id: number) => readonly number[];
  readonly received?: readonly ReceivedVials[];
}

/** What is known of a line beside what is counted. */
export const knownOf = (line: UtilisationLine, sources: Sources) =>
  knownOfLine(line, stillUsable(sources.carried, sources), sources);

/** A line with the doses as they stand now; doses given that nobody typed follow them, and what is computed from them. */
const standing = (line: UtilisationLine, doses_recorded: number, sources: Sources): UtilisationLine =>
  changedLine(
    line,
    { doses_recorded, doses_given: line.doses_given === line.doses_recorded ? doses_recorded : line.doses_given },
    knownOf(line, sources),
  );

/** Vials that this phone took into the stock of a site on a day. */
export function receivedHere(
  items: readonly Item[],
  of: { readonly session_site_id: string; readonly on: string },
): readonly ReceivedVials[] {
  return items.flatMap(({ call, state, input }) => {
    if (call !== receiveBatch.name || state === 'refused') return [];
    const { session_site_id, captured_at, material_id, batch_number, vials } = input as InputOf<typeof receiveBatch>;
    const isHere = session_site_id === of.session_site_id && dayInIndia(captured_at) === of.on;
    return isHere ? [{ material_id, batch_number, vials }] : [];
  });
}

/**
 * Part vials that the site had and of which nobody was given: unless they are said to have been taken along they lie
 * where they were (domain/stock `carriedOn`), and there is nothing to count.
 */
export function leftBehind(draft: CountDraft, sources: Sources): readonly CarriedVials[] {
  const counted = new Set(linesOf(draft, sources).map(lineKey));
  return stillUsable(sources.carried, sources).filter((vials) => !counted.has(lineKey(vials)));
}

/** The draft with a line taken off again: its vials were not taken along, or it was added by mistake. */
export function without(draft: CountDraft, key: string): CountDraft {
  const { [key]: _, ...lines } = draft.lines;
  const added = draft.added.filter((line) => lineKey(line) !== key);
  return { ...draft, lines, added, taken: (draft.taken ?? []).filter((one) => one !== key) };
}

/** The lines of the count: proposed from the doses, over them what was counted before, over that what is typed now. */
export function linesOf(draft: CountDraft, sources: Sources): readonly UtilisationLine[] {
  const { given, carried, earlier } = sources;
  const taken = new Set(draft.taken);
  const proposed = proposedLines(given, carried, sources).filter(
    (line) => line.doses_recorded > 0 || taken.has(lineKey(line)),
  );
  const byKey = new Map(proposed.map((line) => [lineKey(line), line]));
  for (const line of earlier) {
    const fresh = byKey.get(lineKey(line));
    byKey.set(lineKey(line), standing(line, fresh?.doses_recorded ?? 0, sources));
  }
  for (const line of draft.added) byKey.set(lineKey(line), byKey.get(lineKey(line)) ?? line);
  return [...byKey].map(([key, line]) => {
    const typed = draft.lines[key];
    return typed ? standing(typed, line.doses_recorded, sources) : line;
  });
}

/** What stands in the way of saving. */
export function wrongInCount(
  lines: readonly UtilisationLine[],
  of: {
    readonly on: string;
    readonly vaccines: ReadonlyMap<number, string>;
    readonly correction: string | null;
  },
): readonly Refusal[] {
  return reportRefusals(
    { lines, correction_reason: (of.correction ?? '').trim() },
    { on: of.on, vaccines: of.vaccines, isCorrection: of.correction !== null },
  );
}
