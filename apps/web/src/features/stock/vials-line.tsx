import { Button } from '@mantine/core';
import { IconChecks, IconPackage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clinicalRoles, type Role } from '@teeka/contract/roles';
import { useWords } from '../../platform/language/index.ts';
import { useSession, useView } from '../../platform/workday/index.ts';
import { Notice } from '../../ui/index.ts';
import classes from './stock.module.css';
import { uncountedHere } from './utilisation/given-here.ts';

interface Props {
  readonly sessionId: string;
  readonly role: Role;
}

/** Does the session ask for its vials, and are those of every vaccine counted? */
function useVials({ sessionId, role }: Props): 'none' | 'open' | 'counted' {
  const view = useView();
  const session = useSession(sessionId)?.session;
  if (!view || !session || !(clinicalRoles as readonly Role[]).includes(role)) return 'none';
  const isHeld = session.status === 1 || session.status === 3;
  if (!isHeld) return 'none';
  if (uncountedHere(view, session).length > 0) return 'open';
  if ((session.vials_counted ?? []).length > 0) return 'counted';
  return session.counts.vaccinated > 0 ? 'open' : 'none';
}

/** Vials of a vaccine that was given are not counted: the session cannot end yet. */
export function useVialsOpen(sessionId: string): boolean {
  const view = useView();
  const session = useSession(sessionId)?.session;
  return view !== null && session !== undefined && uncountedHere(view, session).length > 0;
}

/** On the session page, as soon as somebody was vaccinated: the way to its vials. */
export function VialsLine(props: Props) {
  const { t } = useWords();
  const standing = useVials(props);
  if (standing === 'none') return null;
  const Icon = standing === 'counted' ? IconChecks : IconPackage;
  return (
    <Button
      component={Link}
      to={`/session/${props.sessionId}/utilisation`}
      variant="light"
      className={classes.vials ?? ''}
      leftSection={<Icon size={20} aria-hidden />}
    >
      {t(standing === 'counted' ? 'stock:reported' : 'stock:open')}
    </Button>
  );
}

/** In place of ending a session: its vials are not counted yet, and the way to count them. */
export function VialsBeforeEnd({ sessionId }: Pick<Props, 'sessionId'>) {
  const { t } = useWords();
  if (!useVialsOpen(sessionId)) return null;
  return (
    <>
      <Notice>{t('stock:missing')}</Notice>
      <Button
        component={Link}
        to={`/session/${sessionId}/utilisation`}
        className={classes.vials ?? ''}
        leftSection={<IconPackage size={20} aria-hidden />}
      >
        {t('stock:open')}
      </Button>
    </>
  );
}
