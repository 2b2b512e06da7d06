import { endSignInsOfWorker, unlockWorker, type Worker } from '@teeka/contract/workers';
import { checkRemark } from '@teeka/domain/text';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { ConfirmSheet, Notice, toast } from '../../../ui/index.ts';

/** Every sign-in is ended, or the account that rests is opened. */
export type Act = 'end' | 'unlock';

interface Props {
  readonly act: Act;
  readonly worker: Worker;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Asks once, with the reason, before something is done to another's account. */
export function ActSheet({ act, worker, onCancel, onDone }: Props) {
  const { t } = useWords();
  const { refusals, busy, attempt } = useAttempt(['reason']);
  const [reason, setReason] = useState('');
  const name = worker.display_name;
  const save = async () => {
    if (!refusals.judge('reason', checkRemark(reason))) return;
    await attempt(async () => {
      const input = { user_id: worker.user_id, reason };
      if (act === 'unlock') {
        await send(unlockWorker, input, { ownRefusals: true });
        toast.success(t('workers:unlocked', { name }));
      } else {
        const { ended } = await send(endSignInsOfWorker, input, { ownRefusals: true });
        toast.success(t('workers:ended', { count: ended, name }));
      }
      onDone();
    });
  };
  return (
    <ConfirmSheet
      open
      danger={act === 'end'}
      busy={busy}
      title={t(act === 'end' ? 'workers:endTitle' : 'workers:unlockTitle', { name })}
      confirm={t(act === 'end' ? 'workers:end' : 'workers:unlock')}
      onConfirm={() => void save()}
      onCancel={onCancel}
    >
      <p>{t(act === 'end' ? 'workers:endBody' : 'workers:unlockBody', { name })}</p>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <ReasonField
        label={t('workers:reason')}
        description={t('workers:reasonHelp')}
        value={reason}
        onChange={setReason}
        refusals={refusals}
      />
    </ConfirmSheet>
  );
}
