import { IconChevronRight } from '@tabler/icons-react';
import type { Session } from '@teeka/contract/sessions';
import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../../platform/language/index.ts';
import { SessionLines } from './session-lines.tsx';
import classes from './set-aside.module.css';

interface Props {
  readonly sessions: readonly Session[];
  readonly today: string;
}

/** Sessions that will not be held, or stand still for now: folded away, with their number. */
export function SetAside({ sessions, today }: Props) {
  const { t } = useWords();
  if (sessions.length === 0) return null;
  return (
    <details className={classes.folded}>
      <summary className={classes.head}>
        <IconChevronRight className={classes.arrow ?? ''} size={22} aria-hidden />
        {t('sessions:setAside', { n: indianNumber(sessions.length) })}
      </summary>
      <SessionLines sessions={sessions} today={today} />
    </details>
  );
}
