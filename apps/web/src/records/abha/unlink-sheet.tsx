import { unlinkAbha } from '@teeka/contract/abha';
import { checkRemark } from '@teeka/domain/text';
import { useState } from 'react';
import { send } from '../../platform/api/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import type { PersonCard } from '../../platform/pack/index.ts';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { isRefused, useAsking } from '../../ui/form/use-asking.ts';
import { ConfirmSheet, Notice, toast } from '../../ui/index.ts';

interface Props {
  readonly person: PersonCard;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Ends the link of person and account, with a reason. */
export default function UnlinkSheet({ person, onClose, onDone }: Props) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  const { busy, refusals, ask } = useAsking(['reason']);
  const confirm = async () => {
    if (!refusals.judge('reason', checkRemark(reason))) return;
    const input = { beneficiary_id: person.beneficiary_id, reason: reason.trim() };
    const said = await ask(async () => (await send(unlinkAbha, input, { quiet: true, ownRefusals: true })) ?? {});
    if (isRefused(said)) return;
    toast.info(t('abha:unlinked'));
    onDone();
    onClose();
  };
  return (
    <ConfirmSheet
      open
      danger
      title={t('abha:unlinkTitle')}
      confirm={t('abha:unlink')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      busy={busy}
    >
      <strong className="wraps">{person.ben_name}</strong>
      <p>{t('abha:unlinkAfter')}</p>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <ReasonField label={t('abha:unlinkWhy')} value={reason} onChange={setReason} refusals={refusals} />
    </ConfirmSheet>
  );
}
