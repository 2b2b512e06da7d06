import { Button } from '@mantine/core';
import { IconChecks, IconPackage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clinicalRoles, type Role } from '@teeka/contract/roles';
import { useWords } from '../../platform/language/index.ts';
import { useItems, useSession } from '../../platform/workday/index.ts';
import { Notice } from '../../ui/index.ts';
import classes from './stock.module.css';

interface Props {
  readonly sessionId: string;
  readonly role: Role;
}

const counts = 'stock.saveUtilisation';

/** Does this phone's work ask for the vials of the session, and were they counted here? */
function useVials({ sessionId, role }: Props): 'none' | 'open' | 'counted' {
  const session = useSession(sessionId)?.session;
  const isCounted = useItems().some(
    ({ call, input, state }) =>
      call === counts && state !== 'refused' && (input as { session_id?: string }).session_id === sessionId,
  );
  const isHeld = session?.status === 1 || session?.status === 3;
  const isTheirs = (clinicalRoles as readonly Role[]).includes(role);
  if (!isHeld || !isTheirs || session.counts.vaccinated === 0) return 'none';
  return isCounted ? 'counted' : 'open';
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

/** Before a session is ended: its vials are not counted yet. */
export function VialsBeforeEnd(props: Props) {
  const { t } = useWords();
  if (useVials(props) !== 'open') return null;
  return (
    <Notice>
      {t('stock:missing')} <Link to={`/session/${props.sessionId}/utilisation`}>{t('stock:open')}</Link>
    </Notice>
  );
}
