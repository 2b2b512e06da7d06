import { answeringRoles, type Role } from '@teeka/contract/roles';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { type Reach, ReachChoices } from '../../../records/sites/reach-choices.tsx';

/** What this worker reads: an ASHA the villages on her phone, who answers for a place its area, others choose. */
export function reachFor(chosen: Reach, role: Role | undefined = currentUser()?.role): Reach {
  if (role === 'ASHA') return 'here';
  return role !== undefined && (answeringRoles as readonly Role[]).includes(role) ? 'area' : chosen;
}

/** The own site from this phone, or the whole area; nothing where there is no choice. */
export function ReachChoice({ reach, onChoose }: { readonly reach: Reach; readonly onChoose: (reach: Reach) => void }) {
  if (reachFor('here') === 'area' || reachFor('area') === 'here') return null;
  return <ReachChoices reach={reach} onChoose={onChoose} />;
}
