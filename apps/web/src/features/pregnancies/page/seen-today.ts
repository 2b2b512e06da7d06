import type { CivilDate } from '@teeka/domain/calendar';
import { childrenToSee, type Pregnancy } from '@teeka/domain/pregnancy';
import type { Child, Her } from '../parts/her.ts';

/** Her living children whose visit ended today, or who came into the world today; wherever they were registered. */
export function seenToday(
  pregnancy: Pick<Pregnancy, 'outcome' | 'postnatal'> | undefined,
  { children, gone }: Pick<Her, 'children' | 'gone'>,
  today: CivilDate,
): readonly Child[] {
  const isToday = pregnancy?.outcome?.on === today || pregnancy?.postnatal.some(({ on }) => on === today);
  if (!pregnancy || !isToday) return [];
  const ids = childrenToSee(pregnancy, gone).map(({ birth }) => birth.child_id);
  return children.filter(({ beneficiary_id }) => ids.includes(beneficiary_id));
}
