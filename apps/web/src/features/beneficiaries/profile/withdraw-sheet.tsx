import { withdrawBenDeath } from '@teeka/contract/beneficiaries';
import { displayDate } from '@teeka/domain/format';
import { checkRemark } from '@teeka/domain/text';
import { useEffect, useState } from 'react';
import { now } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { PersonLine } from '../../../records/beneficiaries/person-line.tsx';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { useWorkday } from '../../../records/workday/index.ts';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ConfirmSheet, toast, useRefusals } from '../../../ui/index.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import classes from './profile.module.css';

interface Props {
  readonly person: PersonNow;
  /** The day of death that is shown, and that is taken back. */
  readonly deceasedOn: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Takes a death back that was declared by mistake: whose, which day, and why. It goes through the outbox. */
export default function WithdrawSheet({ person, deceasedOn, open, onClose }: Props) {
  const { t } = useWords();
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const refusals = useRefusals(['reason']);
  const [reason, setReason] = useState('');
  const { beneficiary_id, ben_name: name } = person.person;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person begins with an empty form
  useEffect(() => {
    setReason('');
    refusals.show([]);
  }, [beneficiary_id]);
  const confirm = async () => {
    if (!refusals.judge('reason', checkRemark(reason)) || !workday) return;
    const input = {
      beneficiary_ref_id: beneficiary_id,
      date_of_death: deceasedOn,
      reason: reason.trim(),
      captured_at: now().toISOString(),
    };
    const { outbox } = workday;
    if (!(await save(() => outbox.enqueue(withdrawBenDeath, input, { person: person.person })))) return;
    toast.success(t('beneficiaries:deathWithdrawn', { name }));
    onClose();
  };
  return (
    <ConfirmSheet
      open={open}
      title={t('beneficiaries:deathWithdrawTitle', { name })}
      confirm={t('beneficiaries:deathWithdrawConfirm')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      busy={busy}
    >
      <PersonLine person={person} />
      <p>
        <strong>{t('beneficiaries:deathWithdrawWhat', { date: displayDate(deceasedOn) })}</strong>
      </p>
      <ReasonField
        label={t('beneficiaries:deathWithdrawReason')}
        value={reason}
        onChange={setReason}
        refusals={refusals}
      />
      <p className={classes.note}>{t('beneficiaries:deathWithdrawAfter')}</p>
    </ConfirmSheet>
  );
}
