import { IconChecks, IconPackage } from '@tabler/icons-react';
import { clinicalRoles, type Role } from '@teeka/contract/roles';
import { differences } from '@teeka/domain/stock';
import { useWords } from '../../platform/language/index.ts';
import { useSession } from '../../records/workday/index.ts';
import { Notice } from '../../ui/index.ts';
import { LinkButton } from '../../ui/page/link-button.tsx';
import classes from './stock.module.css';
import { vialsToCount } from './vials-to-count.ts';

interface Props {
  readonly sessionId: string;
  readonly role: Role;
}

/** The vials are not counted as the doses stand: the session cannot end yet. */
export function useVialsOpen(sessionId: string): boolean {
  const session = useSession(sessionId)?.session;
  return differences(session?.doses_given ?? [], session?.doses_counted ?? []).length > 0;
}

const texts = { open: 'stock:open', again: 'stock:again', counted: 'stock:reported' } as const;

/** On the session page, as soon as a dose was given: the way to its vials. */
export function VialsLine({ sessionId, role }: Props) {
  const { t } = useWords();
  const session = useSession(sessionId)?.session;
  const standing = session && (clinicalRoles as readonly Role[]).includes(role) ? vialsToCount(session) : 'none';
  if (standing === 'none') return null;
  const Icon = standing === 'counted' ? IconChecks : IconPackage;
  return (
    <LinkButton
      to={`/session/${sessionId}/utilisation`}
      variant="light"
      className={classes.vials ?? ''}
      leftSection={<Icon size={20} aria-hidden />}
    >
      {t(texts[standing])}
    </LinkButton>
  );
}

/** In place of ending a session: its vials are not counted yet, and the way to count them. */
export function VialsBeforeEnd({ sessionId }: Pick<Props, 'sessionId'>) {
  const { t } = useWords();
  const isCounted = (useSession(sessionId)?.session.doses_counted ?? []).length > 0;
  if (!useVialsOpen(sessionId)) return null;
  return (
    <>
      <Notice>{t(isCounted ? 'stock:missingAgain' : 'stock:missing')}</Notice>
      <LinkButton
        to={`/session/${sessionId}/utilisation`}
        className={classes.vials ?? ''}
        leftSection={<IconPackage size={20} aria-hidden />}
      >
        {t(isCounted ? 'stock:again' : 'stock:open')}
      </LinkButton>
    </>
  );
}
