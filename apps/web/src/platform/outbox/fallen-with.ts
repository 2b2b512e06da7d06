import { subjectOf } from './chains.ts';
import { type Item, isUnsettled } from './item.ts';
import type { WaitingCalls } from './waiting-call.ts';

/**
 * What can never be taken once an item is given up: what stands or falls with what it would have brought into being, and
 * whatever is about somebody who thereby comes into being no more.
 */
export function fallenWith(items: readonly Item[], id: string, calls: WaitingCalls): readonly Item[] {
  const madeBy = (item: Item | undefined) => (item && calls.get(item.call)?.makes?.(item.input)) || null;
  const made = madeBy(items.find((item) => item.id === id));
  if (made === null) return [];
  const open = items.filter((item) => item.id !== id && isUnsettled(item));
  const fallen = open.filter(({ call, input }) => calls.get(call)?.fallsWith?.(input) === made);
  const nobody = fallen.map(madeBy);
  return open.filter((item) => fallen.includes(item) || nobody.some((one) => isAbout(item, one)));
}

const isAbout = ({ input }: Item, person: string | null): boolean =>
  person !== null && subjectOf(input).person === person;
