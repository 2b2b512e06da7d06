import { IconClock, IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Session } from '@teeka/contract/sessions';
import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../../platform/language/index.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import { sessionTitle } from '../../../records/sessions/session-title.ts';
import { useView } from '../../../records/workday/index.ts';
import { ProgressRing } from '../parts/progress-ring.tsx';
import { SessionStatus } from '../parts/session-status.tsx';
import { dayWords, spanWords } from '../parts/session-words.ts';
import { listName } from '../session/state.ts';
import classes from './session-card.module.css';
import { listsShown, progressOf } from './state.ts';

interface Props {
  readonly session: Session;
  readonly today: string;
  /** The site's name in the reader's language. */
  readonly siteName: string;
}

/** One session: when, where, how far, and how many stand on each list. */
export function SessionCard({ session, today, siteName }: Props) {
  const { t } = useWords();
  const { vaccinated, total } = progressOf(session);
  const title = sessionTitle(session, useView());
  const place = siteName || session.session_site_name;
  return (
    <Link to="/session/$sessionID" params={{ sessionID: session.session_id }} className={classes.card}>
      <span className={classes.head}>
        <span className={classes.title}>
          <strong className={classes.name}>{title}</strong>
          <SessionStatus session={session} />
        </span>
        <ProgressRing session={session} done={vaccinated} total={total} />
      </span>
      <span className={classes.fact}>
        <IconClock size={20} aria-hidden />
        {dayWords(session.date_of_session, today)}, {spanWords(session)}
      </span>
      {title.includes(place) ? null : (
        <span className={classes.fact}>
          <IconMapPin size={20} aria-hidden />
          {place}
        </span>
      )}
      <span className={classes.counts}>
        {listsShown(session).map((status) => (
          <span key={status} className={classes.count}>
            <strong>{indianNumber(session.counts[status])}</strong>
            <span>{t(listName(status), careOf(session))}</span>
          </span>
        ))}
      </span>
    </Link>
  );
}
