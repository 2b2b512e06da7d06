import type { Session } from '@teeka/contract/sessions';
import { useToday } from '../../../platform/clock/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import { sessionTitle } from '../../../records/sessions/session-title.ts';
import { useView } from '../../../records/workday/index.ts';
import { progressOf } from '../dashboard/state.ts';
import { ProgressRing } from '../parts/progress-ring.tsx';
import { SessionStatus } from '../parts/session-status.tsx';
import { dayWords, spanWords } from '../parts/session-words.ts';
import classes from './head-line.module.css';

/** Under the title, on one line: how the session stands and how far it is, its day, its hours, and its site where the title tells none. */
export function HeadLine({ session }: { readonly session: Session }) {
  const { t } = useWords();
  const today = useToday();
  const view = useView();
  const { vaccinated, total } = progressOf(session);
  const site = view?.rows.meta.site;
  const isHere = site?.session_site_id === session.session_site_id;
  const place = (isHere && nameHere(site, 'session_site_name')) || session.session_site_name;
  const counted = total > 0 ? t('sessions:progress', { done: vaccinated, total, ...careOf(session) }) : null;
  const elsewhere = sessionTitle(session, view).includes(place) ? null : place;
  return (
    <div className={classes.head}>
      {vaccinated > 0 ? <ProgressRing session={session} done={vaccinated} total={total} size={36} bare /> : null}
      <div className={classes.words}>
        <strong>
          {dayWords(session.date_of_session, today)} · {spanWords(session)}
        </strong>
        <span className={classes.stand}>
          <SessionStatus session={session} plain heading />
          <span className="quiet">{[counted, elsewhere].filter(Boolean).join(' · ')}</span>
        </span>
      </div>
    </div>
  );
}
