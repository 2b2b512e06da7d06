import { subjectOf } from './chains.ts';
import { type Draft, type Item, isStopped } from './item.ts';
import type { Entry, Outbox } from './outbox.ts';

/** What is corrected: the refused item that a form was opened for, and what was saved with it. */
export interface Correction {
  readonly opened: Item | null;
  /** What was saved beside it stays as it is. */
  readonly alone?: boolean;
  /** Refused items of other forms whose place is taken too. */
  readonly instead?: readonly Item[];
}

/** What a form made before: what is to be corrected of it, and what the server has, or is being given. */
export function madeBefore(items: readonly Item[], { opened, alone = false }: Correction) {
  if (!opened) return { stopped: [], there: [] };
  const { id, group = id } = opened;
  const mates = items.filter((one) => one.id === id || (!alone && one.group === group));
  return { stopped: mates.filter(isStopped), there: mates.filter((one) => !isStopped(one)) };
}

/**
 * Saves what a form makes, with the form's state beside it, in place of what it made before and was not accepted. What
 * was accepted of it is not sent again.
 */
export async function saveForm(
  outbox: Pick<Outbox, 'items' | 'enqueueAll'>,
  { entries, draft }: { readonly entries: readonly Entry[]; readonly draft: Draft },
  correction: Correction,
): Promise<readonly Item[]> {
  const { opened, instead = [] } = correction;
  const { stopped, there } = madeBefore(outbox.items.get(), correction);
  if (opened && !stopped.some(({ id }) => id === opened.id)) throw new Error('it is not refused any more');
  const left = entries.filter((entry) => !there.some((one) => isSameRecord(one, entry)));
  return outbox.enqueueAll(
    left.map((entry) => ({ ...entry, options: { draft, ...entry.options } })),
    [...stopped, ...instead].map(({ id }) => id),
  );
}

/** What was written down by it: something that happened, a case, or somebody: twins are registered in one go. */
function recordIn(input: unknown): string | null {
  const { visit, person } = subjectOf(input);
  return (input as { readonly event?: { readonly event_id: string } }).event?.event_id ?? visit ?? person;
}

/** Do both write down the same: the same case, its doses, the same thing that happened in it, the same person? */
const isSameRecord = ({ call, input }: Item, entry: Entry): boolean =>
  call === entry.call.name && recordIn(input) === recordIn(entry.input);
