import type { registration } from '@teeka/contract/beneficiaries/register';
import type { InputOf } from '@teeka/contract/call';
import type { RegisteredChildren } from '@teeka/contract/pregnancies/shapes';
import type { Item } from '../../platform/outbox/item.ts';
import type { PackView } from '../view/view.ts';
import { isRegistered } from './children-known.ts';

/** Where a living child of a delivery is registered, which was not done with its birth. */
export const childPath = (motherId: string, childId: string) => `/pregnancy/${motherId}/child/${childId}` as const;

/** Whether a child is a person of its own, was refused as one and waits for its worker, or is to be registered. */
export type ChildStanding =
  | { readonly kind: 'registered' }
  | { readonly kind: 'refused'; readonly item: Item }
  | { readonly kind: 'missing' };

/** One birth makes one person: what waits in the outbox stands among the people already, what was refused does not. */
export function childStanding(
  childId: string,
  {
    people,
    registered,
    items,
  }: {
    readonly people: PackView['rows']['people'] | undefined;
    readonly registered: RegisteredChildren;
    readonly items: readonly Item[];
  },
): ChildStanding {
  if (isRegistered(childId, { people, registered })) return { kind: 'registered' };
  const item = items.find(
    ({ call, input, state }) =>
      call === ('beneficiaries.registration' satisfies (typeof registration)['name']) &&
      state === 'refused' &&
      (input as InputOf<typeof registration>).beneficiary_id === childId,
  );
  return item ? { kind: 'refused', item } : { kind: 'missing' };
}
