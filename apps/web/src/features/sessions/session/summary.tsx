import { Button } from '@mantine/core';
import { isWaiting } from '@teeka/domain/sessions';
import type { ReactNode } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import type { SessionNow } from '../../../records/sessions/session-now.ts';
import { Notice } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { progressOf } from '../dashboard/state.ts';
import { ProgressRing } from '../parts/progress-ring.tsx';
import { dayWords, spanWords } from '../parts/session-words.ts';
import { offers } from './state.ts';
import classes from './summary.module.css';

const MoreStanding = inOwnTime(() => import('./standing.tsx'));

interface Props {
  readonly now: SessionNow;
  readonly user: User;
  readonly strip: ReactNode;
  readonly onEnd: (() => void) | null;
}

/** The head of the page: where, when, how far; and in plain words what the session allows right now. */
export function Summary({ now, user, strip, onEnd }: Props) {
  const { session } = now;
  const { t } = useWords();
  const today = useToday();
  const { vaccinated, total } = progressOf(session);
  const villages = user.role === 'ASHA' ? user.villages.map((one) => nameHere(one, 'village_name')).join(', ') : '';
  return (
    <div className={classes.summary}>
      {strip}
      <div className={classes.line}>
        <ProgressRing session={session} done={vaccinated} total={total} size={56} />
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
      {villages ? <p className="flat">{t('sessions:ashaVillages', { villages })}</p> : null}
      <Standing session={session} role={user.role} today={today} />
      {hasMore(session) ? (
        <MoreStanding
          now={now}
          role={user.role}
          mayCarry={offers({ ...session, status: 'on-going' }, user.role, today).end}
        />
      ) : null}
    </div>
  );
}

/** A special session, one that stands still or waits and may have news, or one whose no-shows may be carried on: that is loaded when it is so. */
const hasMore = ({ status, counts, special_session_type_id }: SessionNow['session']): boolean =>
  (special_session_type_id ?? null) !== null ||
  isWaiting(status) ||
  status === 'cancelled' ||
  status === 'frozen' ||
  (status === 'ended' && counts.noshow > 0);

interface StandingProps {
  readonly session: SessionNow['session'];
  readonly role: User['role'];
  readonly today: string;
}

/** Why nobody can be verified or vaccinated here now; nothing while the session runs. */
function Standing({ session, role, today }: StandingProps) {
  const { t } = useWords();
  const { start } = offers(session, role, today);
  if (start === 'yes') return <Notice kind="info">{t('sessions:startFirst', careOf(session))}</Notice>;
  if (start === 'other-day') {
    return <Notice kind="info">{t('sessions:notToday', { date: dayWords(session.date_of_session, today) })}</Notice>;
  }
  if (session.status === 'ended') return <Notice kind="info">{t('sessions:hasEnded')}</Notice>;
  return null;
}
