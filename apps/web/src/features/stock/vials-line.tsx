import { Button } from '@mantine/core';
import { IconChecks, IconPackage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clinicalRoles, type Role } from '@teeka/contract/roles';
import { useWords } from '../../platform/language/index.ts';
import { useItems, useSession } from '../../platform/workday/index.ts';
import classes from './stock.module.css';

interface Props {
  readonly sessionId: string;
  readonly role: Role;
}

const counts = 'stock.saveUtilisation';

/** On the session page, as soon as somebody was vaccinated: the vials are to be counted before the session ends. */
export function VialsLine({ sessionId, role }: Props) {
  const { t } = useWords();
  const session = useSession(sessionId)?.session;
  const isCounted = useItems().some(
    ({ call, input, state }) =>
      call === counts && state !== 'refused' && (input as { session_id?: string }).session_id === sessionId,
  );
  const isHeld = session?.status === 1 || session?.status === 3;
  if (!isHeld || session.counts.vaccinated === 0 || !(clinicalRoles as readonly Role[]).includes(role))
    return null;
  return (
    <div className={classes.vials}>
      {isCounted ? null : <span className={classes.quiet}>{t('stock:missing')}</span>}
      <Button
        component={Link}
        to={`/session/${sessionId}/utilisation`}
        variant="light"
        leftSection={isCounted ? <IconChecks size={20} aria-hidden /> : <IconPackage size={20} aria-hidden />}
      >
        {t(isCounted ? 'stock:reported' : 'stock:open')}
      </Button>
    </div>
  );
}
