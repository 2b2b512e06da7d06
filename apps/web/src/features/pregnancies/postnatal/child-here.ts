import { type ChildToSee, textIn } from '@teeka/domain/pregnancy';
import type { PackView } from '../../../records/view/view.ts';
import { personPath } from '../../../ui/person/person-path.ts';

/** A child to be seen as this phone knows it. */
export interface ChildHere extends ChildToSee {
  /** As it is called by now. */
  readonly name: string;
  /** Where its page is; null where it is nobody yet. */
  readonly path: string | null;
}

export function childHere(
  motherId: string,
  child: ChildToSee,
  people: PackView['rows']['people'] | undefined,
): ChildHere {
  const { child_id, facts } = child.birth;
  const known = child_id === null ? undefined : people?.get(child_id);
  // Of a family of elsewhere this phone does not know who is registered.
  const isNobody = known === undefined && people?.has(motherId) === true;
  const path = isNobody || child_id === null ? null : personPath(child_id);
  return { ...child, name: known?.ben_name ?? textIn(facts, 'name'), path };
}
