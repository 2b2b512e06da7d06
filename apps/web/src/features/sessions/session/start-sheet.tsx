import { startSession } from '@teeka/contract/sessions';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { SessionNow } from '../../../platform/pack/index.ts';
import { useView } from '../../../platform/workday/index.ts';
import { ConfirmSheet } from '../../../ui/index.ts';
import { sessionTitle } from '../../../ui/session/session-title.ts';
import { progressOf } from '../dashboard/state.ts';
import { dayWords } from '../parts/session-words.ts';
import { useWrite } from './use-write.ts';

interface Props {
  readonly now: SessionNow;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks once which session is to be started. */
export function StartSheet({ now: { session }, open, onClose }: Props) {
  const { t } = useWords();
  const today = useToday();
  const { write, busy } = useWrite();
  const start = async () => {
    const input = { session_id: session.session_id };
    if (await write(startSession, input, { saved: t('sessions:started') })) onClose();
  };
  return (
    <ConfirmSheet
      open={open}
      title={t('sessions:startTitle')}
      confirm={t('sessions:start')}
      onConfirm={start}
      onCancel={onClose}
      busy={busy}
    >
      {t('sessions:startBody', {
        session: sessionTitle(session, useView()),
        date: dayWords(session.date_of_session, today),
        count: progressOf(session).total,
      })}
    </ConfirmSheet>
  );
}
