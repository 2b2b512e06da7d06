import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Session } from '@teeka/contract/sessions';
import { indianNumber } from '@teeka/domain/format';
import { isWaiting } from '@teeka/domain/sessions';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import { sessionTitle } from '../../../records/sessions/session-title.ts';
import { useView } from '../../../records/workday/index.ts';
import { SessionStatus } from '../parts/session-status.tsx';
import { dayWords, spanWords } from '../parts/session-words.ts';
import classes from './session-line.module.css';
import { progressOf } from './state.ts';

interface Props {
  readonly session: Session;
  readonly today: string;
}

/** A session that is not the next to work at, in a quiet line; its title only where it is not the usual one of the site. */
export function SessionLine({ session, today }: Props) {
  const { t } = useWords();
  const view = useView();
  const { vaccinated, total } = progressOf(session);
  const waits = isWaiting(session.status);
  const site = nameHere(view?.rows.meta.site, 'session_site_name');
  const title = sessionTitle(session, view);
  const expected = waits && total > 0 ? t('sessions:people', { count: total, n: indianNumber(total) }) : null;
  const came =
    !waits && vaccinated > 0 ? t('sessions:progress', { done: vaccinated, total, ...careOf(session) }) : null;
  const more = [title === t('sessions:ofSite', { site }) ? null : title, came].filter(Boolean).join(' · ');
  return (
    <Link to="/session/$sessionID" params={{ sessionID: session.session_id }} className={classes.line}>
      <span className={classes.text}>
        <span className={classes.first}>
          <span className="strong">
            {dayWords(session.date_of_session, today)} · {spanWords(session)}
          </span>
          {waits ? <span className="quiet">{expected}</span> : <SessionStatus session={session} plain />}
        </span>
        {more === '' ? null : <span className="quiet wraps">{more}</span>}
      </span>
      <IconChevronRight className={classes.arrow ?? ''} size={22} aria-hidden />
    </Link>
  );
}
