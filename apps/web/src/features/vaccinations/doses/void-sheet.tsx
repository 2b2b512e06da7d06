import { voidDose } from '@teeka/contract/vaccinations';
import { displayDate } from '@teeka/domain/format';
import { changeReasonRefusal } from '@teeka/domain/vaccinations';
import { useEffect, useState } from 'react';
import { now } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { doseName } from '../../../records/schedule/index.ts';
import { useWorkday } from '../../../records/workday/index.ts';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ConfirmSheet, toast, useRefusals } from '../../../ui/index.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import type { StorySheetProps } from './stories.ts';

/** Takes a dose back: which one, and why. It goes through the outbox, with or without network. */
export function VoidSheet({ person, story, onClose, onSaved }: StorySheetProps) {
  const { t } = useWords();
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const refusals = useRefusals(['reason']);
  const [reason, setReason] = useState('');
  const id = story?.dose_id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another dose begins with an empty form
  useEffect(() => {
    setReason('');
    refusals.show([]);
  }, [id]);
  const confirm = async () => {
    const refused = changeReasonRefusal(reason);
    if (!refusals.show(refused ? [refused] : []) || !story || !workday) return;
    const { dose_id, dose_code, given_on, case_id } = story;
    const input = {
      beneficiary_reference_id: person,
      dose_id,
      dose_code,
      given_on,
      case_id,
      reason: reason.trim(),
      captured_at: now().toISOString(),
    };
    if (!(await save(() => workday.outbox.enqueue(voidDose, input)))) return;
    toast.success(t('doses:voidSaved'));
    onSaved();
    onClose();
  };
  return (
    <ConfirmSheet
      open={story !== null}
      title={t('doses:voidTitle')}
      confirm={t('doses:void')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      busy={busy}
      danger
    >
      <div className="rows-12">
        {story ? (
          <p>{t('doses:voidWhat', { dose: doseName(story.dose_code), date: displayDate(story.given_on) })}</p>
        ) : null}
        <ReasonField label={t('doses:reason')} value={reason} onChange={setReason} refusals={refusals} />
      </div>
    </ConfirmSheet>
  );
}
