import { registration } from '@teeka/contract/beneficiaries';
import type { RequestOf } from '@teeka/contract/call';
import type { Item } from '../../platform/outbox/item.ts';
import { cardOf } from '../../records/beneficiaries/person-now.ts';
import type { PackView } from '../../records/view/view.ts';

const isRegistrationOf = (item: Item, person: string): boolean =>
  item.call === registration.name && (item.input as RequestOf<typeof registration>).beneficiary_id === person;

/**
 * The name of whom an item is about; empty where this phone knows none. Whose registration was refused stands on no
 * list, but the worker still calls the person by the name she typed.
 */
export function personName(view: PackView, person: string): string {
  const known = cardOf(view, person).ben_name;
  if (known !== '') return known;
  const registered = view.items.findLast((item) => isRegistrationOf(item, person));
  return registered ? (registered.input as RequestOf<typeof registration>).name : '';
}
