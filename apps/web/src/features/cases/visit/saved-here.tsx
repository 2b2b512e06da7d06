import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { useItems } from '../../../records/workday/index.ts';
import { StatusBadge } from '../../../ui/index.ts';
import classes from './saved-here.module.css';
import { savedStanding } from './standing.ts';

interface Props {
  /** Outbox items under which the visit was saved. */
  readonly items: readonly string[];
  /** What was saved for whom. */
  readonly title: string;
  readonly children?: ReactNode;
}

/** A visit is saved: what, and whether it stands on this phone, with the server, or needs somebody. */
export function SavedHere({ items, title, children }: Props) {
  const { t } = useWords();
  const standing = savedStanding(items, useItems());
  return (
    <div className={classes.done} role="status">
      <IconCircleCheck size={72} stroke={1.4} aria-hidden />
      <h2>{title}</h2>
      {children ? <p className="quiet flat">{children}</p> : null}
      {standing === 'accepted' ? <StatusBadge status="sent">{t('cases:accepted')}</StatusBadge> : null}
      {standing === 'on-phone' ? (
        <>
          <StatusBadge status="savedHere">{t('cases:saved')}</StatusBadge>
          <span className="quiet flat">{t('cases:stillToSend')}</span>
        </>
      ) : null}
      {standing === 'needs-you' ? (
        <>
          <StatusBadge status="needsYou" />
          <span>{t('cases:needsYou')}</span>
        </>
      ) : null}
    </div>
  );
}
