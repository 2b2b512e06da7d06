import { type ChildToSee, childrenToSee, type Pregnancy } from '@teeka/domain/pregnancy';
import type { Child } from './her.ts';

/** The children to be seen at a visit, without those whose death stands in their own record. */
export const livingToSee = (
  pregnancy: Pick<Pregnancy, 'outcome' | 'postnatal'>,
  children: readonly Pick<Child, 'beneficiary_id' | 'deceased_on'>[],
): readonly ChildToSee[] =>
  childrenToSee(pregnancy).filter(
    ({ birth }) => !children.some((one) => one.beneficiary_id === birth.child_id && one.deceased_on !== null),
  );
