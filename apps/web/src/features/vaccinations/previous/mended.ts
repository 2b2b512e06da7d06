import type { InputOf } from '@teeka/contract/call';
import { addPreviousVaccination, addPreviousVaccinationFile } from '@teeka/contract/vaccinations';
import type { Refusal } from '@teeka/domain/refusal';
import type { Entry, Item } from '../../../platform/outbox/index.ts';
import type { CardFile, PreviousForm } from './state.ts';

type Report = InputOf<typeof addPreviousVaccination>;
type SentFile = InputOf<typeof addPreviousVaccinationFile>;

/** The refused report that this screen was opened to correct; null where there is none. */
export const refusedReport = (item: Item | null): (Item & { readonly input: Report }) | null =>
  item?.state === 'refused' && item.call === addPreviousVaccination.name
    ? (item as Item & { readonly input: Report })
    : null;

/** The refused file that this screen was opened to correct. */
export const refusedFile = (item: Item | null): (Item & { readonly input: SentFile }) | null =>
  item?.state === 'refused' && item.call === addPreviousVaccinationFile.name
    ? (item as Item & { readonly input: SentFile })
    : null;

type FileItem = Item & { readonly input: SentFile };
const filesOf = (items: readonly Item[], case_id: string): readonly FileItem[] =>
  items.filter(
    (item): item is FileItem =>
      item.call === addPreviousVaccinationFile.name &&
      item.state !== 'done' &&
      (item.input as SentFile).case_id === case_id,
  );

/** A refused report as it was typed, with the files that wait behind it. */
export function formOf({ input }: { readonly input: Report }, items: readonly Item[]): PreviousForm {
  const files = filesOf(items, input.case_id);
  const days: Record<string, string> = {};
  const kept: Record<string, CardFile> = {};
  for (const { dose_code, dose_id, day_of_dose } of input.vaccine_details) {
    days[dose_code] = day_of_dose;
    const file = files.findLast((one) => one.input.dose_id === dose_id)?.input;
    if (file) kept[dose_code] = { name: file.file_name, content: file.content };
  }
  return { proof: input.proof ?? 'card', days, files: kept };
}

/** What the server refused, at the fields of the form. */
export const refusalsOfItem = ({ input, refusals }: Item & { readonly input: Report }): readonly Refusal[] =>
  refusals.map((refusal) => {
    const at = /^vaccine_details\.(\d+)/.exec(refusal.path ?? '')?.[1];
    const code = at === undefined ? undefined : input.vaccine_details[Number(at)]?.dose_code;
    return { ...refusal, path: code ? `days.${code}` : 'days' };
  });

/** What becomes of the outbox's items when the form is saved. */
interface Mending {
  /** The refused report as it is now; null where nothing of its vaccine is left. */
  readonly instead: Report | null;
  /** Files that wait, each as it is now. */
  readonly files: readonly { readonly id: string; readonly input: SentFile }[];
  /** Files that wait and are not wanted any more. */
  readonly gone: readonly string[];
  /** What is new. */
  readonly more: readonly Entry[];
}

/**
 * The entries of the corrected form: the report of the refused one's vaccine takes its place under its own ids, so that
 * the files behind it still find their doses; a file that was chosen anew takes the place of the one that waits.
 */
export function mendedEntries(
  refused: { readonly input: Report },
  entries: readonly Entry[],
  items: readonly Item[],
): Mending {
  const { case_id, material_id, vaccine_details } = refused.input;
  const waiting = filesOf(items, case_id);
  const mine = entries.find(
    ({ call, input }) => call.name === addPreviousVaccination.name && (input as Report).material_id === material_id,
  )?.input as Report | undefined;
  if (!mine) return { instead: null, files: [], gone: waiting.map(({ id }) => id), more: entries };
  const before = new Map(vaccine_details.map(({ dose_code, dose_id }) => [dose_code, dose_id]));
  const ids = new Map(
    mine.vaccine_details.map(({ dose_code, dose_id }) => [dose_id, before.get(dose_code) ?? dose_id]),
  );
  const details = mine.vaccine_details.map((dose) => ({ ...dose, dose_id: ids.get(dose.dose_id) ?? '' }));
  const files: { id: string; input: SentFile }[] = [];
  const wanted = new Set<string>();
  const more = entries.flatMap((entry): readonly Entry[] => {
    if (entry.input === mine) return [];
    const dose_id = ids.get((entry.input as { dose_id?: string }).dose_id ?? '');
    if (dose_id === undefined) return [entry];
    const input = { ...(entry.input as SentFile), case_id, dose_id };
    const there = waiting.find((one) => one.input.dose_id === dose_id);
    if (!there) return [{ ...entry, input }];
    wanted.add(there.id);
    if (there.input.content !== input.content) files.push({ id: there.id, input });
    return [];
  });
  const gone = waiting.map(({ id }) => id).filter((id) => !wanted.has(id));
  return { instead: { ...mine, case_id, vaccine_details: details }, files, gone, more };
}
