import { startSession } from '@teeka/contract/sessions';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { SessionNow } from '../../../records/sessions/session-now.ts';
import { sessionTitle } from '../../../records/sessions/session-title.ts';
import { useView } from '../../../records/workday/index.ts';
import { ConfirmSheet } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { progressOf } from '../dashboard/state.ts';
import { dayWords } from '../parts/session-words.ts';
import type { SpecialStart } from './special-start.tsx';
import { useWrite } from './use-write.ts';

const SpecialStartSheet = inOwnTime(() => import('./special-start.tsx'));

interface Props {
  readonly now: SessionNow;
  readonly onClose: () => void;
}

/** Asks once which session is to be started; of a special one also what is there and who answers for it. */
export default function StartSheet({ now: { session }, onClose }: Props) {
  const { t } = useWords();
  const today = useToday();
  const title = sessionTitle(session, useView());
  const { write, busy } = useWrite();
  const start = async (said?: SpecialStart) => {
    const input = { session_id: session.session_id, ...said };
    if (await write(startSession, input, { saved: t('sessions:started') })) onClose();
  };
  if ((session.special_session_type_id ?? null) !== null) {
    return <SpecialStartSheet session={session} busy={busy} onStart={(said) => void start(said)} onClose={onClose} />;
  }
  return (
    <ConfirmSheet
      open
      title={t('sessions:startTitle')}
      confirm={t('sessions:start')}
      onConfirm={() => void start()}
      onCancel={onClose}
      busy={busy}
    >
      {t('sessions:startBody', {
        session: title,
        date: dayWords(session.date_of_session, today),
        count: progressOf(session).total,
      })}
    </ConfirmSheet>
  );
}
