import { watched } from '../../platform/storage/watched.ts';
import { readDraft, saveDraft } from '../workday/drafts-here.ts';
import type { Workday } from '../workday/workday.ts';

/** Where it is kept whose certificates are wanted and were not signed yet. */
export const wantedPlace = 'certificates-wanted';

/** How often something was wished for since the app was opened: whoever signs looks again. */
export const wishes = watched(0);

/** Whose certificates are wanted, in the order in which they were wished for. */
export const wantedHere = async (workday: Workday): Promise<readonly string[]> =>
  (await readDraft<readonly string[]>(workday, wantedPlace)) ?? [];

let last: Promise<unknown> = Promise.resolve();

/** One change of the list after the other: each begins with what the one before it left. */
function change(workday: Workday, changed: (wanted: readonly string[]) => readonly string[]): Promise<void> {
  const turn = last.then(async () => {
    const left = changed(await wantedHere(workday));
    await saveDraft(workday, wantedPlace, left.length > 0 ? left : null);
  });
  last = turn.catch(() => undefined);
  return turn;
}

/** Notes that the certificates of these people are wanted, beside those that are. */
export async function noteWanted(workday: Workday, people: Iterable<string>): Promise<void> {
  const named = [...people];
  await change(workday, (wanted) => [...new Set([...wanted, ...named])]);
  wishes.set(wishes.get() + 1);
}

/** One of them is wanted no more. */
export const forgetWanted = (workday: Workday, person: string): Promise<void> =>
  change(workday, (wanted) => wanted.filter((one) => one !== person));
