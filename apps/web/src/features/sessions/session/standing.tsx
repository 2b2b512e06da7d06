import { Button } from '@mantine/core';
import type { Role } from '@teeka/contract/roles';
import { carryNoShows, undoCarryNoShows } from '@teeka/contract/sessions';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { SessionNow } from '../../../records/sessions/session-now.ts';
import { useView } from '../../../records/workday/index.ts';
import { Notice } from '../../../ui/index.ts';
import { showsToTell, ToTell } from '../notices/to-tell.tsx';
import { dayWords } from '../parts/session-words.ts';
import { specialFor, specialKind } from '../parts/special-words.ts';
import { useWrite } from './use-write.ts';

interface Props {
  readonly now: SessionNow;
  /** May this worker carry the no-shows on? */
  readonly mayCarry: boolean;
  readonly role: Role;
}

/** What else is to be known of a session: whom it is for, why it stands still, what becomes of those who did not come. */
export default function Standing({ now, mayCarry, role }: Props) {
  const { t } = useWords();
  const { session } = now;
  const kind = specialKind(session);
  const why = session.standing_reason ? ` ${t('plans:why', { reason: session.standing_reason })}` : '';
  return (
    <>
      {kind ? (
        <p>
          <strong>{kind}</strong>: {specialFor(session)}
        </p>
      ) : null}
      {session.status === 'frozen' || session.status === 'cancelled' ? (
        <Notice kind="info">
          {t(session.status === 'frozen' ? 'plans:frozenNow' : 'plans:cancelledNow')}
          {why}
        </Notice>
      ) : null}
      {showsToTell(session.status, role) ? <ToTell session={session} /> : null}
      {session.status === 'ended' && session.counts.noshow > 0 && mayCarry ? <NoShows now={now} /> : null}
    </>
  );
}

/** One tap puts whoever did not come on the next list; another one takes that back. */
function NoShows({ now: { session } }: Pick<Props, 'now'>) {
  const { t } = useWords();
  const today = useToday();
  const view = useView();
  const { write, busy } = useWrite();
  const { session_id, carried_to = null } = session;
  const input = { session_id };
  if (carried_to === null) {
    const carry = () => write(carryNoShows, input, { saved: t('plans:carriedSaved') });
    return (
      <Notice kind="info">
        <p>{t('plans:carryAsk', { n: session.counts.noshow })}</p>
        <Button loading={busy} onClick={() => void carry()}>
          {t('plans:carry')}
        </Button>
      </Notice>
    );
  }
  const next = view?.rows.sessions.get(carried_to);
  const undo = () => write(undoCarryNoShows, input, { saved: t('plans:carryUndone') });
  return (
    <Notice kind="info">
      <p>{next ? t('plans:carriedTo', { date: dayWords(next.date_of_session, today) }) : t('plans:carriedLater')}</p>
      <Button variant="default" loading={busy} onClick={() => void undo()}>
        {t('plans:carryUndo')}
      </Button>
    </Notice>
  );
}
