import type { InputOf } from '@teeka/contract/call';
import type { Session } from '@teeka/contract/sessions';
import { saveUtilisation } from '@teeka/contract/stock';
import type { Refusal } from '@teeka/domain/refusal';
import {
  type CarriedVials,
  type GivenDoses,
  lineKey,
  proposedLines,
  reportRefusals,
  type UtilisationLine,
} from '@teeka/domain/stock';
import type { Item } from '../../../platform/outbox/index.ts';
import type { PackView } from '../../../platform/pack/index.ts';

/** A session's count as it is typed: only lines that were touched, by vaccine and batch. */
export interface CountDraft {
  readonly lines: Readonly<Record<string, UtilisationLine>>;
  /** Lines that are in no proposal: a vaccine that was opened for nobody. */
  readonly added: readonly UtilisationLine[];
  readonly correction_reason: string;
}
export const emptyCount: CountDraft = { lines: {}, added: [], correction_reason: '' };

/**
 * What this phone knows that the session gave: doses recorded here with vaccine and batch, and of the people of its
 * list what other phones gave that day, which the pack tells by dose only.
 */
export function givenHere(view: PackView, session: Session): readonly GivenDoses[] {
  const { meta, people } = view.rows;
  const found = new Map<string, GivenDoses>();
  const add = (material_id: number, batch_number: string) => {
    const batch = meta.batches.find(
      (one) => one.material_id === material_id && one.batch_number === batch_number,
    );
    const key = lineKey({ material_id, batch_number });
    const before = found.get(key) ?? {
      material_id,
      batch_number,
      expiry_date: batch?.expiry_date ?? null,
      doses: 0,
    };
    found.set(key, { ...before, doses: before.doses + 1 });
  };
  const here = new Set<string>();
  for (const one of view.cases.values()) {
    if (one.session_id !== session.session_id) continue;
    for (const dose of one.doses) {
      if (dose.state === 'refused') continue;
      here.add(`${one.beneficiary_id}/${dose.dose_code}`);
      add(dose.material_id, dose.batch_number);
    }
  }
  for (const line of view.rows.roster.get(session.session_id)?.values() ?? []) {
    if (line.status !== 'vaccinated') continue;
    for (const [code, day, voided] of people.get(line.beneficiary_id)?.doses ?? []) {
      const isOurs = day === session.date_of_session && voided === 0;
      if (!isOurs || here.has(`${line.beneficiary_id}/${code}`)) continue;
      const batches = meta.batches.filter((batch) =>
        meta.materials.some((one) => one.material_id === batch.material_id && one.dose_codes.includes(code)),
      );
      const [only] = batches.length === 1 ? batches : batches.filter((batch) => batch.expiry_date >= day);
      if (only) add(only.material_id, only.batch_number);
    }
  }
  return [...found.values()];
}

/** The latest count of a session that this phone made, whatever became of it; refused ones wait to be corrected. */
export function countHere(items: readonly Item[], session_id: string): Item | undefined {
  return items.findLast(
    (item) =>
      item.call === saveUtilisation.name && (item.input as { session_id?: string }).session_id === session_id,
  );
}

export const linesOfItem = (item: Item | undefined): readonly UtilisationLine[] =>
  item ? (item.input as InputOf<typeof saveUtilisation>).lines : [];

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
    byKey.set(lineKey(line), { ...line, doses_recorded: fresh?.doses_recorded ?? line.doses_recorded });
  }
  for (const line of draft.added) byKey.set(lineKey(line), byKey.get(lineKey(line)) ?? line);
  return [...byKey].map(([key, line]) => {
    const typed = draft.lines[key];
    return typed ? { ...typed, doses_recorded: line.doses_recorded } : line;
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
