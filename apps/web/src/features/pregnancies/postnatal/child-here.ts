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

/** Null where the child's death is on record: nobody asks after it. */
export function childHere(
  motherId: string,
  child: ChildToSee,
  people: PackView['rows']['people'] | undefined,
): ChildHere | null {
  const { child_id, facts } = child.birth;
  const known = child_id === null ? undefined : people?.get(child_id);
  if (known && known.deceased_on !== null) return null;
  // Of a family of elsewhere this phone does not know who is registered.
  const isNobody = known === undefined && people?.has(motherId) === true;
  const path = isNobody || child_id === null ? null : personPath(child_id);
  return { ...child, name: known?.ben_name ?? textIn(facts, 'name'), path };
}
