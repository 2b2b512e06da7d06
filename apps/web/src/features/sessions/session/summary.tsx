import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { SessionNow } from '../../../platform/pack/index.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import { Notice } from '../../../ui/index.ts';
import { progressOf } from '../dashboard/state.ts';
import { ProgressRing } from '../parts/progress-ring.tsx';
import { dayWords, spanWords } from '../parts/session-words.ts';
import { isVenom, offers } from './state.ts';
import classes from './summary.module.css';

interface Props {
  readonly now: SessionNow;
  readonly user: User;
  readonly strip: ReactNode;
  readonly onEnd: (() => void) | null;
}

/** The head of the page: where, when, how far; and in plain words what the session allows right now. */
export function Summary({ now: { session }, user, strip, onEnd }: Props) {
  const { t } = useWords();
  const today = useToday();
  const { vaccinated, total } = progressOf(session);
  const villages =
    user.role === 'ASHA' ? user.villages.map((village) => village.village_name).join(', ') : '';
  return (
    <div className={classes.summary}>
      {strip}
      <div className={classes.line}>
        <ProgressRing done={vaccinated} total={total} size={56} />
        <div className={classes.when}>
          <strong>{dayWords(session.date_of_session, today)}</strong>
          <span>{spanWords(session)}</span>
        </div>
        {onEnd ? (
          <Button className={classes.end ?? ''} variant="default" onClick={onEnd}>
            {t('sessions:end')}
          </Button>
        ) : null}
      </div>
      {villages ? <p className={classes.villages}>{t('sessions:ashaVillages', { villages })}</p> : null}
      <Standing session={session} role={user.role} today={today} />
    </div>
  );
}

interface StandingProps {
  readonly session: SessionNow['session'];
  readonly role: User['role'];
  readonly today: string;
}

/** Why nobody can be verified or vaccinated here now; nothing while the session runs. */
function Standing({ session, role, today }: StandingProps) {
  const { t } = useWords();
  const { start } = offers(session, role, today);
  if (start === 'yes')
    return (
      <Notice kind="info">{t(isVenom(session) ? 'sessions:startFirstVenom' : 'sessions:startFirst')}</Notice>
    );
  if (start === 'other-day') {
    return (
      <Notice kind="info">
        {t('sessions:notToday', { date: dayWords(session.date_of_session, today) })}
      </Notice>
    );
  }
  if (session.status === 3) return <Notice kind="info">{t('sessions:hasEnded')}</Notice>;
  return null;
}
