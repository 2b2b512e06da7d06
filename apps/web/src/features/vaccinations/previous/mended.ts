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

const filesOf = (items: readonly Item[], case_id: string): readonly SentFile[] =>
  items
    .filter(({ call, state }) => call === addPreviousVaccinationFile.name && state !== 'done')
    .map(({ input }) => input as SentFile)
    .filter((file) => file.case_id === case_id);

/** A refused report as it was typed, with the files that wait behind it. */
export function formOf({ input }: { readonly input: Report }, items: readonly Item[]): PreviousForm {
  const files = filesOf(items, input.case_id);
  const days: Record<string, string> = {};
  const kept: Record<string, CardFile> = {};
  for (const { dose_code, dose_id, day_of_dose } of input.vaccine_details) {
    days[dose_code] = day_of_dose;
    const file = files.findLast((one) => one.dose_id === dose_id);
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

/**
 * The entries of the corrected form: the report of the refused one's vaccine takes its place under its own ids, so that
 * the files behind it still find their doses; only files that are new or others than before are written again.
 */
export function mendedEntries(
  refused: { readonly input: Report },
  entries: readonly Entry[],
  items: readonly Item[],
): { readonly instead: Report | null; readonly more: readonly Entry[] } {
  const { case_id, material_id, vaccine_details } = refused.input;
  const mine = entries.find(
    ({ call, input }) =>
      call.name === addPreviousVaccination.name && (input as Report).material_id === material_id,
  )?.input as Report | undefined;
  if (!mine) return { instead: null, more: entries };
  const ids = new Map(
    mine.vaccine_details.map(({ dose_code, dose_id }) => [
      dose_id,
      vaccine_details.find((before) => before.dose_code === dose_code)?.dose_id ?? dose_id,
    ]),
  );
  const instead: Report = {
    ...mine,
    case_id,
    vaccine_details: mine.vaccine_details.map((dose) => ({
      ...dose,
      dose_id: ids.get(dose.dose_id) ?? dose.dose_id,
    })),
  };
  const waiting = filesOf(items, case_id);
  const more = entries.flatMap((entry): readonly Entry[] => {
    if (entry.input === mine) return [];
    if (entry.call.name !== addPreviousVaccinationFile.name) return [entry];
    const file = entry.input as SentFile;
    const dose_id = ids.get(file.dose_id);
    if (dose_id === undefined) return [entry];
    const isThere = waiting.some((one) => one.dose_id === dose_id && one.content === file.content);
    return isThere ? [] : [{ ...entry, input: { ...file, case_id, dose_id } }];
  });
  return { instead, more };
}
