import { isWaiting } from '@teeka/domain/sessions';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import type { SessionNow } from '../../../records/sessions/session-now.ts';
import { Notice } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { dayWords } from '../parts/session-words.ts';
import { offers } from './state.ts';

const MoreStanding = inOwnTime(() => import('./standing.tsx'));

interface Props {
  readonly now: SessionNow;
  readonly role: User['role'];
}

/** In plain words what the session allows right now; nothing of a usual one that runs: the room is for the people. */
export function SessionNotice({ now, role }: Props) {
  const { session } = now;
  const today = useToday();
  return (
    <>
      <Standing session={session} role={role} today={today} />
      {hasMore(session) ? (
        <MoreStanding now={now} role={role} mayCarry={offers({ ...session, status: 'on-going' }, role, today).end} />
      ) : null}
    </>
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
