import { IconClock, IconMapPin } from '@tabler/icons-react';
import type { PlannedSession } from '@teeka/contract/sessions/plans';
import type { ReactNode } from 'react';
import classes from './card.module.css';
import { SessionStatus } from './session-status.tsx';
import { spanWords } from './session-words.ts';
import { siteNames } from './site-names.ts';

interface Props {
  readonly session: PlannedSession;
  /** How it stands, where that is said in other words than usual. */
  readonly status?: ReactNode;
}

/** The head of a card of a session: which site, how it stands, where and when. */
export function CardHead({ session, status }: Props) {
  const { site, facility } = siteNames(session);
  return (
    <>
      <span className={classes.head}>
        <strong className={classes.name}>{site}</strong>
        {status ?? <SessionStatus session={session} />}
      </span>
      {facility ? (
        <span className={classes.fact}>
          <IconMapPin size={20} aria-hidden />
          {facility}
        </span>
      ) : null}
      <span className={classes.fact}>
        <IconClock size={20} aria-hidden />
        {spanWords(session)}
      </span>
    </>
  );
}
