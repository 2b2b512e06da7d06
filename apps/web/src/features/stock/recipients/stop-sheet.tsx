import { stopBatch } from '@teeka/contract/stock';
import { liftsStops, stopRefusals } from '@teeka/domain/stock';
import { isSameVial } from '@teeka/domain/vaccinations';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { newId } from '../../../platform/store/index.ts';
import { draftAt } from '../../../records/forms/forms.ts';
import { useView, useWorkday } from '../../../records/workday/index.ts';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { ConfirmSheet, Notice, toast } from '../../../ui/index.ts';
import { type Unfit, unfitPlace } from '../site-stock/unfit.ts';

interface Props {
  readonly material_id: number;
  readonly batch_number: string;
  /** Stops the batch, or lifts its stop. */
  readonly stopped: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/**
 * Why nobody is to be given of a batch any more, or why it may be used again. Who answers for a place stops it at all its
 * sites; who vaccinates at the own one, also without network.
 */
export function StopSheet({ material_id, batch_number, stopped, onClose, onSaved }: Props) {
  const { t } = useWords();
  const workday = useWorkday();
  const { session_site_id: here = '', batches = [] } = useView()?.rows.meta ?? {};
  const role = currentUser()?.role ?? '';
  const { refusals, busy, attempt } = useAttempt(['reason']);
  const [reason, setReason] = useState('');
  const save = async () => {
    if (!refusals.show(stopRefusals({ batch_number, reason, stopped }, role))) return;
    await attempt(async () => {
      const at = now();
      const everywhere = liftsStops(role);
      const input = {
        stop_id: newId(at),
        material_id,
        batch_number,
        session_site_id: everywhere ? '' : here,
        stopped,
        reason: reason.trim(),
        captured_at: at.toISOString(),
      };
      if (!everywhere) {
        const { batch_id = '' } = batches.find((one) => isSameVial(one, input)) ?? {};
        const said: Unfit = { batch_id, fault: 'other', reason, seen_at: input.captured_at };
        await workday?.outbox.enqueue(stopBatch, input, { draft: draftAt(unfitPlace, said) });
        toast.success(t('stock:saved'));
        return onClose();
      }
      const { sites } = await send(stopBatch, input, { ownRefusals: true });
      toast.success(t(stopped ? 'stock:stopSaved' : 'stock:liftSaved', { count: sites }));
      onSaved();
      onClose();
    });
  };
  return (
    <ConfirmSheet
      open
      title={t(stopped ? 'stock:stopTitle' : 'stock:liftTitle', { batch: batch_number })}
      confirm={t(stopped ? 'stock:stop' : 'stock:lift')}
      onConfirm={() => void save()}
      onCancel={onClose}
      busy={busy}
      danger={stopped}
    >
      <p>{t(stopped ? 'stock:stopBody' : 'stock:liftBody')}</p>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <ReasonField label={t('stock:stopReason')} value={reason} onChange={setReason} refusals={refusals} />
    </ConfirmSheet>
  );
}
