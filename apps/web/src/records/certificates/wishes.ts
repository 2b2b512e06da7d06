import { watched } from '../../platform/storage/watched.ts';
import { readDraft, saveDraft } from '../workday/use-draft.ts';
import type { Workday } from '../workday/workday.ts';

/** Where it is kept whose certificates are wanted and were not signed yet. */
export const wantedPlace = 'certificates-wanted';

/** How often something was wished for since the app was opened: whoever signs looks again. */
export const wishes = watched(0);

/** Whose certificates are wanted, in the order in which they were wished for. */
export const wantedHere = async (workday: Workday): Promise<readonly string[]> =>
  (await readDraft<readonly string[]>(workday, wantedPlace)) ?? [];

/** Notes that the certificates of these people are wanted, beside those that are. */
export async function noteWanted(workday: Workday, people: Iterable<string>): Promise<void> {
  const wanted = await wantedHere(workday);
  await saveDraft(workday, wantedPlace, [...new Set([...wanted, ...people])]);
  wishes.set(wishes.get() + 1);
}

/** One of them is wanted no more. */
export async function forgetWanted(workday: Workday, person: string): Promise<void> {
  const left = (await wantedHere(workday)).filter((one) => one !== person);
  await saveDraft(workday, wantedPlace, left.length > 0 ? left : null);
}
