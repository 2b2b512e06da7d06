import type { Session } from '@teeka/contract/sessions';
import { indianNumber } from '@teeka/domain/format';
import { useId } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import { sessionTitle } from '../../../records/sessions/session-title.ts';
import { useView } from '../../../records/workday/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { ProgressRing } from '../parts/progress-ring.tsx';
import { SessionStatus } from '../parts/session-status.tsx';
import { dayWords, spanWords } from '../parts/session-words.ts';
import { listName } from '../session/state.ts';
import classes from './loud-card.module.css';
import { listsShown, progressOf } from './state.ts';

/** The session that is worked at next: when, how far, how many stand on each list, and the way in. A tap anywhere opens it. */
export function LoudCard({ session, today }: { readonly session: Session; readonly today: string }) {
  const { t } = useWords();
  const id = useId();
  const { vaccinated, total } = progressOf(session);
  const lists = listsShown(session);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <div className={classes.text}>
          <h3 id={id} className={classes.title}>
            {sessionTitle(session, useView())}
          </h3>
          <span>
            {dayWords(session.date_of_session, today)} · {spanWords(session)}
          </span>
          <SessionStatus session={session} />
        </div>
        {total > 0 ? <ProgressRing session={session} done={vaccinated} total={total} /> : null}
      </div>
      {lists.length > 0 ? (
        <ul className={classes.counts}>
          {lists.map((status) => (
            <li key={status} className={classes.count}>
              <strong>{indianNumber(session.counts[status])}</strong> {t(listName(status), careOf(session))}
            </li>
          ))}
        </ul>
      ) : null}
      <LinkButton to={`/session/${session.session_id}`} size="lg" className={classes.open ?? ''}>
        {t('sessions:open')}
      </LinkButton>
    </section>
  );
}
