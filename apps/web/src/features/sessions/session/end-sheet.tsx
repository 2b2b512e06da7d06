import { endSession } from '@teeka/contract/sessions';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { draftAt } from '../../../records/forms/forms.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import type { SessionNow } from '../../../records/sessions/session-now.ts';
import { sessionTitle } from '../../../records/sessions/session-title.ts';
import { useView } from '../../../records/workday/index.ts';
import { ConfirmSheet } from '../../../ui/index.ts';
import { ColleaguesWaiting } from './colleagues-waiting.tsx';
import { useWrite } from './use-write.ts';

interface Props {
  readonly now: SessionNow;
  /** What is still to be done. */
  readonly before: ReactNode;
  /** Nothing of it keeps the session from ending. */
  readonly mayEnd: boolean;
  readonly onClose: () => void;
}

/** Asks once, with the figures of the day and what becomes of those who did not come. */
export default function EndSheet({ now: { session }, before, mayEnd, onClose }: Props) {
  const { t } = useWords();
  const { write, busy } = useWrite();
  const care = careOf(session);
  const { vaccinated, rejected, scheduled, verified } = session.counts;
  const end = async () => {
    const input = { session_id: session.session_id };
    const draft = draftAt(`/session/${session.session_id}/utilisation#end`, null);
    if (await write(endSession, input, { saved: t('sessions:ended'), options: { draft } })) onClose();
  };
  return (
    <ConfirmSheet
      open
      title={t('sessions:endTitle')}
      confirm={t('sessions:end')}
      onConfirm={end}
      onCancel={onClose}
      busy={busy}
      disabled={!mayEnd}
      danger
    >
      <p>
        <strong>{sessionTitle(session, useView())}</strong>
      </p>
      <p>{t('sessions:endBody', { vaccinated, rejected, waiting: scheduled, ...care })}</p>
      {verified > 0 ? <p>{t('sessions:endVerified', { count: verified, ...care })}</p> : null}
      {before}
      <ColleaguesWaiting />
      <p>{t('sessions:endAgain')}</p>
    </ConfirmSheet>
  );
}
