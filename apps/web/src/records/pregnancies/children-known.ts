import type { RegisteredChildren } from '@teeka/contract/pregnancies/shapes';
import type { Gone, Pregnancy } from '@teeka/domain/pregnancy';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import type { PackView } from '../view/view.ts';

type People = PackView['rows']['people'];

/** Is this child of a delivery a person of its own, here or elsewhere? */
export const isRegistered = (
  childId: string,
  { people, registered = [] }: { readonly people: People | undefined; readonly registered: RegisteredChildren },
): boolean => people?.has(childId) === true || registered.some(({ child_id }) => child_id === childId);

/** The children of a woman's deliveries whose own record says that they died. */
export function goneOf(
  {
    pregnancies,
    registered_children = [],
  }: Pick<PersonOnPhone, 'registered_children'> & {
    readonly pregnancies: readonly Pregnancy[];
  },
  people: People | undefined,
): Gone {
  const gone = new Set(registered_children.filter(({ has_died }) => has_died).map(({ child_id }) => child_id));
  for (const { outcome } of pregnancies)
    for (const { child_id } of outcome?.births ?? []) {
      const here = child_id === null ? undefined : people?.get(child_id);
      // What is recorded on this phone is newer than what came.
      if (here?.deceased_on) gone.add(here.beneficiary_id);
      else if (here) gone.delete(here.beneficiary_id);
    }
  return gone;
}
