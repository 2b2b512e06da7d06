import type { InputOf } from '@teeka/contract/call';
import { saveUtilisation } from '@teeka/contract/stock';
import type { Refusal } from '@teeka/domain/refusal';
import {
  type CarriedVials,
  type DosesOfBatch,
  type GivenDoses,
  lineKey,
  proposedLines,
  reportRefusals,
  type UtilisationLine,
} from '@teeka/domain/stock';
import type { Item } from '../../../platform/outbox/index.ts';

/** A session's count as it is typed: only lines that were touched, by vaccine and batch. */
export interface CountDraft {
  readonly lines: Readonly<Record<string, UtilisationLine>>;
  /** Lines that are in no proposal: a vaccine that was opened for nobody. */
  readonly added: readonly UtilisationLine[];
  readonly correction_reason: string;
}
export const emptyCount: CountDraft = { lines: {}, added: [], correction_reason: '' };

/** The latest count of a session that this phone made, whatever became of it; refused ones wait to be corrected. */
export function countHere(items: readonly Item[], session_id: string): Item | undefined {
  return items.findLast(
    (item) =>
      item.call === saveUtilisation.name && (item.input as { session_id?: string }).session_id === session_id,
  );
}

export const linesOfItem = (item: Item | undefined): readonly UtilisationLine[] =>
  item ? (item.input as InputOf<typeof saveUtilisation>).lines : [];

/** What was on record when those lines were counted. */
export const recordedIn = (lines: readonly UtilisationLine[]): readonly DosesOfBatch[] =>
  lines.map(({ material_id, batch_number, doses_recorded: doses }) => ({ material_id, batch_number, doses }));

/** A line with the doses as they stand now; doses given that nobody typed follow them. */
const standing = (line: UtilisationLine, doses_recorded: number): UtilisationLine => ({
  ...line,
  doses_recorded,
  doses_given: line.doses_given === line.doses_recorded ? doses_recorded : line.doses_given,
});

interface Sources {
  readonly given: readonly GivenDoses[];
  readonly carried: readonly CarriedVials[];
  /** Lines of an earlier count, which the new one begins with. */
  readonly earlier: readonly UtilisationLine[];
  readonly on: string;
  readonly codeOf: (material_id: number) => string;
}

/** The lines of the count: proposed from the doses, over them what was counted before, over that what is typed now. */
export function linesOf(draft: CountDraft, sources: Sources): readonly UtilisationLine[] {
  const { given, carried, earlier, on, codeOf } = sources;
  const proposed = proposedLines(given, carried, { on, codeOf });
  const byKey = new Map(proposed.map((line) => [lineKey(line), line]));
  for (const line of earlier) {
    const fresh = byKey.get(lineKey(line));
    byKey.set(lineKey(line), standing(line, fresh?.doses_recorded ?? 0));
  }
  for (const line of draft.added) byKey.set(lineKey(line), byKey.get(lineKey(line)) ?? line);
  return [...byKey].map(([key, line]) => {
    const typed = draft.lines[key];
    return typed ? standing(typed, line.doses_recorded) : line;
  });
}

/** A line of a vaccine that nobody was given. */
export function newLine(of: {
  readonly material_id: number;
  readonly batch_number: string;
  readonly expiry_date: string;
}): UtilisationLine {
  return {
    ...of,
    doses_per_vial: null,
    vials_received: null,
    vials_opened: 0,
    vials_returned: null,
    vials_damaged: 0,
    partial_vials_in: 0,
    doses_in_partial: 0,
    doses_recorded: 0,
    doses_given: 0,
    given_reason: '',
    partial_vials_out: 0,
    doses_partial_out: 0,
    opened_on: null,
    doses_discarded: 0,
    damage_reason: '',
    vvm_received: null,
    vvm_opened: null,
    diluents: null,
  };
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
