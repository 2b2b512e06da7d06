import { IconLock } from '@tabler/icons-react';
import { answeringRoles, type Role } from '@teeka/contract/roles';
import { useWords } from '../../platform/language/use-words.ts';
import { currentUser } from '../../platform/sign-in/index.ts';
import { DeadEnd } from '../dead-end/dead-end.tsx';

const answering: readonly (Role | undefined)[] = answeringRoles;

/** Who has a supervisor is sent there; who answers for a place is told whose page it is. */
export function Screen() {
  const { t } = useWords();
  const text = answering.includes(currentUser()?.role) ? 'app:unauthorizedOffice' : 'app:unauthorizedText';
  return <DeadEnd icon={IconLock} title={t('app:unauthorized')} text={t(text)} />;
}
