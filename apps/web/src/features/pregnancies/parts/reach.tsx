import { answeringRoles, type Role } from '@teeka/contract/roles';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { Choices } from '../../../ui/index.ts';

export type Reach = 'here' | 'area';

/** What this worker reads: an ASHA the villages on her phone, who answers for a place its area, others choose. */
export function reachFor(chosen: Reach, role: Role | undefined = currentUser()?.role): Reach {
  if (role === 'ASHA') return 'here';
  return role !== undefined && (answeringRoles as readonly Role[]).includes(role) ? 'area' : chosen;
}

/** The own site from this phone, or the whole area; nothing where there is no choice. */
export function ReachChoice({ reach, onChoose }: { readonly reach: Reach; readonly onChoose: (reach: Reach) => void }) {
  const { t } = useWords();
  if (reachFor('here') === 'area' || reachFor('area') === 'here') return null;
  return (
    <Choices<Reach>
      label={t('due:reach')}
      choices={[
        { value: 'here', label: t('due:reachHere') },
        { value: 'area', label: t('due:reachArea') },
      ]}
      value={reach}
      onChoose={onChoose}
    />
  );
}
